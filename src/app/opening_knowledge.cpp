#include "app/opening_knowledge.h"

#include <random>
#include <utility>

#include "roster/book_player.h"
#include "roster/opening_player.h"

namespace outflank::app {

Result<OpeningKnowledge> OpeningKnowledge::read(const OpeningOptions& typed) {
    OpeningKnowledge knowledge;
    auto book = roster::book_named(typed.book.empty() ? "on" : typed.book);
    if (!book) return book.error().in("--book");
    knowledge.book = *std::move(book);
    if (!typed.randomness.empty()) {
        const auto tolerance = roster::parse_book_tolerance(typed.randomness);
        if (!tolerance) return tolerance.error();
        knowledge.tolerance = *tolerance;
    }
    if (!typed.list.empty()) {
        auto list = roster::OpeningList::named(typed.list);
        if (!list) return list.error().in("--openings-list");
        knowledge.list = *std::move(list);
    }
    return knowledge;
}

Result<Done> check_openings(const OpeningOptions& typed) {
    if (typed.book.empty() && typed.randomness.empty() && typed.list.empty()) return Done{};
    const auto known = OpeningKnowledge::read(typed);
    if (!known) return known.error();
    return Done{};
}

std::unique_ptr<Player<othello::Othello>> OpeningKnowledge::given_to(
    std::unique_ptr<Player<othello::Othello>> player, std::optional<int> level) const {
    player = std::make_unique<roster::BookPlayer>(
        std::move(player), book, tolerance.value_or(roster::book_tolerance_of_level(level)),
        std::random_device{}());
    if (!list) return player;
    return std::make_unique<roster::OpeningPlayer>(std::move(player), *list);
}

}  // namespace outflank::app

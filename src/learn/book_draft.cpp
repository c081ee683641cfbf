#include "learn/book_draft.h"

#include <algorithm>
#include <tuple>

#include "games/othello/othello8.h"
#include "kernels/portable.h"

namespace outflank::learn {

namespace {

using othello::Move;
using othello::Position8;
using play::BookEntry;

constexpr othello::Othello8<kernels::Portable> Game8;

Position8 key_of(const Position8& position) {
    Position8 least = canonical(position).position;
    least.to_move = Side::One;
    return least;
}

/// A pass adds no disc: the position that has to pass comes before the one it leads to.
auto order_of(const BookEntry* entry) {
    const Position8& position = entry->position;
    const bool has_move = kernels::Portable::mobility(position.own, position.other) != 0;
    return std::tuple(kernels::count(position.own | position.other), has_move, position.own,
                      position.other);
}

}  // namespace

bool is_as_careful(const engine::Stage& stage, const engine::Stage& than) {
    return std::tuple(stage.depth, stage.selectivity) >= std::tuple(than.depth, than.selectivity);
}

void BookDraft::put(const BookEntry& entry) {
    const auto [position, symmetry] = canonical(entry.position);
    BookEntry look = transformed(entry, symmetry);
    look.position.to_move = Side::One;
    // A leaf that cannot be played, from somebody else's file, is none.
    if (look.leaf && !Game8.is_legal(look.position, *look.leaf)) look.leaf = std::nullopt;
    Page& page = pages_[look.position];
    page.entry.position = look.position;
    const auto place = std::find_if(
        page.looks.begin(), page.looks.end(),
        [&](const BookEntry& other) { return is_as_careful(look.stage, other.stage); });
    page.looks.insert(place, look);
    is_settled_ = false;
}

void BookDraft::put_all(const play::Book& book) {
    for (std::size_t i = 0; i < book.size(); ++i) put(book[i]);
}

const BookEntry* BookDraft::find(const Position8& position) const {
    const auto found = pages_.find(key_of(position));
    return found == pages_.end() ? nullptr : &found->second.entry;
}

void BookDraft::choose_leaf(Page& page) const {
    const auto leads_out = [&](const BookEntry& look) {
        return look.leaf && !find(Game8.after(page.entry.position, *look.leaf));
    };
    const auto chosen = std::find_if(page.looks.begin(), page.looks.end(), leads_out);
    const bool has_leaf = chosen != page.looks.end();
    const BookEntry& look = has_leaf ? *chosen : page.looks.front();
    page.entry.leaf = has_leaf ? look.leaf : std::nullopt;
    page.entry.leaf_value = look.leaf_value;
    page.entry.stage = look.stage;
}

Score BookDraft::value_of(const BookEntry& entry) const {
    const auto known = known_moves(*this, entry.position);
    Score best = entry.leaf || known.empty() ? entry.leaf_value : -known.front().next->value;
    for (const KnownMove& each : known) best = std::max(best, -each.next->value);
    return best;
}

void BookDraft::settle() {
    if (is_settled_) return;
    in_order_.clear();
    for (auto& [position, page] : pages_) {
        choose_leaf(page);
        in_order_.push_back(&page.entry);
    }
    std::sort(in_order_.begin(), in_order_.end(),
              [](const BookEntry* a, const BookEntry* b) { return order_of(a) < order_of(b); });
    for (auto last = in_order_.rbegin(); last != in_order_.rend(); ++last)
        pages_.find((*last)->position)->second.entry.value = value_of(**last);
    is_settled_ = true;
}

std::string BookDraft::to_bytes(std::string_view note) const {
    std::vector<BookEntry> entries;
    entries.reserve(size());
    for (const BookEntry* entry : in_order_) entries.push_back(*entry);
    return play::Book::to_bytes(std::move(entries), note);
}

std::vector<KnownMove> known_moves(const BookDraft& draft, const Position8& position) {
    std::vector<KnownMove> known;
    for (const Move move : Game8.moves(position)) {
        if (const BookEntry* next = draft.find(Game8.after(position, move)))
            known.push_back({move, next});
    }
    return known;
}

}  // namespace outflank::learn

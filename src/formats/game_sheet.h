/// GameSheet: a game with all that is written around it, the form in which games go from one file
/// format to another.
///
/// Every format has its own names for the same facts. Here a fact has one name, a lower-case word:
/// black, white, black-rating, white-rating, event, round, site, date, clock, comment, opening,
/// theoretical-score (Black's discs had both played perfectly from theoretical-depth empty squares
/// on), and result where a result is worded in a way that is no Verdict. The sides of tafl are
/// attackers and defenders there. What a format has beyond these keeps the
/// name it has there, so that nothing is lost on the way back.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/result.h"
#include "formats/verdict.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "play/noted_move.h"
#include "play/record.h"

namespace outflank::formats {

struct SheetTag {
    std::string name;
    std::string value;

    friend bool operator==(const SheetTag&, const SheetTag&) = default;
};

/// What is written beside a move.
struct MoveRemark {
    MoveNote note;
    std::string comment;

    friend bool operator==(const MoveRemark&, const MoveRemark&) = default;
};

template <Game G>
struct GameSheet {
    GameRecord<G> record;
    std::vector<MoveRemark> remarks = {};  // one a move
    std::vector<SheetTag> tags = {};  // no two of one name
    std::optional<Verdict> verdict = {};  // as the file says; nothing where it does not

    /// The value of that tag; empty if there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// A second value of a name becomes another line of the first.
    void add_tag(std::string_view name, std::string_view value);

    /// Plays the move, and before it a forced pass that was left out.
    Result<Done> play(typename G::Move move, MoveRemark remark = {});

    /// As the file says, and where it is silent as the moves say; nothing while the game goes on.
    [[nodiscard]] std::optional<Verdict> known_verdict() const;

    friend bool operator==(const GameSheet&, const GameSheet&) = default;
};

using OthelloSheet = GameSheet<othello::Othello>;
using TaflSheet = GameSheet<tafl::Tafl>;

template <Game G>
std::string_view GameSheet<G>::tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(),
                                    [&](const SheetTag& each) { return each.name == name; });
    return found == tags.end() ? std::string_view() : std::string_view(found->value);
}

template <Game G>
void GameSheet<G>::add_tag(std::string_view name, std::string_view value) {
    const auto found = std::find_if(tags.begin(), tags.end(),
                                    [&](const SheetTag& each) { return each.name == name; });
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::string(value)});
    } else {
        found->value += '\n' + std::string(value);
    }
}

template <Game G>
Result<Done> GameSheet<G>::play(typename G::Move move, MoveRemark remark) {
    const bool is_legal = record.game().is_legal(record.position(), move);
    const auto pass = is_legal ? std::nullopt : forced_pass(record.game(), record.position());
    if (pass) {
        const auto passed = record.play(*pass);
        if (!passed) return passed;
        remarks.emplace_back();
    }
    const auto played = record.play(move);
    if (played) remarks.push_back(std::move(remark));
    return played;
}

/// A record with nothing written around it.
template <Game G>
GameSheet<G> bare_sheet(GameRecord<G> record) {
    GameSheet<G> sheet{std::move(record)};
    sheet.remarks.resize(sheet.record.moves().size());
    return sheet;
}

/// What the moves say about the end of the game.
template <Game G>
std::optional<Verdict> verdict_of(const GameRecord<G>& record) {
    const auto outcome = record.outcome();
    if (!outcome) return std::nullopt;
    return Verdict::from(*outcome, std::is_same_v<G, othello::Othello>);
}

template <Game G>
std::optional<Verdict> GameSheet<G>::known_verdict() const {
    auto played = verdict_of(record);
    if (!verdict) return played;
    Verdict known = *verdict;
    if (played && !known.margin && played->winner == known.winner) known.margin = played->margin;
    return known;
}

/// A finished game that is said to be won by the other side. Margins may differ: some count the
/// empties for the winner and some do not.
template <Game G>
Result<Done> check_verdict(const GameSheet<G>& sheet) {
    const auto played = verdict_of(sheet.record);
    if (!played || !sheet.verdict || played->winner == sheet.verdict->winner) return Done{};
    const auto told = [&](const Verdict& verdict) {
        if (!verdict.winner) return std::string("a draw");
        return "a win for " + text::lower(sheet.record.game().side_name(*verdict.winner));
    };
    return Error{"the result is given as " + told(*sheet.verdict) + ", but the moves make it " +
                 told(*played)};
}

}  // namespace outflank::formats

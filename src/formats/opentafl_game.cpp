#include "formats/opentafl_game.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/text.h"
#include "formats/opentafl_text.h"
#include "games/tafl/opentafl.h"

namespace outflank::formats {

namespace {

using tafl::Position;
using tafl::Rules;
using tafl::Tafl;

constexpr std::string_view Resignation = "---";
constexpr std::array<std::string_view, 2> SideWords = {"attackers", "defenders"};  // by index(Side)
/// Facts that have another name here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> Renamed = {
    {{"clock", "time-control"}, {"comment", "start-comment"}}};
/// Tags that are the game itself, or its result.
constexpr std::array<std::string_view, 6> Reserved = {"rules", "position", "side",
                                                      "ply",   "result",   "termination"};

bool is_reserved(std::string_view name) {
    return std::find(Reserved.begin(), Reserved.end(), name) != Reserved.end();
}

std::string_view fact_of(std::string_view own) {
    for (const auto& [fact, name] : Renamed) {
        if (name == own) return fact;
    }
    return own;
}

/// Letters, digits and dashes are what a name may have; empty where there are none.
std::string own_name(std::string_view fact) {
    for (const auto& [known, name] : Renamed) {
        if (known == fact) return std::string(name);
    }
    std::string name;
    for (const char c : fact) {
        if (text::is_letter(c) || text::is_digit(c) || c == '-') name += c;
    }
    return fact_of(name) == name && !is_reserved(name) ? name : "";
}

/// The value of `key:value` in a rules record; empty if there is none.
std::string_view rule(std::string_view rules, std::string_view key) {
    for (const std::string_view word : text::words(rules)) {
        const std::size_t colon = word.find(':');
        if (word.substr(0, colon) == key && colon != std::string_view::npos)
            return word.substr(colon + 1);
    }
    return {};
}

Result<const Rules*> rules_of(std::string_view record, const Rules* chosen) {
    const auto named = tafl::find_rules(text::lower(rule(record, "name")));
    if (!chosen && !named) {
        return Error{"the rules " + text::shown(rule(record, "name")) +
                     " are not known here; say by which the game is to be read: comp424, ashton or "
                     "brandubh"};
    }
    const Rules* rules = chosen ? chosen : *named;
    const std::string_view size = rule(record, "dim");
    if (!size.empty() && size != std::to_string(rules->size))
        return Error{"the rules " + std::string(rules->name) + " have a board of " +
                     std::to_string(rules->size) + ", but the record has dim:" + std::string(size)};
    return rules;
}

/// Who is to move where the tag `side` does not say it.
Side usual_side(std::string_view rules, const Tafl& game) {
    const std::string_view attackers_first = rule(rules, "atkf");
    if (attackers_first.empty()) return game.rules().first;
    return attackers_first == "y" ? Side::One : Side::Two;
}

/// The board of the tag `position`, else of the rules, else that of the game.
Result<Position> start_of(const OpenTaflText& record, const Tafl& game) {
    const std::string_view rules = record.tag("rules");
    const std::string_view own = record.tag("position");
    const std::string_view board = own.empty() ? rule(rules, "start") : own;
    if (board.empty()) return game.start();
    const std::string_view named = record.tag("side");
    const std::string_view side = named.empty() ? SideWords[index(usual_side(rules, game))] : named;
    const std::string_view ply = record.tag("ply");
    return game.parse_position(std::string(board) + ' ' + std::string(side) +
                               (ply.empty() ? "" : " ply=" + std::string(ply)));
}

std::optional<Verdict> verdict_in(const OpenTaflText& record) {
    const std::string_view result = record.tag("result");
    const std::string ending(record.tag("termination"));
    if (result == "1") return Verdict{Side::One, {}, ending};
    if (result == "-1") return Verdict{Side::Two, {}, ending};
    if (result == "0") return Verdict{{}, {}, ending};
    return std::nullopt;
}

void read_tags(TaflSheet& sheet, const OpenTaflText& record) {
    sheet.verdict = verdict_in(record);
    for (const SheetTag& tag : record.tags) {
        const bool is_left_over = !sheet.verdict && (tag.name == "termination" ||
                                                     (tag.name == "result" && tag.value != "?"));
        if (!is_reserved(tag.name) || is_left_over) sheet.add_tag(fact_of(tag.name), tag.value);
    }
}

Result<Done> play(TaflSheet& sheet, const OpenTaflMove& word) {
    const auto move = sheet.record.game().parse_move(word.text);
    if (!move) return move.error();
    return sheet.play(*move, {{}, word.comment});
}

Result<Done> play_all(TaflSheet& sheet, const OpenTaflText& record) {
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const bool resigns = record.moves[i].text == Resignation;
        if (resigns && !sheet.verdict)
            sheet.verdict = Verdict{opponent(sheet.record.to_move()), {}, "resign"};
        if (resigns) break;
        const auto played = play(sheet, record.moves[i]);
        if (!played) return played.error().in("move " + std::to_string(i + 1));
    }
    return check_verdict(sheet);
}

Result<TaflSheet> sheet_of(const OpenTaflText& record, const Rules* chosen) {
    const auto rules = rules_of(record.tag("rules"), chosen);
    if (!rules) return rules.error();
    const Tafl game(**rules);
    const auto start = start_of(record, game);
    if (!start) return start.error();
    TaflSheet sheet{GameRecord(game, *start)};
    read_tags(sheet, record);
    if (const auto played = play_all(sheet, record); !played) return played.error();
    return sheet;
}

std::string squares(const tafl::Bits& bits, std::string_view separator) {
    std::string text;
    for (const tafl::Square square : bits)
        text += (text.empty() ? "" : std::string(separator)) + tafl::format(square);
    return text;
}

/// As near as the notation comes; the name says the rest.
std::string rules_record(const Tafl& game) {
    const Rules& rules = game.rules();
    const bool to_corners = rules.escapes.count() == 4;
    std::string text = "dim:" + std::to_string(rules.size) + " name:" + std::string(rules.name) +
                       " esc:" + (to_corners ? 'c' : 'e') +
                       " surf:n atkf:" + (rules.first == Side::One ? 'y' : 'n') + " ks:c nj:n cj:n";
    if (!to_corners) text += " cor:";
    if (rules.camps.any()) text += " afor:" + squares(rules.camps, ",") + ',';
    return text + " start:" + tafl::format_opentafl(game.start(), rules.size);
}

std::string format_start(const GameRecord<tafl::Tafl>& record) {
    const Position& start = record.start();
    if (start == record.game().start()) return "";
    std::string text =
        format_opentafl_tag("position", tafl::format_opentafl(start, record.game().rules().size));
    text += format_opentafl_tag("side", SideWords[index(start.to_move())]);
    if (start.ply() > 0) text += format_opentafl_tag("ply", std::to_string(start.ply()));
    return text;
}

std::string format_verdict(const TaflSheet& sheet) {
    const auto verdict = sheet.known_verdict();
    if (!verdict) return format_opentafl_tag("result", "?");
    const std::string_view result = !verdict->winner                ? "0"
                                    : *verdict->winner == Side::One ? "1"
                                                                    : "-1";
    std::string text = format_opentafl_tag("result", result);
    if (!verdict->ending.empty()) text += format_opentafl_tag("termination", verdict->ending);
    return text;
}

std::string format_tags(const TaflSheet& sheet) {
    std::string text;
    const bool has_verdict = sheet.known_verdict().has_value();
    for (const SheetTag& tag : sheet.tags) {
        const bool is_left_over = !has_verdict && tag.name == "termination";
        const std::string name = is_left_over ? tag.name : own_name(tag.name);
        if (!name.empty()) text += format_opentafl_tag(name, tag.value);
    }
    return text + format_verdict(sheet) +
           format_opentafl_tag("rules", rules_record(sheet.record.game())) +
           format_start(sheet.record);
}

std::string format_turns(const TaflSheet& sheet) {
    const auto& moves = sheet.record.moves();
    const Tafl& game = sheet.record.game();
    std::string text;
    Position position = sheet.record.start();
    for (std::size_t i = 0; i < moves.size(); i += 2) {
        text += std::to_string(i / 2 + 1) + '.';
        std::array<std::string, 2> comments;
        for (std::size_t half = 0; half < 2 && i + half < moves.size(); ++half) {
            text += ' ' + format_opentafl_move(game, position, moves[i + half]);
            position = game.after(position, moves[i + half]);
            comments[half] = sheet.remarks[i + half].comment;
        }
        text += '\n' + format_opentafl_comments(comments[0], comments[1]);
    }
    return text;
}

}  // namespace

Result<std::optional<TaflSheet>> take_opentafl_game(std::string_view& text,
                                                    const tafl::Rules* rules) {
    const auto record = take_opentafl(text);
    if (!record) return record.error();
    if (record->tags.empty() && record->moves.empty()) return std::optional<TaflSheet>();
    auto sheet = sheet_of(*record, rules);
    if (!sheet) return sheet.error();
    return std::optional(*std::move(sheet));
}

std::string format_opentafl_game(const TaflSheet& sheet) {
    return format_tags(sheet) + '\n' + format_turns(sheet) + '\n';
}

std::string format_opentafl_move(const tafl::Tafl& game, const tafl::Position& position,
                                 tafl::Move move) {
    const tafl::Delta delta = game.delta(position, move);
    const tafl::Bits men = delta.captured - position.king();
    std::string text = delta.mover == tafl::Piece::King ? "K" : "";
    text += tafl::format(move);
    if (men.any()) text += 'x' + squares(men, "/");
    const auto outcome = game.outcome(game.after(position, move));
    if (outcome && outcome->reason == Reason::KingCaptured) text += "++";
    if (outcome && outcome->reason == Reason::KingEscaped) text += "--";
    return text;
}

}  // namespace outflank::formats

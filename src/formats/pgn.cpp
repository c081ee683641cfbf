#include "formats/pgn.h"

#include <algorithm>
#include <array>

#include "core/text.h"
#include "formats/fen.h"
#include "formats/game_stream.h"
#include "formats/pgn_text.h"
#include "formats/tag_names.h"

namespace outflank::formats {

namespace {

using othello::Move;
using othello::Othello;

constexpr std::size_t LongestLine = 80;
/// How a game ended and by how much, where the moves do not tell.
constexpr std::string_view EndingTag = "Termination";
constexpr std::string_view MarginTag = "Margin";
/// Tags that every PGN file has, in this order.
constexpr std::array<std::string_view, 6> Roster = {"Event", "Site",  "Date",
                                                    "Round", "Black", "White"};

std::string_view value_of(const PgnText& game, std::string_view name) {
    for (const SheetTag& tag : game.tags) {
        if (tag.name == name) return tag.value;
    }
    return {};
}

/// "?" and "????.??.??" stand for what nobody knows.
bool is_unknown(std::string_view value) {
    return value.find_first_not_of("?. ") == std::string_view::npos;
}

Result<OthelloSheet> start_of(const PgnText& game) {
    const std::string_view fen = value_of(game, "FEN");
    if (fen.empty()) return OthelloSheet{GameRecord(Othello(8))};
    auto record = parse_fen(fen);
    if (!record) return record.error().in("FEN");
    return OthelloSheet{*std::move(record)};
}

/// Takes `[%name number]` out of a comment.
std::optional<double> take_command(std::string& comment, std::string_view name) {
    const std::string opening = "[%" + std::string(name) + ' ';
    const std::size_t begin = comment.find(opening);
    const std::size_t end = comment.find(']', begin);
    if (begin == std::string::npos || end == std::string::npos) return std::nullopt;
    const std::size_t value = begin + opening.size();
    const auto number = text::parse_real(text::trim(comment.substr(value, end - value)));
    if (!number) return std::nullopt;
    comment.erase(begin, end + 1 - begin);
    comment = std::string(text::trim(comment));
    return number;
}

MoveRemark remark_of(std::string comment, Side mover) {
    MoveRemark remark;
    remark.note.eval = take_command(comment, "eval");
    if (remark.note.eval && mover == Side::Two) remark.note.eval = -*remark.note.eval;
    remark.note.seconds = take_command(comment, "emt");
    remark.comment = std::move(comment);
    return remark;
}

Result<Done> play_word(OthelloSheet& sheet, const PgnWord& word) {
    const std::string_view square = word.text.substr(0, word.text.find_first_of("!?"));
    const auto move = Move::parse(square);
    if (!move) return move.error();
    auto played = sheet.play(*move);
    if (!played) return played;
    sheet.remarks.back() = remark_of(word.comment, opponent(sheet.record.to_move()));
    return Done{};
}

/// Gives the result that stands behind the moves.
Result<std::optional<Verdict>> play_words(OthelloSheet& sheet, const PgnText& game) {
    for (std::size_t i = 1; i < game.words.size(); ++i) {
        const PgnWord& word = game.words[i];
        if (word.text == "*") return std::optional<Verdict>();
        if (const auto verdict = parse_pgn_result(word.text)) return verdict;
        const auto played = play_word(sheet, word);
        if (!played) return played.error().in("move " + std::to_string(i));
    }
    return std::optional<Verdict>();
}

void read_tags(OthelloSheet& sheet, const PgnText& game) {
    const std::string_view result = value_of(game, "Result");
    sheet.verdict = parse_pgn_result(result);
    for (const SheetTag& tag : game.tags) {
        const bool says_nothing = tag.name == "Result" && (sheet.verdict || result == "*");
        const bool is_of_verdict =
            sheet.verdict && (tag.name == EndingTag || tag.name == MarginTag);
        if (tag.name == "FEN" || is_unknown(tag.value) || says_nothing || is_of_verdict) continue;
        sheet.add_tag(fact_of(PgnTagNames, tag.name), tag.value);
    }
    if (!game.words[0].comment.empty()) sheet.add_tag("comment", game.words[0].comment);
    if (!sheet.verdict) return;
    sheet.verdict->ending = value_of(game, EndingTag);
    const auto margin = text::parse_int(MarginTag, value_of(game, MarginTag), 1, 256);
    if (margin && sheet.verdict->winner) sheet.verdict->margin = static_cast<int>(*margin);
}

Result<OthelloSheet> sheet_of(const PgnText& game) {
    auto sheet = start_of(game);
    if (!sheet) return sheet;
    read_tags(*sheet, game);
    const auto behind = play_words(*sheet, game);
    if (!behind) return behind.error();
    if (*behind && sheet->verdict && (*behind)->winner != sheet->verdict->winner)
        return Error{"the tag Result and the result behind the moves name different winners"};
    if (!sheet->verdict) sheet->verdict = *behind;
    if (const auto checked = check_verdict(*sheet); !checked) return checked.error();
    return sheet;
}

/// Letters, digits and underscores are what a name may have.
std::string pgn_name(std::string_view fact) {
    for (const TagName& each : PgnTagNames) {
        if (each.fact == fact) return std::string(each.own);
    }
    std::string name;
    for (const char c : fact) {
        if (text::is_letter(c) || text::is_digit(c)) name += c;
    }
    return fact_of(PgnTagNames, name) == name ? name : "";
}

std::string format_verdict(const OthelloSheet& sheet) {
    const auto verdict = sheet.known_verdict();
    if (!verdict) return format_pgn_tag("Result", "*");
    std::string text = format_pgn_tag("Result", pgn_result(*verdict));
    if (!verdict->ending.empty()) text += format_pgn_tag(EndingTag, verdict->ending);
    const auto played = verdict_of(sheet.record);
    const bool moves_tell = played && played->margin == verdict->margin;
    if (verdict->margin.value_or(0) > 0 && !moves_tell)
        text += format_pgn_tag(MarginTag, std::to_string(*verdict->margin));
    return text;
}

std::string format_tags(const OthelloSheet& sheet) {
    std::string text;
    std::vector<std::string_view> written(Roster.begin(), Roster.end());
    for (const std::string_view name : Roster) {
        const std::string_view value = sheet.tag(fact_of(PgnTagNames, name));
        text += format_pgn_tag(name, value.empty() ? "?" : value);
    }
    text += format_verdict(sheet);
    const bool has_verdict = sheet.known_verdict().has_value();
    for (const SheetTag& tag : sheet.tags) {
        const std::string name = pgn_name(tag.name);
        const bool is_of_verdict =
            name == "Result" || (has_verdict && (name == EndingTag || name == MarginTag));
        const bool is_written = std::find(written.begin(), written.end(), name) != written.end();
        if (!name.empty() && name != "FEN" && !is_of_verdict && !is_written)
            text += format_pgn_tag(name, tag.value);
    }
    const auto& record = sheet.record;
    if (record.start() != Othello(8).start())
        text += format_pgn_tag("FEN", format_fen(record.game(), record.start()));
    return text;
}

std::string format_remark(const MoveRemark& remark, Side mover) {
    std::string text;
    const auto add = [&](const std::string& piece) { text += (text.empty() ? "" : " ") + piece; };
    if (const auto eval = remark.note.eval)
        add("[%eval " + decimal_word(mover == Side::One ? *eval : -*eval) + ']');
    if (remark.note.seconds) add("[%emt " + decimal_word(*remark.note.seconds) + ']');
    if (!remark.comment.empty()) add(remark.comment);
    std::replace(text.begin(), text.end(), '}', ')');
    return text.empty() ? "" : " {" + text + '}';
}

/// Line breaks between moves alone, so that comments stay as they are.
std::string wrapped(const std::vector<std::string>& pieces) {
    std::string text;
    std::size_t column = 0;
    for (const std::string& piece : pieces) {
        const bool fits = column + 1 + piece.size() <= LongestLine;
        if (!text.empty()) text += fits ? ' ' : '\n';
        column = fits ? column + 1 + piece.size() : piece.size();
        text += piece;
    }
    return text + '\n';
}

std::string format_moves(const OthelloSheet& sheet) {
    std::vector<std::string> pieces;
    const auto& moves = sheet.record.moves();
    Side mover = sheet.record.game().to_move(sheet.record.start());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 2 == 0) pieces.push_back(std::to_string(i / 2 + 1) + '.');
        pieces.push_back(othello::format(moves[i]) + format_remark(sheet.remarks[i], mover));
        mover = opponent(mover);
    }
    const auto verdict = sheet.known_verdict();
    pieces.push_back(verdict ? pgn_result(*verdict) : "*");
    return wrapped(pieces);
}

}  // namespace

Result<std::optional<OthelloSheet>> take_pgn_game(std::string_view& text) {
    text = text::trim(text);
    if (text.empty()) return std::optional<OthelloSheet>();
    const auto game = take_pgn(text);
    if (!game) return game.error();
    auto sheet = sheet_of(*game);
    if (!sheet) return sheet.error();
    return std::optional(*std::move(sheet));
}

Result<std::vector<OthelloSheet>> read_pgn(std::string_view text) {
    return all_games<OthelloSheet>(text, PgnExpected, take_pgn_game);
}

std::string format_pgn(const OthelloSheet& sheet) {
    return format_tags(sheet) + '\n' + format_moves(sheet) + '\n';
}

}  // namespace outflank::formats

#include "formats/json_game.h"

#include <cmath>
#include <optional>

#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::formats {

namespace {

using Json = nlohmann::ordered_json;  // a line is written in the order a person reads it

constexpr std::string_view FormatName = "outflank-game";
constexpr int Version = 1;
constexpr int LargestMargin = othello::LargestSize * othello::LargestSize;
constexpr std::size_t DeepestNesting = 8;

/// Null where there is none. By reference, for copying goes as deep as a hostile text is nested.
const Json& member(const Json& object, const char* name) {
    static const Json none;
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

Error expected(std::string_view name, std::string_view what) {
    return Error{"\"" + std::string(name) + "\" expects " + std::string(what)};
}

Result<std::string> string_member(const Json& object, const char* name) {
    const Json& value = member(object, name);
    if (value.is_null()) return std::string();
    if (!value.is_string()) return expected(name, "a string");
    return value.get<std::string>();
}

Result<std::optional<double>> number_member(const Json& object, const char* name) {
    const Json& value = member(object, name);
    if (value.is_null()) return std::optional<double>();
    if (!value.is_number()) return expected(name, "a number");
    return std::optional(value.get<double>());
}

/// A record is flat; what is nested deeper is none, and is not built.
Result<Json> parse_object(std::string_view line) {
    const auto shallow = [](int depth, Json::parse_event_t, Json&) {
        return depth <= static_cast<int>(DeepestNesting);
    };
    auto object = Json::parse(line.begin(), line.end(), shallow, false);
    if (!object.is_object())
        return Error{"expected a game record, {\"format\":\"outflank-game\",...}, not " +
                     text::shown(line)};
    const auto format = string_member(object, "format");
    if (!format || *format != FormatName) return expected("format", "\"outflank-game\"");
    if (member(object, "version") != Version) return expected("version", std::to_string(Version));
    return object;
}

template <Game G>
std::string side_word(const G& game, std::optional<Side> side) {
    return side ? text::lower(game.side_name(*side)) : "draw";
}

template <Game G>
Result<std::optional<Verdict>> verdict_in(const G& game, const Json& object) {
    const Json& result = member(object, "result");
    if (result.is_null()) return std::optional<Verdict>();
    if (!result.is_object()) return expected("result", "an object");
    const auto winner = string_member(result, "winner");
    if (!winner) return winner.error();
    Verdict verdict;
    for (const Side side : {Side::One, Side::Two}) {
        if (*winner == side_word(game, side)) verdict.winner = side;
    }
    if (!verdict.winner && *winner != "draw") {
        return expected(
            "winner", side_word(game, Side::One) + ", " + side_word(game, Side::Two) + " or draw");
    }
    const auto margin = number_member(result, "margin");
    if (!margin) return margin.error();
    if (*margin) {
        const bool fits = **margin >= 0 && **margin <= LargestMargin &&
                          **margin == std::trunc(**margin) &&
                          (**margin > 0) == verdict.winner.has_value();
        if (!fits) return expected("margin", "the discs between the sides, 0 for a draw alone");
        verdict.margin = static_cast<int>(**margin);
    }
    const auto ending = string_member(result, "ending");
    if (!ending) return ending.error();
    verdict.ending = *ending;
    return std::optional(verdict);
}

template <Game G>
Result<Done> read_tags(GameSheet<G>& sheet, const Json& object) {
    const Json& tags = member(object, "tags");
    if (tags.is_null()) return Done{};
    if (!tags.is_object()) return expected("tags", "an object of strings");
    for (const auto& [name, value] : tags.items()) {
        if (!value.is_string()) return expected(name, "a string");
        sheet.add_tag(name, value.template get_ref<const std::string&>());
    }
    return Done{};
}

Result<MoveRemark> remark_in(const Json& object) {
    const auto eval = number_member(object, "eval");
    if (!eval) return eval.error();
    const auto seconds = number_member(object, "seconds");
    if (!seconds) return seconds.error();
    const auto comment = string_member(object, "comment");
    if (!comment) return comment.error();
    return MoveRemark{{*eval, *seconds}, *comment};
}

template <Game G>
Result<Done> read_remarks(GameSheet<G>& sheet, const Json& object) {
    const Json& remarks = member(object, "remarks");
    if (remarks.is_null()) return Done{};
    if (!remarks.is_array()) return expected("remarks", "an array");
    for (const Json& each : remarks) {
        const Json& ply = each.is_object() ? member(each, "ply") : each;
        const bool is_ply = ply.is_number_unsigned() && ply.template get<std::uint64_t>() >= 1 &&
                            ply.template get<std::uint64_t>() <= sheet.remarks.size();
        if (!is_ply) return expected("ply", "the number of a move of the game, from 1");
        auto remark = remark_in(each);
        if (!remark) return remark.error();
        sheet.remarks[ply.template get<std::size_t>() - 1] = *std::move(remark);
    }
    return Done{};
}

template <Game G>
Result<GameRecord<G>> record_in(const G& game, const Json& object) {
    const auto name = string_member(object, "game");
    if (!name) return name.error();
    if (*name != game.name()) return expected("game", game.name());
    const auto start = string_member(object, "start");
    if (!start) return start.error();
    const auto moves = string_member(object, "moves");
    if (!moves) return moves.error();
    return GameRecord<G>::parse(
        game, (start->empty() ? game.format(game.start()) : *start) + " moves " + *moves);
}

Json remarks_of(const std::vector<MoveRemark>& remarks) {
    Json array = Json::array();
    for (std::size_t i = 0; i < remarks.size(); ++i) {
        if (remarks[i] == MoveRemark{}) continue;
        Json each{{"ply", i + 1}};
        if (remarks[i].note.eval) each["eval"] = *remarks[i].note.eval;
        if (remarks[i].note.seconds) each["seconds"] = *remarks[i].note.seconds;
        if (!remarks[i].comment.empty()) each["comment"] = remarks[i].comment;
        array.push_back(std::move(each));
    }
    return array;
}

template <Game G>
Json result_of(const G& game, const Verdict& verdict) {
    Json result{{"winner", side_word(game, verdict.winner)}};
    if (verdict.margin) result["margin"] = *verdict.margin;
    if (!verdict.ending.empty()) result["ending"] = verdict.ending;
    return result;
}

template <Game G>
std::string moves_of(const GameRecord<G>& record) {
    std::string words;
    for (const auto move : record.moves())
        words += (words.empty() ? "" : " ") + record.game().format(move);
    return words;
}

}  // namespace

Result<std::string> game_named_in_json(std::string_view line) {
    const auto object = parse_object(line);
    if (!object) return object.error();
    return string_member(*object, "game");
}

template <Game G>
Result<GameSheet<G>> parse_json_game(const G& game, std::string_view line) {
    const auto object = parse_object(line);
    if (!object) return object.error();
    auto record = record_in(game, *object);
    if (!record) return record.error();
    GameSheet<G> sheet{*std::move(record)};
    sheet.remarks.resize(sheet.record.moves().size());
    if (const auto read = read_tags(sheet, *object); !read) return read.error();
    if (const auto read = read_remarks(sheet, *object); !read) return read.error();
    const auto verdict = verdict_in(game, *object);
    if (!verdict) return verdict.error();
    sheet.verdict = *verdict;
    if (const auto checked = check_verdict(sheet); !checked) return checked.error();
    return sheet;
}

template <Game G>
std::string format_json_game(const GameSheet<G>& sheet) {
    const GameRecord<G>& record = sheet.record;
    const G& game = record.game();
    Json object{{"format", FormatName}, {"version", Version}, {"game", game.name()}};
    if (!sheet.tags.empty()) {
        Json& tags = object["tags"] = Json::object();
        for (const SheetTag& tag : sheet.tags) tags[tag.name] = tag.value;
    }
    if (record.start() != game.start()) object["start"] = game.format(record.start());
    object["moves"] = moves_of(record);
    if (Json remarks = remarks_of(sheet.remarks); !remarks.empty())
        object["remarks"] = std::move(remarks);
    if (const auto verdict = sheet.known_verdict()) object["result"] = result_of(game, *verdict);
    // Names from old files may be in no encoding at all.
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template Result<GameSheet<othello::Othello>> parse_json_game(const othello::Othello&,
                                                             std::string_view);
template Result<GameSheet<tafl::Tafl>> parse_json_game(const tafl::Tafl&, std::string_view);
template std::string format_json_game(const GameSheet<othello::Othello>&);
template std::string format_json_game(const GameSheet<tafl::Tafl>&);

}  // namespace outflank::formats

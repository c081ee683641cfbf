#include "protocol/web_messages.h"

#include <functional>
#include <utility>

#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::protocol::web {

namespace {

using nlohmann::json;

constexpr int DeepestNesting = 4;
constexpr std::size_t MostTags = 64;
constexpr std::size_t MostPlayers = 8;

Error expected(std::string_view name, std::string_view what) {
    return Error{"\"" + std::string(name) + "\" expects " + std::string(what)};
}

/// The members of one object, asked for one after the other; the first that is wrong is remembered.
class Reader {
  public:
    explicit Reader(const json& object) : object_(object) {}

    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

    std::optional<std::string> string(const char* name) {
        const json& value = member(name);
        if (value.is_string()) return value.get<std::string>();
        if (!value.is_null()) fail(expected(name, "a string"));
        return std::nullopt;
    }

    std::string required_string(const char* name) {
        if (member(name).is_null()) fail(expected(name, "a string, but it is missing"));
        return string(name).value_or("");
    }

    std::optional<std::int64_t> number(const char* name, std::int64_t low, std::int64_t high) {
        const json& value = member(name);
        if (value.is_null()) return std::nullopt;
        const bool fits = value.is_number_integer() && value >= low && value <= high;
        if (fits) return value.get<std::int64_t>();
        fail(expected(
            name, "a whole number from " + std::to_string(low) + " to " + std::to_string(high)));
        return std::nullopt;
    }

    std::optional<SeatNames> seats() {
        const json& value = member("seats");
        if (value.is_null()) return std::nullopt;
        const bool fits =
            value.is_array() && value.size() == 2 && value[0].is_string() && value[1].is_string();
        if (fits) return SeatNames{value[0].get<std::string>(), value[1].get<std::string>()};
        fail(expected("seats", "the names of two players"));
        return std::nullopt;
    }

    SeatNames required_seats() {
        if (member("seats").is_null()) fail(expected("seats", "the names of two players"));
        return seats().value_or(SeatNames{});
    }

    GameName game() {
        const json& value = member("game");
        if (value.is_null()) return {};
        if (!value.is_object()) {
            fail(expected("game", R"(an object like {"name":"othello","size":8})"));
            return {};
        }
        constexpr int LargestNamed = 99;  // which sizes there are is the game's question
        Reader inner(value);
        GameName game;
        game.name = inner.string("name").value_or("");
        if (const auto size = inner.number("size", 0, LargestNamed))
            game.size = static_cast<int>(*size);
        game.rules = inner.string("rules").value_or("");
        if (inner.error()) fail(inner.error()->in("\"game\""));
        return game;
    }

    Subject subject() { return {game(), string("record")}; }

    std::optional<int> level() {
        constexpr int HighestLevel = 60;
        const auto level = number("level", 0, HighestLevel);
        return level ? std::optional(static_cast<int>(*level)) : std::nullopt;
    }

    Stop stop() {
        const auto what = string("what");
        if (what && *what != "hint" && *what != "analysis" && *what != "tree" && *what != "arena")
            fail(expected("what", "hint, analysis, tree or arena"));
        const auto is_meant = [&](std::string_view study) { return !what || *what == study; };
        return {is_meant("hint"), is_meant("analysis"), is_meant("tree"), is_meant("arena")};
    }

    std::vector<std::string> players() {
        std::vector<std::string> players;
        const json& value = member("players");
        if (!value.is_array() || value.size() < 2 || value.size() > MostPlayers) {
            fail(expected("players",
                          "the names of two to " + std::to_string(MostPlayers) + " players"));
            return players;
        }
        for (const json& name : value) {
            if (!name.is_string()) fail(expected("players", "names, which are strings"));
            if (name.is_string()) players.push_back(name.get<std::string>());
        }
        return players;
    }

    std::map<std::string, std::string> tags() {
        std::map<std::string, std::string> tags;
        const json& value = member("tags");
        if (value.is_null()) return tags;
        if (!value.is_object() || value.size() > MostTags) {
            fail(expected("tags", "an object of at most " + std::to_string(MostTags) + " strings"));
            return tags;
        }
        for (const auto& [name, text] : value.items()) {
            if (!text.is_string()) fail(expected("tags", "strings"));
            if (text.is_string()) tags[name] = text.get<std::string>();
        }
        return tags;
    }

  private:
    /// By reference, because copying goes as deep as a hostile message is nested.
    [[nodiscard]] const json& member(const char* name) const {
        static const json none;
        const auto found = object_.find(name);
        return found == object_.end() ? none : *found;
    }
    void fail(Error error) {
        if (!error_) error_ = std::move(error);
    }

    const json& object_;
    std::optional<Error> error_;
};

Create read_create(Reader& in) {
    Create create;
    create.game = in.game();
    create.seats = in.seats();
    create.record = in.string("record").value_or("");
    create.time = in.string("time");
    create.clock = in.string("clock");
    return create;
}

Hint read_hint(Reader& in) {
    constexpr std::int64_t Most = 1000;
    Hint hint{in.subject(), in.level(), {}};
    if (const auto count = in.number("count", 1, Most))
        hint.count = static_cast<std::size_t>(*count);
    return hint;
}

Analyze read_analyze(Reader& in) { return {in.subject(), in.level()}; }
Solve read_solve(Reader& in) { return {in.subject()}; }

Arena read_arena(Reader& in) {
    constexpr std::int64_t MostNamed = 1'000'000;  // how many there may be is the server's question
    Arena arena{in.game(), in.players(), Arena::UsualGames, in.string("time"), 1};
    arena.games = static_cast<int>(in.number("games", 1, MostNamed).value_or(arena.games));
    arena.seed = static_cast<std::uint64_t>(in.number("seed", 0, INT32_MAX).value_or(1));
    return arena;
}

Parse read_parse(Reader& in) {
    constexpr std::int64_t MostGames = 1'000'000;
    Parse parse{in.game(), in.required_string("text"), 1};
    parse.number = static_cast<std::size_t>(in.number("number", 1, MostGames).value_or(1));
    return parse;
}

Export read_export(Reader& in) { return {in.subject(), in.required_string("format"), in.tags()}; }

template <class Each>
Message read_bare(Reader& /*in*/) {
    return Message(GameMessage(Each{}));
}

using ReadMessage = std::function<Message(Reader&)>;

const std::map<std::string, ReadMessage, std::less<>>& readers() {
    static const std::map<std::string, ReadMessage, std::less<>> all = {
        {"create", read_create},
        {"attach", [](Reader& in) { return Attach{in.required_string("id")}; }},
        {"detach", [](Reader&) { return Detach{}; }},
        {"play", [](Reader& in) { return GameMessage(Play{in.required_string("move")}); }},
        {"undo", read_bare<Undo>},
        {"redo", read_bare<Redo>},
        {"new", read_bare<New>},
        {"load", [](Reader& in) { return GameMessage(Load{in.required_string("record")}); }},
        {"sit", [](Reader& in) { return GameMessage(Sit{in.required_seats()}); }},
        {"time", [](Reader& in) { return GameMessage(SetTime{in.string("time")}); }},
        {"swap", read_bare<Swap>},
        {"resign", read_bare<Resign>},
        {"pause", read_bare<Pause>},
        {"resume", read_bare<Resume>},
        {"hurry", read_bare<Hurry>},
        {"hint", read_hint},
        {"analyze", read_analyze},
        {"tree", [](Reader& in) { return Tree{in.subject(), in.required_string("player")}; }},
        {"arena", read_arena},
        {"report", [](Reader& in) { return Report{in.required_string("format")}; }},
        {"stop", [](Reader& in) { return in.stop(); }},
        {"ping", [](Reader&) { return Ping{}; }},
        {"parse", read_parse},
        {"export", read_export},
    };
    return all;
}

/// A message is flat; what is nested deeper is none, and is not built.
Result<json> parse_object(std::string_view text) {
    if (text.size() > LongestMessage)
        return Error{"a message of at most " + std::to_string(LongestMessage) +
                     " bytes was expected, this one has " + std::to_string(text.size())};
    const auto shallow = [](int depth, json::parse_event_t, json&) {
        return depth <= DeepestNesting;
    };
    auto object = json::parse(text.begin(), text.end(), shallow, false);
    if (!object.is_object()) return Error{"expected a JSON object, not " + text::shown(text)};
    return object;
}

Result<Message> read_typed(Reader& in) {
    const std::string type = in.required_string("type");
    if (in.error()) return *in.error();
    const auto reader = readers().find(type);
    if (reader == readers().end()) {
        std::vector<std::string> names;
        for (const auto& [name, read] : readers()) names.push_back(name);
        return Error{"\"type\" expects one of " + text::list(names) + ", not " + text::shown(type)};
    }
    auto message = reader->second(in);
    if (in.error()) return *in.error();
    return message;
}

template <class Read>
auto parse_body(std::string_view body, Read read)
    -> Result<decltype(read(std::declval<Reader&>()))> {
    const auto object = parse_object(body);
    if (!object) return object.error();
    Reader in(*object);
    auto value = read(in);
    if (in.error()) return *in.error();
    return value;
}

}  // namespace

Envelope parse_message(std::string_view text) {
    const auto object = parse_object(text);
    if (!object) return {std::nullopt, object.error()};
    Reader in(*object);
    const auto request = in.number("request", INT32_MIN, INT32_MAX);
    return {request, read_typed(in)};
}

Result<Hint> parse_hint(std::string_view body) { return parse_body(body, read_hint); }
Result<Analyze> parse_analyze(std::string_view body) { return parse_body(body, read_analyze); }
Result<Solve> parse_solve(std::string_view body) { return parse_body(body, read_solve); }

}  // namespace outflank::protocol::web

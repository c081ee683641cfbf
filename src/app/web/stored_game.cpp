#include "app/web/stored_game.h"

#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

using nlohmann::json;
using std::chrono::duration_cast;
using std::chrono::milliseconds;

constexpr int Version = 1;

std::int64_t in_milliseconds(Duration time) { return duration_cast<milliseconds>(time).count(); }
Duration of_milliseconds(const json& value) { return milliseconds(value.get<std::int64_t>()); }

json side_json(const std::optional<Side>& side) {
    return side ? json(index(*side)) : json(nullptr);
}
std::optional<Side> side_of(const json& value) {
    if (value.is_null()) return std::nullopt;
    return value.get<int>() == 0 ? Side::One : Side::Two;
}

json clock_json(const StoredClock& clock) {
    return {
        {"full", in_milliseconds(clock.full.remaining)},
        {"increment", in_milliseconds(clock.full.increment)},
        {"remaining", {in_milliseconds(clock.remaining[0]), in_milliseconds(clock.remaining[1])}}};
}
StoredClock clock_of(const json& value) {
    const json& remaining = value.at("remaining");
    return {{of_milliseconds(value.at("full")), of_milliseconds(value.at("increment"))},
            {of_milliseconds(remaining.at(0)), of_milliseconds(remaining.at(1))}};
}

/// Throws what the library throws where a member is missing or of another type.
StoredGame read_members(const json& text) {
    StoredGame game;
    game.game.name = text.at("game").get<std::string>();
    if (const auto& size = text.at("size"); !size.is_null()) game.game.size = size.get<int>();
    game.game.rules = text.at("rules").get<std::string>();
    game.seats = text.at("seats").get<protocol::web::SeatNames>();
    game.record = text.at("record").get<std::string>();
    if (const auto& ply = text.at("ply"); !ply.is_null()) game.ply = ply.get<std::size_t>();
    if (const auto& time = text.at("time"); !time.is_null()) game.time = of_milliseconds(time);
    if (const auto& clock = text.at("clock"); !clock.is_null()) game.clock = clock_of(clock);
    game.resigned = side_of(text.at("resigned"));
    game.late = side_of(text.at("late"));
    game.is_paused = text.at("paused").get<bool>();
    game.revision = text.at("revision").get<std::uint64_t>();
    return game;
}

}  // namespace

std::string write_stored(const StoredGame& game) {
    json text = {{"version", Version},
                 {"game", game.game.name},
                 {"size", nullptr},
                 {"rules", game.game.rules},
                 {"seats", game.seats},
                 {"record", game.record},
                 {"ply", nullptr},
                 {"time", nullptr},
                 {"clock", nullptr},
                 {"resigned", side_json(game.resigned)},
                 {"late", side_json(game.late)},
                 {"paused", game.is_paused},
                 {"revision", game.revision}};
    if (game.game.size) text["size"] = *game.game.size;
    if (game.ply) text["ply"] = *game.ply;
    if (game.time) text["time"] = in_milliseconds(*game.time);
    if (game.clock) text["clock"] = clock_json(*game.clock);
    return text.dump();
}

Result<StoredGame> read_stored(std::string_view text) {
    try {
        const json members = json::parse(text.begin(), text.end());
        if (members.at("version") != Version)
            return Error{"the game was kept by another version of outflank"};
        return read_members(members);
    } catch (const json::exception&) {
        return Error{"the game was kept, but what was kept is damaged"};
    }
}

}  // namespace outflank::app::web

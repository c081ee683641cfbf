#include <set>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/web/running_server.h"
#include "app/web/schema_check.h"
#include "app/web/test_client.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json next(TestClient& client) { return json::parse(client.hear().value_or("{}"), nullptr, false); }

/// Every message of the arena that was asked for, from `arena` to `arena_end`.
std::vector<json> whole_arena(TestClient& client, const json& question) {
    client.say(question.dump());
    std::vector<json> messages = {next(client)};
    while (messages.back().contains("type") && messages.back()["type"] != "arena_end" &&
           messages.back()["type"] != "error")
        messages.push_back(next(client));
    return messages;
}

std::vector<json> of_type(const std::vector<json>& messages, std::string_view type) {
    std::vector<json> found;
    for (const json& message : messages)
        if (message["type"] == type) found.push_back(message);
    return found;
}

json four_by_four(std::vector<std::string> players, int games) {
    return {{"type", "arena"},
            {"request", 9},
            {"game", {{"name", "othello"}, {"size", 4}}},
            {"players", std::move(players)},
            {"games", games}};
}

TEST(WebArena, APlayerThatMeetsItselfIsNumbered) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto messages = whole_arena(client, four_by_four({"greedy", "greedy"}, 2));
    EXPECT_EQ(messages.front()["players"], (json{"greedy", "greedy (2)"}));
    EXPECT_EQ(messages.back()["standing"]["pairings"][0]["second"], "greedy (2)");
}

TEST(WebArena, EveryGameIsToldAndCountedAndBothPlayEitherSide) {
    const SchemaCheck schema(OUTFLANK_SOURCE_DIR "/docs/api.schema.json");
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto messages = whole_arena(client, four_by_four({"minimax:depth=2", "random"}, 6));
    for (const json& message : messages) {
        EXPECT_EQ(schema.complaint("server_" + message["type"].get<std::string>(), message), "")
            << message;
        EXPECT_EQ(message["request"], 9);
    }
    EXPECT_EQ(messages.front()["games"], 6);
    EXPECT_EQ(messages.front()["time"], "1000ms");
    const auto games = of_type(messages, "arena_game");
    ASSERT_EQ(games.size(), 6U);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const json& game = games[i]["game"];
        EXPECT_EQ(game["number"], i + 1);
        EXPECT_EQ(game["players"], i % 2 == 0 ? (json{0, 1}) : (json{1, 0}));
        EXPECT_EQ(game["opening"], games[i / 2 * 2]["game"]["opening"]) << "a pair shares one";
        EXPECT_TRUE(game["board"]["legal"].empty());
        EXPECT_THAT(game["record"].get<std::string>(),
                    testing::StartsWith(game["opening"].get<std::string>()));
        const json& player = games[i]["standing"]["players"][0];
        EXPECT_EQ(
            player["wins"].get<int>() + player["draws"].get<int>() + player["losses"].get<int>(),
            static_cast<int>(i) + 1);
    }
    const json& end = messages.back();
    EXPECT_EQ(end["complete"], true);
    EXPECT_GT(end["standing"]["players"][0]["stats"]["nodes"], 0);
    EXPECT_TRUE(end["standing"]["pairings"][0]["elo_error"].is_number());
}

TEST(WebArena, TablutIsCountedBySides) {
    const SchemaCheck schema(OUTFLANK_SOURCE_DIR "/docs/api.schema.json");
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto messages =
        whole_arena(client, {{"type", "arena"},
                             {"game", {{"name", "tablut"}, {"rules", "brandubh"}}},
                             {"players", {"greedy", "random"}},
                             {"games", 2}});
    ASSERT_EQ(messages.back()["type"], "arena_end") << messages.back();
    EXPECT_EQ(schema.complaint("server_arena_end", messages.back()), "");
    EXPECT_TRUE(messages.back()["standing"]["pairings"][0].contains("as_attackers"));
    EXPECT_FALSE(messages.front()["ground"].is_null());
}

TEST(WebArena, TheSameSeedGivesTheSameGames) {
    const Running server(fresh_folder());
    const auto records = [&](int seed) {
        auto client = server.visitor();
        json question = four_by_four({"greedy", "random"}, 4);
        question["seed"] = seed;
        std::vector<json> all;
        for (const json& message : of_type(whole_arena(client, question), "arena_game"))
            all.push_back(message["game"]["record"]);
        return all;
    };
    EXPECT_EQ(records(5), records(5));
    EXPECT_NE(records(5), records(6));
}

TEST(WebArena, SeveralPlayersMeetOneAnother) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto messages =
        whole_arena(client, four_by_four({"greedy", "random", "minimax:depth=1"}, 2));
    EXPECT_EQ(messages.front()["games"], 6);
    const json& standing = messages.back()["standing"];
    EXPECT_EQ(standing["players"].size(), 3U);
    EXPECT_EQ(standing["pairings"].size(), 3U);
    for (const json& player : standing["players"]) EXPECT_TRUE(player["elo"].is_number());
}

TEST(WebArena, WhatIsTooMuchOrMakesNoSenseIsRefusedInASentence) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto refusal = [&](const json& changes) {
        json question = four_by_four({"greedy", "random"}, 2);
        question.update(changes);
        const json answer = ask(client, question);
        EXPECT_EQ(answer["type"], "error") << answer;
        EXPECT_EQ(answer["request"], 9);
        return answer["code"].get<std::string>() + ": " + answer["sentence"].get<std::string>();
    };
    EXPECT_THAT(refusal({{"games", 3}}), HasSubstr("refused: games expects an even number, not 3"));
    EXPECT_THAT(refusal({{"games", 102}}),
                HasSubstr("limit: games expects at most 100 here, not 102"));
    EXPECT_THAT(refusal({{"games", 40}, {"players", {"greedy", "random", "minimax"}}}),
                HasSubstr("limit: games expects at most 32 here for each of 3 pairings"));
    EXPECT_THAT(refusal({{"time", "6s"}}), HasSubstr("limit: time expects at most 5 s"));
    EXPECT_THAT(refusal({{"time", "soon"}}), HasSubstr("refused: time expects"));
    EXPECT_THAT(refusal({{"players", {"human", "random"}}}), HasSubstr("Play is for people"));
    EXPECT_THAT(refusal({{"players", {"nobody", "random"}}}), HasSubstr("unknown player"));
    EXPECT_THAT(refusal({{"players", {"exec:protocol=gtp,cmd=\"sh\"", "random"}}}),
                HasSubstr("external engines"));
    EXPECT_THAT(refusal({{"players", {"outflank:threads=8", "random"}}}), HasSubstr("threads"));
    EXPECT_THAT(refusal({{"players", {"random"}}}), HasSubstr("bad-message: \"players\" expects"));
    EXPECT_THAT(refusal({{"players", std::vector<std::string>(5, "random")}}),
                HasSubstr("at most 4"));
    EXPECT_THAT(refusal({{"game", {{"name", "chess"}}}}), HasSubstr("chess"));
    EXPECT_EQ(ask(client, {{"type", "report"}, {"format", "html"}})["code"], "refused");
}

/// A game of a minute at least.
json long_arena(int request) {
    return {{"type", "arena"},
            {"request", request},
            {"players", {"mcts:time=2s", "mcts:time=2s"}},
            {"games", 2},
            {"time", "5s"}};
}

TEST(WebArena, StopKeepsWhatWasFinishedAndEndsAtOnce) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    client.say(long_arena(1).dump());
    EXPECT_EQ(next(client)["waiting"], false);
    EXPECT_EQ(next(client)["type"], "arena_board") << "the game that runs is shown";
    client.say(R"({"type":"stop","what":"arena"})");
    const json end = json::parse(client.hear_until("arena_end").value_or("{}"));
    EXPECT_EQ(end["complete"], false);
    EXPECT_TRUE(end["standing"]["pairings"][0]["elo"].is_null());
    client.say(four_by_four({"random", "random"}, 100).dump());
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(client.hear_until("\"arena_game\"").has_value());
    client.say(R"({"type":"stop"})");
    const json later = json::parse(client.hear_until("arena_end").value_or("{}"));
    EXPECT_GE(later["standing"]["players"][0]["stats"]["moves"], 3);
}

TEST(WebArena, ANewOneEndsTheOneBefore) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    client.say(long_arena(1).dump());
    client.say(four_by_four({"random", "greedy"}, 2).dump());
    const json first = json::parse(client.hear_until("arena_end").value_or("{}"));
    EXPECT_EQ(first["request"], 1);
    const json second = json::parse(client.hear_until("arena_end").value_or("{}"));
    EXPECT_EQ(second["request"], 9);
    EXPECT_EQ(second["complete"], true);
}

TEST(WebArena, NobodyWaitsForAnArenaAndItEndsWithItsConnection) {
    ServerPlan plan;
    plan.workers = 4;
    const Running server(fresh_folder(), plan);
    const auto working = [&](int jobs) {
        const auto end = Clock::now() + TestClient::Patience;
        const std::string metric = "outflank_jobs_working " + std::to_string(jobs);
        while (Clock::now() < end) {
            if (TestClient(server.port()).ask("GET", "/metrics", Host).find(metric) !=
                std::string::npos)
                return true;
        }
        return false;
    };
    {
        auto one = server.visitor();
        auto two = server.visitor();
        EXPECT_EQ(ask(one, long_arena(1))["waiting"], false);
        ASSERT_TRUE(working(1));
        EXPECT_EQ(ask(two, long_arena(1))["waiting"], true) << "one worker is the arena's";
        auto third = server.visitor();
        third.say(R"({"type":"analyze","record":"f5 d6","level":2})");
        EXPECT_TRUE(third.hear_until("\"analysis\"").has_value());
        two.say(R"({"type":"stop"})");
        EXPECT_TRUE(two.hear_until("arena_end").has_value()) << "though its turn never came";
    }
    EXPECT_TRUE(working(0));
}

TEST(WebArena, TheReportIsThatOfTheCommandLine) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    whole_arena(client, four_by_four({"greedy", "random"}, 4));
    const auto report = [&](const char* format) {
        return ask(client, {{"type", "report"}, {"request", 3}, {"format", format}});
    };
    const json page = report("html");
    EXPECT_EQ(page["type"], "exported") << page;
    EXPECT_EQ(page["name"], "arena.html");
    EXPECT_THAT(page["text"].get<std::string>(), HasSubstr("greedy v random"));
    EXPECT_THAT(report("txt")["text"].get<std::string>(), HasSubstr("Elo"));
    const std::string lines = report("jsonl")["text"];
    EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 5);
    EXPECT_EQ(json::parse(lines.substr(0, lines.find('\n')))["first"], "greedy");
    EXPECT_THAT(report("pdf")["sentence"].get<std::string>(), HasSubstr("html, txt or jsonl"));
}

}  // namespace
}  // namespace outflank::app::web

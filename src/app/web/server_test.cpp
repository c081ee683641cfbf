#include "app/web/server.h"

#include <set>
#include <vector>

#include "gtest/gtest.h"

#include "app/web/running_server.h"
#include "app/web/schema_check.h"
#include "app/web/test_client.h"
#include "nlohmann/json.hpp"
#include "protocol/web_messages.h"

namespace outflank::app::web {
namespace {

using nlohmann::json;

/// The game's next state in which a person is to move, or it is over.
json settled(TestClient& client, json state) {
    while (!state.is_discarded() && (state["type"] != "state" || !state["thinking"].is_null()))
        state = json::parse(client.hear().value_or(""), nullptr, false);
    return state;
}

TEST(WebServer, HealthAndMetricsAnswer) {
    const Running server(fresh_folder());
    EXPECT_NE(
        TestClient(server.port()).ask("GET", "/api/v1/health", Host).find("\"status\":\"ok\""),
        std::string::npos);
    const auto metrics = TestClient(server.port()).ask("GET", "/metrics", Host);
    EXPECT_NE(metrics.find("outflank_requests_total 2"), std::string::npos) << metrics;
}

TEST(WebServer, AWholeGameOfEachKindComesToItsEnd) {
    const Running server(fresh_folder());
    for (const json& game :
         {json{{"name", "othello"}, {"size", 4}}, json{{"name", "othello"}, {"size", 8}},
          json{{"name", "tablut"}, {"rules", "comp424"}}}) {
        auto client = server.visitor();
        json state = settled(
            client,
            ask(client, {{"type", "create"}, {"game", game}, {"seats", {"human", "greedy"}}}));
        while (state["result"].is_null()) {
            ASSERT_FALSE(state["board"]["legal"].empty()) << state;
            const json move = state["board"]["legal"].front();
            state = settled(client, ask(client, {{"type", "play"}, {"move", move}}));
            ASSERT_FALSE(state.is_discarded());
        }
        EXPECT_TRUE(state["board"]["legal"].empty());
        EXPECT_EQ(state["moves"].size(), state["board"]["ply"]);
    }
}

TEST(WebServer, UndoRedoSwapResignAndNewAnswerWithAState) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    ask(client, {{"type", "create"}, {"seats", {"human", "human"}}});
    ask(client, {{"type", "play"}, {"move", "f5"}});
    json state = ask(client, {{"type", "undo"}, {"request", 5}});
    EXPECT_EQ(state["request"], 5);
    EXPECT_EQ(state["redo"], json::array({"f5"}));
    state = ask(client, {{"type", "redo"}});
    EXPECT_EQ(state["record"], "f5");
    EXPECT_EQ(state["board"]["changed"], json::array({"e5"}));
    state = ask(client, {{"type", "resign"}});
    EXPECT_EQ(state["result"]["reason"], "resign");
    EXPECT_EQ(state["result"]["winner"], 0);
    EXPECT_EQ(ask(client, {{"type", "swap"}})["code"], "refused") << "it would change who has won";
    state = ask(client, {{"type", "new"}});
    EXPECT_TRUE(state["result"].is_null());
    EXPECT_TRUE(state["moves"].empty());
    const json refusal = ask(client, {{"type", "play"}, {"move", "a1"}, {"request", 6}});
    EXPECT_EQ(refusal["code"], "refused");
    EXPECT_EQ(refusal["request"], 6);
}

TEST(WebServer, WhoWaitsBehindOthersIsToldSoAndNobodyElse) {
    ServerPlan plan;
    plan.workers = 4;
    plan.allowance.time = std::chrono::hours(1);
    const Running server(fresh_folder(), plan);
    const json create = {{"type", "create"}, {"seats", {"mcts:time=60m", "human"}}};
    std::vector<TestClient> first;
    for (int i = 0; i < 4; ++i) {
        const json state = ask(first.emplace_back(server.visitor()), create);
        EXPECT_EQ(state["thinking"]["side"], 0) << state;
        EXPECT_EQ(state["waiting"], false) << i;
    }
    auto last = server.visitor();
    const json state = ask(last, create);
    EXPECT_EQ(state["waiting"], true) << state;
    first.front().say(R"({"type":"hurry"})");
    const json begun = json::parse(last.hear().value_or("{}"));
    EXPECT_EQ(begun["type"], "state");
    EXPECT_EQ(begun["thinking"]["side"], 0) << begun;
    EXPECT_EQ(begun["waiting"], false);
    EXPECT_EQ(begun["revision"], state["revision"]);
}

TEST(WebServer, WhoIsAttachedSeesTheSameGame) {
    const Running server(fresh_folder());
    auto one = server.visitor();
    auto two = server.visitor();
    const json game = ask(one, {{"type", "create"}, {"seats", {"human", "human"}}});
    EXPECT_EQ(ask(two, {{"type", "attach"}, {"id", game["id"]}})["revision"], game["revision"]);
    ask(one, {{"type", "play"}, {"move", "d3"}});
    const json seen = json::parse(two.hear().value_or("{}"));
    EXPECT_EQ(seen["record"], "d3");
    EXPECT_FALSE(seen.contains("request"));
}

TEST(WebServer, AGameIsThereAfterTheServerWasStartedAgain) {
    const auto folder = fresh_folder();
    std::string id;
    json before;
    {
        const Running server(folder);
        auto client = server.visitor();
        id = ask(client,
                 {{"type", "create"}, {"seats", {"human", "human"}}, {"clock", "5m+1s"}})["id"];
        for (const char* move : {"f5", "d6", "c3"}) ask(client, {{"type", "play"}, {"move", move}});
        ask(client, {{"type", "undo"}});
        ask(client, {{"type", "swap"}});
        before = ask(client, {{"type", "resign"}});
    }
    const Running again(folder);
    auto client = again.visitor();
    const json after = ask(client, {{"type", "attach"}, {"id", id}});
    for (const char* same : {"record", "redo", "result", "seats", "game"})
        EXPECT_EQ(after[same], before[same]) << same;
    EXPECT_GE(after["revision"], before["revision"]);
    EXPECT_EQ(ask(client, {{"type", "attach"}, {"id", "nobody"}})["code"], "unknown-game");
}

TEST(WebServer, APlayerThatMayNotSitAnyMoreLeavesItsSeatWithANotice) {
    const auto folder = fresh_folder();
    std::string id;
    {
        const Running server(folder);
        auto client = server.visitor();
        id = ask(client, {{"type", "create"}, {"seats", {"human", "outflank:level=20"}}})["id"];
    }
    ServerPlan plan;
    plan.allowance.level = 10;
    const Running stricter(folder, plan);
    auto client = stricter.visitor();
    const json state = ask(client, {{"type", "attach"}, {"id", id}});
    EXPECT_EQ(state["seats"], (json{"human", "human"}));
    EXPECT_NE(state["notice"].dump().find("level"), std::string::npos) << state["notice"];
    EXPECT_TRUE(ask(client, {{"type", "play"}, {"move", "f5"}})["notice"].is_null());
}

TEST(WebServer, AClockThatRunsOutLosesTheGame) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    ask(client, {{"type", "create"}, {"seats", {"human", "human"}}, {"clock", "300ms"}});
    ask(client, {{"type", "play"}, {"move", "f5"}});
    const json state = json::parse(client.hear_until("\"time\"").value_or("{}"));
    EXPECT_EQ(state["result"]["winner"], 0);
    EXPECT_EQ(ask(client, {{"type", "undo"}})["type"], "error");
}

TEST(WebServer, NothingIsPlayedAgainOnceTheTimeIsUp) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    ask(client, {{"type", "create"}, {"seats", {"human", "human"}}, {"clock", "1s"}});
    for (const char* move : {"f5", "d6"}) ask(client, {{"type", "play"}, {"move", move}});
    ask(client, {{"type", "undo"}});
    (void)client.hear_until("\"time\"");
    EXPECT_EQ(ask(client, {{"type", "redo"}})["sentence"], "the game is over (time)");
}

TEST(WebServer, UndoAndRedoMakeNoTime) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    ask(client, {{"type", "create"}, {"seats", {"human", "human"}}, {"clock", "5m+100s"}});
    json state;
    for (const char* move : {"f5", "d6"}) state = ask(client, {{"type", "play"}, {"move", move}});
    const auto total = [](const json& at) {
        return at["clock"]["remaining"][0].get<double>() +
               at["clock"]["remaining"][1].get<double>();
    };
    const double before = total(state);
    EXPECT_GT(before, 650) << "a move that is played first earns its increment";
    for (int i = 0; i < 3; ++i) {
        ask(client, {{"type", "undo"}});
        EXPECT_LE(total(ask(client, {{"type", "redo"}})), before);
        ask(client, {{"type", "undo"}});
        EXPECT_LE(total(ask(client, {{"type", "play"}, {"move", "d6"}})), before);
    }
    EXPECT_GT(total(ask(client, {{"type", "play"}, {"move", "c3"}})), before + 50);
}

TEST(WebServer, HintsDeepenAndAnalysisJudgesEveryMove) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    client.say(R"({"type":"hint","request":1,"record":"f5 d6","level":6})");
    const json first = json::parse(client.hear_until("\"hints\"").value_or("{}"));
    const json last = json::parse(client.hear_until("\"done\":true").value_or("{}"));
    EXPECT_LT(first["level"], last["level"]);
    EXPECT_EQ(last["moves"].size(), 5U);
    client.say(R"({"type":"analyze","request":2,"record":"f5 d6 c3 d3","level":4})");
    std::set<int> plies;
    json message = json::parse(client.hear().value_or("{}"));
    for (; message["type"] == "judged"; message = json::parse(client.hear().value_or("{}")))
        plies.insert(message["move"]["ply"].get<int>());
    EXPECT_EQ(plies, (std::set<int>{1, 2, 3, 4}));
    EXPECT_EQ(message["type"], "analysis");
    EXPECT_EQ(message["complete"], true);
}

TEST(WebServer, AnAnswerDoesNotDependOnWhatWasAskedBefore) {
    const Running server(fresh_folder());
    const auto post = [&](std::string_view path, std::string_view body) {
        const auto answer = TestClient(server.port()).ask("POST", path, Host, body);
        return json::parse(answer.substr(answer.find("\r\n\r\n")), nullptr, false);
    };
    constexpr std::string_view Question = R"({"record":"","level":8})";
    const json fresh = post("/api/v1/hint", Question);
    ASSERT_EQ(fresh["moves"].size(), 4U) << fresh;
    const json analysis = post("/api/v1/analyze", R"({"record":"f5 d6 c3","level":6})");
    post("/api/v1/hint", R"({"record":"f5","level":12})");
    EXPECT_EQ(post("/api/v1/hint", Question), fresh);
    EXPECT_EQ(post("/api/v1/analyze", R"({"record":"f5 d6 c3","level":6})"), analysis);
    for (const json& move : fresh["moves"])
        EXPECT_EQ(move["score"], fresh["moves"][0]["score"]) << "mirror images: " << fresh;
}

TEST(WebServer, PastedTextIsReadAndWrittenAgain) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    json parsed = ask(client, {{"type", "parse"}, {"text", "1. F5 d6 2. C3"}});
    EXPECT_EQ(parsed["record"], "f5 d6 c3");
    EXPECT_EQ(parsed["boards"].size(), 4U);
    EXPECT_EQ(parsed["boards"][0]["opening"], nullptr);
    const json tiger = ask(client, {{"type", "parse"}, {"text", "f5d6c3d3c4"}})["boards"];
    EXPECT_EQ(tiger.back()["opening"], "Tiger");
    EXPECT_EQ(tiger.back()["book"], true);
    for (const char* format : {"txt", "json", "ggf", "sgf", "pgn"}) {
        const json file =
            ask(client, {{"type", "export"}, {"record", "f5 d6 c3"}, {"format", format}});
        ASSERT_EQ(file["type"], "exported") << format;
        EXPECT_EQ(ask(client, {{"type", "parse"}, {"text", file["text"]}})["record"], "f5 d6 c3")
            << file["text"];
    }
    const json position = parsed["boards"][2]["text"];
    EXPECT_EQ(ask(client, {{"type", "parse"}, {"text", position}})["boards"][0]["legal"],
              parsed["boards"][2]["legal"]);
    EXPECT_EQ(ask(client, {{"type", "parse"}, {"text", "what is this"}})["code"], "refused");
}

TEST(WebServer, AQuestionAboutNoGameAtAllSaysSo) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    for (const char* type : {"hint", "analyze"}) {
        EXPECT_EQ(ask(client, {{"type", type}})["code"], "no-game") << type;
        EXPECT_EQ(ask(client, {{"type", type}, {"record", "zz"}})["code"], "refused") << type;
    }
}

TEST(WebServer, WhatIsSentIsWhatTheSchemaSays) {
    const SchemaCheck schema(OUTFLANK_SOURCE_DIR "/docs/api.schema.json");
    const Running server(fresh_folder());
    TestClient client(server.port());
    ASSERT_TRUE(client.upgrade(Host));
    client.say(R"({"type":"create","clock":"5m","seats":["mcts:iterations=2000","random"]})");
    client.say(R"({"type":"hint","request":1,"record":"f5","level":2})");
    client.say(
        R"({"type":"analyze","request":2,"game":{"name":"tablut"},"record":"d1-d2","level":1})");
    client.say(R"({"type":"parse","game":{"name":"tablut"},"text":"d1-d2"})");
    client.say(R"({"type":"export","record":"f5","format":"sgf"})");
    client.say(R"({"type":"tree","request":3,"record":"f5","player":"alphabeta:depth=2"})");
    client.say(R"({"type":"ping","request":4})");
    client.say("{}");
    std::set<std::string> heard;
    while (heard.size() < 11) {
        const json message = json::parse(client.hear().value_or("{}"));
        ASSERT_TRUE(message.contains("type")) << "still unheard after " << json(heard);
        const std::string type = message["type"];
        EXPECT_EQ(schema.complaint("server_" + type, message), "") << message;
        heard.insert(type);
    }
}

TEST(WebServer, EveryMessageOfTheSchemaIsUnderstood) {
    const SchemaCheck schema(OUTFLANK_SOURCE_DIR "/docs/api.schema.json");
    int messages = 0;
    for (const auto& [name, definition] : schema.definitions().items()) {
        if (!name.starts_with("client_")) continue;
        json message = {{"type", definition["properties"]["type"]["const"]}};
        for (const json& member : definition["required"]) {
            if (member == "type") continue;
            const bool is_list = member == "seats" || member == "players";
            message[member.get<std::string>()] = is_list ? json{"human", "human"} : json("f5");
        }
        EXPECT_TRUE(protocol::web::parse_message(message.dump()).message.ok()) << message;
        ++messages;
    }
    EXPECT_EQ(messages, 24);
}

TEST(WebServer, ATeachingAgentThinksAloudWithinLimits) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    const auto tree = [&](const char* player, const char* record = "f5") {
        return ask(client,
                   {{"type", "tree"}, {"request", 4}, {"record", record}, {"player", player}});
    };
    const json searched = tree("alphabeta:depth=3,eval=squares");
    ASSERT_EQ(searched["type"], "tree") << searched;
    const SchemaCheck schema(OUTFLANK_SOURCE_DIR "/docs/api.schema.json");
    EXPECT_EQ(schema.complaint("server_tree", searched), "");
    EXPECT_EQ(searched["request"], 4);
    EXPECT_EQ(searched["tree"]["player"], "alphabeta:depth=3,eval=squares");
    EXPECT_EQ(searched["tree"]["nodes"].size(), searched["tree"]["entered"]);
    const json sampled = tree("mcts:iterations=100");
    EXPECT_EQ(sampled["tree"]["player"], "mcts:iterations=100");
    EXPECT_EQ(sampled["tree"]["simulations"], 100);
    EXPECT_EQ(schema.complaint("server_tree", sampled), "");
    EXPECT_LE(tree("minimax:depth=5")["tree"]["nodes"].size(), 1500U);
    for (const char* player : {"minimax:depth=20", "mcts:iterations=100000", "alphabeta:time=1s",
                               "outflank:level=3", "human", "nobody", "alphabeta:openings=/x"})
        EXPECT_EQ(tree(player)["code"], "refused") << player;
    EXPECT_EQ(tree("minimax", "f5 f5")["code"], "refused");
    const std::string full = std::string(64, 'X') + " O";
    EXPECT_EQ(tree("minimax", full.c_str())["code"], "refused");
}

TEST(WebServer, TheEngineAnswersOverPlainHttp) {
    const Running server(fresh_folder());
    const auto post = [&](std::string_view path, std::string_view body) {
        const auto answer = TestClient(server.port()).ask("POST", path, Host, body);
        return json::parse(answer.substr(answer.find("\r\n\r\n")), nullptr, false);
    };
    EXPECT_EQ(post("/api/v1/hint", R"({"record":"f5","level":4,"count":2})")["moves"].size(), 2U);
    EXPECT_EQ(post("/api/v1/solve", R"({"game":{"size":4},"record":""})")["score"], -10);
    EXPECT_EQ(post("/api/v1/analyze", R"({"record":"f5 d6","level":2})")["moves"].size(), 2U);
    EXPECT_EQ(post("/api/v1/hint", R"({"record":"zz"})")["error"]["code"], "refused");
    EXPECT_EQ(post("/api/v1/hint", R"({"level":4})")["error"]["code"], "bad-message");
    EXPECT_EQ(post("/api/v1/hint", "no json")["error"]["code"], "bad-message");
}

}  // namespace
}  // namespace outflank::app::web

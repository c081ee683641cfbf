/// What strangers may not do: name what belongs to the machine, ask for more than is allowed, come
/// in without the token, or cost others their answers.
#include <chrono>
#include <string>
#include <vector>

#include "gtest/gtest.h"

#include "app/web/message_rate.h"
#include "app/web/running_server.h"
#include "app/web/test_client.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {
namespace {

using nlohmann::json;

TEST(WebServer, NothingOfTheMachineCanBeNamed) {
    const Running server(fresh_folder());
    auto client = server.visitor();
    for (const char* player :
         {"exec:protocol=gtp,cmd=\"sh\"", "outflank:weights=/etc/passwd",
          "outflank:book=/etc/passwd", "alphabeta:openings=/etc/passwd", "outflank:threads=64",
          "mcts:memory=100000", "outflank:level=high", "outflank:time=1000h"}) {
        const json answer = ask(client, {{"type", "create"}, {"seats", {"human", player}}});
        EXPECT_EQ(answer["code"], "refused") << player << answer;
    }
    for (const char* path :
         {"/../../etc/passwd", "/..%2f..%2fetc/passwd", "/etc/passwd", "//", "/."})
        EXPECT_NE(TestClient(server.port()).ask("GET", path, Host).find("404"), std::string::npos)
            << path;
}

TEST(WebServer, WhatIsMoreThanAllowedIsALimit) {
    ServerPlan plan;
    plan.allowance.level = 8;
    plan.allowance.time = std::chrono::seconds(2);
    const Running server(fresh_folder(), plan);
    auto client = server.visitor();
    const json strong = {"human", "outflank:level=9"};
    const json slow = {"human", "mcts:time=3s"};
    EXPECT_EQ(ask(client, {{"type", "create"}, {"seats", strong}})["code"], "limit");
    EXPECT_EQ(ask(client, {{"type", "create"}, {"seats", slow}})["code"], "limit");
    EXPECT_EQ(ask(client, {{"type", "create"}, {"time", "3s"}})["code"], "limit");
    EXPECT_EQ(ask(client, {{"type", "create"}, {"seats", {"human", "human"}}})["type"], "state");
    EXPECT_EQ(ask(client, {{"type", "sit"}, {"seats", strong}})["code"], "limit");
    EXPECT_EQ(ask(client, {{"type", "time"}, {"time", "3s"}})["code"], "limit");
    EXPECT_EQ(ask(client, {{"type", "analyze"}, {"record", "f5"}, {"level", 9}})["code"], "limit");
    const json hint = ask(client, {{"type", "hint"}, {"level", 9}});
    EXPECT_EQ(hint["code"], "limit");
    EXPECT_EQ(hint["sentence"], "level expects at most 8, not 9");
    const auto answer =
        TestClient(server.port()).ask("POST", "/api/v1/hint", Host, R"({"record":"f5","level":9})");
    EXPECT_NE(answer.find("\"limit\""), std::string::npos) << answer;
}

TEST(WebServer, WhoNamesNoLevelGetsNoneThatIsTooHigh) {
    ServerPlan plan;
    plan.allowance.level = 2;
    const Running server(fresh_folder(), plan);
    auto client = server.visitor();
    const json state = ask(client, {{"type", "create"}});
    EXPECT_EQ(state["seats"], (json{"human", "outflank:level=2"})) << state;
    client.say(R"({"type":"hint","request":1,"record":"f5 d6"})");
    EXPECT_EQ(json::parse(*client.hear_until("\"request\":1"))["level"], 2);
    client.say(R"({"type":"analyze","request":2,"record":"f5"})");
    EXPECT_EQ(json::parse(*client.hear_until("\"request\":2"))["type"], "judged");
    for (const char* path : {"/api/v1/hint", "/api/v1/analyze"}) {
        const auto answer = TestClient(server.port()).ask("POST", path, Host, R"({"record":"f5"})");
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 200")) << answer;
    }
}

TEST(WebServer, ForeignNamesAndOriginsAreNotServed) {
    const Running server(fresh_folder());
    const auto answer = [&](std::string_view headers) {
        return TestClient(server.port()).ask("GET", "/api/v1/health", headers).substr(9, 3);
    };
    EXPECT_EQ(answer("Host: evil.example\r\n"), "403");
    EXPECT_EQ(answer("Host: localhost\r\nOrigin: http://evil.example\r\n"), "403");
    EXPECT_EQ(answer("Host: localhost\r\nOrigin: http://localhost\r\n"), "200");
    EXPECT_FALSE(TestClient(server.port()).upgrade("Host: localhost\r\nOrigin: null\r\n"));
}

TEST(WebServer, WithoutTheTokenNobodyComesIn) {
    ServerPlan plan;
    plan.door = Door({}, "0123456789abcdef");
    const Running server(fresh_folder(), plan);
    const auto answer = [&](std::string_view path, const std::string& headers) {
        return TestClient(server.port()).ask("GET", path, std::string(Host) + headers);
    };
    EXPECT_EQ(answer("/", "").substr(9, 3), "401");
    EXPECT_EQ(answer("/", "Authorization: Bearer 0123456789abcdee\r\n").substr(9, 3), "401");
    EXPECT_EQ(answer("/api/v1/health", "Authorization: Bearer 0123456789abcdef\r\n").substr(9, 3),
              "200");
    const auto welcome = answer("/?token=0123456789abcdef", "");
    EXPECT_EQ(welcome.substr(9, 3), "303");
    EXPECT_NE(welcome.find("HttpOnly; SameSite=Strict"), std::string::npos);
    EXPECT_EQ(
        answer("/api/v1/health", "Cookie: a=b; outflank_token=0123456789abcdef\r\n").substr(9, 3),
        "200");
}

TEST(WebServer, GiantMessagesAndNoiseHurtNobodyElse) {
    const Running server(fresh_folder());
    auto calm = server.visitor();
    auto giant = server.visitor();
    giant.say(std::string(Allowance::MessageBytes + 1, 'x'));
    EXPECT_FALSE(giant.hear().has_value());
    auto noisy = server.visitor();
    noisy.send_raw(std::string(1000, '\xff'));
    EXPECT_FALSE(noisy.hear().has_value());
    const std::string body(Allowance::MessageBytes + 1, ' ');
    EXPECT_NE(TestClient(server.port()).ask("POST", "/api/v1/hint", Host, body).find("413"),
              std::string::npos);
    auto flooding = server.visitor();
    for (int i = 0; i < 5 * MessageRate::MostInHand; ++i) flooding.say(R"({"type":"undo"})");
    EXPECT_EQ(ask(calm, {{"type", "create"}})["type"], "state");
}

TEST(WebServer, WhoStopsHalfwayOrFallsSilentIsLetGo) {
    ServerPlan plan;
    plan.allowance.patience = plan.allowance.silence = std::chrono::milliseconds(200);
    const Running server(fresh_folder(), plan);
    TestClient halfway(server.port());
    halfway.send_raw("GET / HTTP/1.1\r\nHost: loc");
    EXPECT_TRUE(halfway.is_let_go());
    TestClient idle(server.port());
    EXPECT_TRUE(idle.is_let_go());
    auto silent = server.visitor();
    EXPECT_TRUE(silent.is_let_go());
}

TEST(WebServer, NobodyThinksForWhoHasHungUp) {
    ServerPlan plan;
    plan.allowance.time = std::chrono::hours(1);
    const Running server(fresh_folder(), plan);
    const auto is_soon = [&](std::string_view metric) {
        const auto end = Clock::now() + TestClient::Patience;
        while (Clock::now() < end) {
            const auto metrics = TestClient(server.port()).ask("GET", "/metrics", Host);
            if (metrics.find(metric) != std::string::npos) return true;
        }
        return false;
    };
    {
        TestClient client(server.port());
        const std::string body = R"({"record":"","level":60})";
        client.send_raw("POST /api/v1/hint HTTP/1.1\r\n" + std::string(Host) +
                        "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        ASSERT_TRUE(is_soon("outflank_jobs_working 1"));
    }
    EXPECT_TRUE(is_soon("outflank_jobs_working 0"));
}

TEST(WebServer, EveryAnswerForbidsForeignCode) {
    const Running server(fresh_folder());
    for (const char* path : {"/", "/api/v1/health", "/nothing"}) {
        const auto answer = TestClient(server.port()).ask("GET", path, Host);
        EXPECT_NE(answer.find("Content-Security-Policy: default-src 'self'"), std::string::npos);
        EXPECT_EQ(answer.find("unsafe-inline"), std::string::npos);
        EXPECT_NE(answer.find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_NE(answer.find("X-Content-Type-Options: nosniff"), std::string::npos);
    }
}

}  // namespace
}  // namespace outflank::app::web

/// A server for tests, with real sockets and its games in a folder of its own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

#include "gtest/gtest.h"

#include "app/web/server.h"
#include "app/web/test_client.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

inline constexpr std::string_view Host = "Host: localhost\r\n";

inline std::filesystem::path fresh_folder() {
    static int number = 0;
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    auto folder = std::filesystem::path(testing::TempDir()) /
                  ("outflank_web_" + std::string(test->name()) + std::to_string(getpid()) + "_" +
                   std::to_string(number++));
    std::filesystem::remove_all(folder);
    return folder;
}

/// A server that runs beside the test.
class Running {
  public:
    explicit Running(const std::filesystem::path& folder, ServerPlan plan = {}) {
        plan.port = 0;
        server_.emplace(*Server::open(plan, *GameStore::open(folder)));
        thread_ = std::jthread([this](const std::stop_token& stop) { server_->run(stop); });
    }

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }

    /// A WebSocket that has been greeted.
    [[nodiscard]] TestClient visitor() const {
        TestClient client(port());
        EXPECT_TRUE(client.upgrade(Host));
        EXPECT_EQ(nlohmann::json::parse(client.hear().value_or("{}"))["type"], "hello");
        return client;
    }

  private:
    std::optional<Server> server_;
    std::jthread thread_;  // last, so that it ends first
};

inline nlohmann::json ask(TestClient& client, const nlohmann::json& message) {
    client.say(message.dump());
    return nlohmann::json::parse(client.hear().value_or("{}"));
}

}  // namespace outflank::app::web

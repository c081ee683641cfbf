/// Whole games over the loopback: our clients at our servers, in every pairing of players, for both
/// kinds of server.
#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "app/tablut_client.h"
#include "app/tablut_server.h"
#include "core/read_file.h"
#include "core/text.h"
#include "games/tafl/rules.h"
#include "protocol/comp424_client.h"
#include "protocol/comp424_dialect.h"
#include "protocol/tablut_challenge_client.h"
#include "protocol/tablut_challenge_dialect.h"
#include "roster/roster.h"

namespace outflank::app {
namespace {

using namespace std::chrono_literals;
using protocol::Contestant;
using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

constexpr Duration Limit = 10s;  // generous: the machine may be busy

const Tell Silent = [](std::string_view) {};

/// A folder that is gone with the test.
class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "outflank-XXXXXX").string();
        EXPECT_NE(mkdtemp(pattern.data()), nullptr);
        path_ = pattern;
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string text() const { return path_.string(); }
    [[nodiscard]] std::string read(const char* file) const {
        const auto text = read_file((path_ / file).string());
        return text ? *text : text.error().sentence;
    }

  private:
    std::filesystem::path path_;
};

std::string play(Contestant& contestant, const std::string& player, std::uint16_t port) {
    const auto spec = roster::PlayerSpec::parse(player);
    const auto seated = roster::make_player(contestant.record().game(), *spec, 3);
    if (!seated) return seated.error().sentence;
    const auto ending =
        TablutClient(contestant, **seated, {"127.0.0.1", port, Limit, Limit, 2 * Limit}, {}, Silent)
            .run();
    return ending ? *ending : "error: " + ending.error().sentence;
}

net::Listener door() {
    auto listener = net::Listener::open("127.0.0.1", 0);
    EXPECT_TRUE(listener.ok());
    return *std::move(listener);
}

/// The two endings agree: one won and the other lost, or both drew.
void agree(const std::string& one, const std::string& other) {
    EXPECT_THAT(one, AnyOf(StartsWith("we won"), StartsWith("we lost"), StartsWith("drawn")));
    const bool is_drawn = one.starts_with("drawn");
    EXPECT_EQ(other.starts_with("drawn"), is_drawn) << one << ", " << other;
    EXPECT_EQ(other.starts_with("we won"), one.starts_with("we lost")) << one << ", " << other;
}

TEST(TablutNetwork, TheClientKeepsAMarginOfTheLimit) {
    EXPECT_EQ(time_to_think(2s), 1900ms);
    EXPECT_EQ(time_to_think(60s), 59s);
    EXPECT_EQ(time_to_think(100ms), 90ms);
    EXPECT_GT(time_to_think(1ms), Duration::zero());
}

TEST(TablutNetwork, GamesAtTheComp424Server) {
    const Folder logs;
    net::Listener shared = door();
    const Doors doors = {&shared, &shared};
    const protocol::comp424::ServerDialect dialect;
    const tafl::Tafl game(tafl::Comp424);
    TablutServer server(dialect, game, doors, {{Limit, Limit, 1s}, Limit, 2, logs.text(), 1}, {},
                        Silent);
    auto served = std::async(std::launch::async, [&] { return server.run(); });
    for (const auto& [first, second] :
         {std::pair("outflank:depth=2", "random"), std::pair("greedy", "outflank:depth=2")}) {
        protocol::comp424::Client ann("ann");
        protocol::comp424::Client bob("bob");
        auto one = std::async(std::launch::async, [&] { return play(ann, first, shared.port()); });
        auto other =
            std::async(std::launch::async, [&] { return play(bob, second, shared.port()); });
        agree(one.get(), other.get());
        EXPECT_EQ(ann.record(), bob.record());
        EXPECT_TRUE(ann.record().is_over());
        EXPECT_NE(ann.side(), bob.side());
    }
    const auto done = served.get();
    EXPECT_TRUE(done.ok()) << done.error().sentence;
    EXPECT_THAT(logs.read("game00001.log"), HasSubstr("1. "));
    const std::string outcomes = logs.read("outcomes.txt");
    EXPECT_EQ(text::split(outcomes, '\n').size(), 4U) << outcomes;  // heading, two games, the end
}

TEST(TablutNetwork, GamesAtTheTablutChallengeServer) {
    const Folder logs;
    net::Listener white_door = door();
    net::Listener black_door = door();
    const Doors doors = {&black_door, &white_door};
    const protocol::challenge::ServerDialect dialect;
    const tafl::Tafl game(tafl::Ashton);
    TablutServer server(dialect, game, doors, {{Limit, Limit, {}}, Limit, 2, logs.text(), 1}, {},
                        Silent);
    auto served = std::async(std::launch::async, [&] { return server.run(); });
    for (const auto& [white_player, black_player] :
         {std::pair("outflank:depth=2", "random"), std::pair("random", "outflank:depth=2")}) {
        protocol::challenge::Client white(Side::Two, "ann");
        protocol::challenge::Client black(Side::One, "bob");
        auto one = std::async(std::launch::async,
                              [&] { return play(white, white_player, white_door.port()); });
        auto other = std::async(std::launch::async,
                                [&] { return play(black, black_player, black_door.port()); });
        agree(one.get(), other.get());
    }
    const auto done = served.get();
    EXPECT_TRUE(done.ok()) << done.error().sentence;
    EXPECT_THAT(logs.read("outcomes.txt"), HasSubstr("1\tbob\tann\t"));
}

TEST(TablutNetwork, AStoppedServerEndsItsGameForNobody) {
    const Folder logs;
    net::Listener shared = door();
    const Doors doors = {&shared, &shared};
    const protocol::comp424::ServerDialect dialect;
    const tafl::Tafl game(tafl::Comp424);
    std::stop_source stop;
    const Tell stop_at_the_third_move = [&](std::string_view line) {
        if (line.starts_with("3. ")) stop.request_stop();
    };
    TablutServer server(dialect, game, doors, {{Limit, Limit, 1s}, Limit, 1, logs.text(), 1},
                        stop.get_token(), stop_at_the_third_move);
    auto served = std::async(std::launch::async, [&] { return server.run(); });
    protocol::comp424::Client ann("ann");
    protocol::comp424::Client bob("bob");
    // Slow enough that the server sees the stop before the next move comes.
    auto one = std::async(std::launch::async,
                          [&] { return play(ann, "outflank:time=200ms", shared.port()); });
    auto other = std::async(std::launch::async,
                            [&] { return play(bob, "outflank:time=200ms", shared.port()); });
    EXPECT_EQ(one.get(), "undecided");
    EXPECT_EQ(other.get(), "undecided");
    EXPECT_TRUE(served.get().ok());
    EXPECT_THAT(logs.read("outcomes.txt"), HasSubstr("nobody\tinterrupted\t3"));
}

TEST(TablutNetwork, NobodyComes) {
    net::Listener shared = door();
    const Doors doors = {&shared, &shared};
    const protocol::comp424::ServerDialect dialect;
    const tafl::Tafl game(tafl::Comp424);
    const auto served =
        TablutServer(dialect, game, doors, {{Limit, Limit, 1s}, 10ms, 1, "unused", 1}, {}, Silent)
            .run();
    ASSERT_FALSE(served.ok());
    EXPECT_THAT(served.error().sentence, HasSubstr("did not come in time"));
}

}  // namespace
}  // namespace outflank::app

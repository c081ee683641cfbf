/// Recorded conversations with the two Tablut servers, held again: our referee must say word for
/// word what the server said, and our clients must follow it to the same end.
///
/// Two were written for this project (tests/data); those of the original servers are read where the
/// reference data is present.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include "fmt/format.h"
#include "gtest/gtest.h"

#include "core/text.h"
#include "games/tafl/rules.h"
#include "nlohmann/json.hpp"
#include "protocol/comp424.h"
#include "protocol/comp424_client.h"
#include "protocol/comp424_dialect.h"
#include "protocol/referee.h"
#include "protocol/tablut_challenge_client.h"
#include "protocol/tablut_challenge_dialect.h"
#include "tests/tablut_reference.h"

namespace outflank::protocol {
namespace {

using Seats = std::array<std::vector<std::string>, 2>;  // by index(Side)

struct Session {
    Seats names;  // one each: the first message of a client
    std::vector<Letter> moves;  // the later ones; `to` is the sender
    Seats heard;  // what the server said to each
};

std::string original(const std::string& file) {
    const char* data = std::getenv("OUTFLANK_DATA");
    return (data != nullptr ? std::string(data) : OUTFLANK_SOURCE_DIR "/../shared/data") +
           "/tablut/" + file;
}

void add(Session& session, Side side, bool is_from_client, const std::string& message) {
    if (!is_from_client) {
        session.heard[index(side)].push_back(message);
    } else if (session.names[index(side)].empty()) {
        session.names[index(side)].push_back(message);
    } else {
        session.moves.push_back({side, message});
    }
}

/// "0 > START ann", as in tests/data.
Session written_session(const std::string& path) {
    Session session;
    for (const std::string& line : tafl::lines_of(path))
        add(session, line[0] == '0' ? Side::One : Side::Two, line[2] == '>', line.substr(4));
    return session;
}

/// One client's view, "> START ann"; the other's moves are the echoes that are not our own.
Session original_comp424_session(const std::string& path) {
    Session session;
    for (const std::string& line : tafl::lines_of(path)) {
        add(session, Side::One, line[0] == '>', line.substr(2));
        if (line[0] == '<' && line.ends_with(" 1") && text::is_digit(line[2]))
            session.moves.push_back({Side::Two, line.substr(2)});
    }
    session.names[index(Side::Two)] = {"START other"};
    return session;
}

std::string hex(std::string_view bytes) {
    std::string digits;
    for (const char c : bytes) digits += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return digits;
}

Session original_challenge_session(const std::string& path) {
    Session session;
    const LengthFraming framing;
    for (const std::string& line : tafl::lines_of(path)) {
        const auto frame = nlohmann::json::parse(line);
        const auto text = frame["payload_text"].get<std::string>();
        add(session, frame["conn"] == "white" ? Side::Two : Side::One,
            frame["dir"] == "client->server", text);
        EXPECT_EQ(hex(framing.wrap(text).substr(0, 4)),
                  frame["length_prefix_hex"].get<std::string>());
    }
    return session;
}

/// What our referee says to each when the clients say what they said.
Seats refereed(const Dialect& dialect, const tafl::Rules& rules, const Session& session) {
    Seats heard;
    const auto deliver = [&](const Ruling& ruling) {
        for (const Letter& letter : ruling.letters)
            heard[index(letter.to)].push_back(letter.message);
    };
    const TimeLaw law{std::chrono::seconds(60), std::chrono::seconds(60), {}};
    Referee referee(
        dialect, tafl::Tafl(rules), law,
        {*dialect.read_name(session.names[0].at(0)), *dialect.read_name(session.names[1].at(0))},
        1);
    deliver(referee.begin({}));
    for (const Letter& letter : session.moves) deliver(referee.hear(letter.to, letter.message, {}));
    EXPECT_TRUE(referee.verdict() && referee.verdict()->cause == Cause::Played);
    return heard;
}

/// A client that hears what was said there is asked for a move as often as it made one, and ends
/// with that sentence.
void follows(Contestant& client, const Session& session, Side side, const std::string& ending) {
    std::size_t wanted = 0;
    std::string last;
    for (const std::string& message : session.heard[index(side)]) {
        const auto reaction = client.hear(message);
        ASSERT_TRUE(reaction.ok()) << reaction.error().sentence << ": " << message;
        EXPECT_TRUE(reaction->is_progress) << message;
        wanted += reaction->wants_move ? 1 : 0;
        last = reaction->ending.value_or("");
    }
    const auto is_own = [&](const Letter& letter) { return letter.to == side; };
    EXPECT_EQ(wanted, static_cast<std::size_t>(
                          std::count_if(session.moves.begin(), session.moves.end(), is_own)));
    EXPECT_EQ(last, ending);
}

TEST(TablutSessions, Comp424) {
    const Session session = written_session(OUTFLANK_TEST_DATA "/comp424_session.txt");
    ASSERT_EQ(session.moves.size(), 14U);
    EXPECT_EQ(refereed(comp424::ServerDialect(), tafl::Comp424, session), session.heard);
    comp424::Client attackers("ann");
    follows(attackers, session, Side::One, "we lost (king-escaped)");
    comp424::Client defenders("bob");
    follows(defenders, session, Side::Two, "we won (king-escaped)");
}

TEST(TablutSessions, TablutChallenge) {
    const Session session = written_session(OUTFLANK_TEST_DATA "/tablut_challenge_session.txt");
    ASSERT_EQ(session.moves.size(), 9U);
    EXPECT_EQ(refereed(challenge::ServerDialect(), tafl::Ashton, session), session.heard);
    challenge::Client black(Side::One, "ann");
    follows(black, session, Side::One, "we lost");
    challenge::Client white(Side::Two, "bob");
    follows(white, session, Side::Two, "we won");
}

TEST(TablutSessions, TheOriginalComp424Server) {
    const std::string path = original("comp424-session.txt");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "no reference data at " << path;
    const Session session = original_comp424_session(path);
    const Seats heard = refereed(comp424::ServerDialect(), tafl::Comp424, session);
    EXPECT_EQ(heard[index(Side::One)], session.heard[index(Side::One)]);
    comp424::Client client("pyengine");
    follows(client, session, Side::One, "we lost (king-escaped)");
}

TEST(TablutSessions, TheOriginalTablutChallengeServer) {
    const std::string path = original("unibo-game.jsonl");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "no reference data at " << path;
    const Session session = original_challenge_session(path);
    EXPECT_EQ(refereed(challenge::ServerDialect(), tafl::Ashton, session), session.heard);
    challenge::Client white(Side::Two, "random");
    follows(white, session, Side::Two, "we won");
    challenge::Client black(Side::One, "random");
    follows(black, session, Side::One, "we lost");
}

}  // namespace
}  // namespace outflank::protocol

/// Any text as messages of a Tablut Challenge client and of its server, one a line: what can be
/// read is written back to the same value, and neither referee nor client is brought out of order.
#include "protocol/tablut_challenge.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/tafl/rules.h"
#include "protocol/names.h"
#include "protocol/referee.h"
#include "protocol/tablut_challenge_client.h"
#include "protocol/tablut_challenge_dialect.h"
#include "require.h"

namespace {

using outflank::Side;
using outflank::fuzz::require;
using namespace outflank::protocol;

constexpr std::size_t MostMessages = 10;  // thousands of empty ones would only be slow

void check_codec(const outflank::tafl::Tafl& game, std::string_view text) {
    if (const auto name = challenge::parse_name(text))
        require(*challenge::parse_name(challenge::format_name(*name)) == *name);
    if (const auto action = challenge::parse_action(text))
        require(*challenge::parse_action(format(*action)) == *action);
    const auto state = challenge::parse_state(text);
    if (!state) return require(!state.error().sentence.empty());
    require(*challenge::parse_state(format(*state)) == *state);
    if (const auto position = challenge::position_of(game, state->board, Side::Two))
        require(*challenge::position_of(game, challenge::board_of(*position), Side::Two) ==
                *position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const outflank::tafl::Tafl game(outflank::tafl::Ashton);
    const challenge::ServerDialect dialect;
    Referee referee(dialect, game, {std::chrono::seconds(1), std::chrono::seconds(1), {}},
                    {"a", "b"}, 1);
    challenge::Client client(Side::Two, "b");
    (void)referee.begin({});
    std::vector<std::string_view> messages = outflank::text::split(text, '\n');
    if (messages.size() > MostMessages) messages.resize(MostMessages);
    for (const std::string_view message : messages) {
        check_codec(game, message);
        if (!referee.verdict()) (void)referee.hear(referee.record().to_move(), message, {});
        const auto reaction = client.hear(message);
        if (reaction && reaction->wants_move)
            require(client.record().to_move() == Side::Two && !client.record().is_over());
    }
    return 0;
}

/// Any text as lines of a COMP 424 client and of its server: what can be read is written back to
/// the same value, and neither referee nor client is brought out of order by what comes.
#include "protocol/comp424.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/tafl/rules.h"
#include "protocol/comp424_client.h"
#include "protocol/comp424_dialect.h"
#include "protocol/referee.h"
#include "require.h"

namespace {

using outflank::fuzz::require;
using namespace outflank::protocol;

constexpr std::size_t MostLines = 100;  // thousands of empty ones would only be slow

void check_codec(std::string_view line) {
    if (const auto said = comp424::parse_from_client(line); !said) {
        require(!said.error().sentence.empty());
    } else if (const auto* played = std::get_if<comp424::Played>(&*said)) {
        require(*comp424::parse_from_client(format(*played)) == *said);
    }
    const auto told = comp424::parse_from_server(line);
    if (!told) return require(!told.error().sentence.empty());
    const auto written = std::visit([](const auto& each) { return format(each); }, *told);
    require(*comp424::parse_from_server(written) == *told);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const comp424::ServerDialect dialect;
    static const outflank::tafl::Tafl game(outflank::tafl::Comp424);
    Referee referee(dialect, game, {std::chrono::seconds(1), std::chrono::seconds(1), {}},
                    {"a", "b"}, 1);
    comp424::Client client("a");
    (void)referee.begin({});
    bool is_at_server = true;
    std::vector<std::string_view> lines = outflank::text::split(text, '\n');
    if (lines.size() > MostLines) lines.resize(MostLines);
    for (const std::string_view line : lines) {
        check_codec(line);
        if (!referee.verdict()) (void)referee.hear(referee.record().to_move(), line, {});
        if (!is_at_server) continue;
        const auto reaction = client.hear(line);
        is_at_server = reaction.ok();
        if (reaction && reaction->wants_move)
            require(client.side() == client.record().to_move() && !client.record().is_over());
    }
    require(referee.record().is_over() <= referee.verdict().has_value());
    return 0;
}

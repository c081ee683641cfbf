/// Messages to the web server from any bytes: every text has an answer, what is read stays within
/// its limits, and a refusal says something.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "protocol/web_messages.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using outflank::fuzz::require;
    namespace web = outflank::protocol::web;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto envelope = web::parse_message(text);
    if (!envelope.message) {
        require(!envelope.message.error().sentence.empty());
        require(envelope.message.error().sentence.find('\n') == std::string::npos);
    } else if (const auto* hint = std::get_if<web::Hint>(&*envelope.message)) {
        require(!hint->level || (*hint->level >= 0 && *hint->level <= 60));
        require(!hint->count || *hint->count > 0);
    } else if (const auto* arena = std::get_if<web::Arena>(&*envelope.message)) {
        require(arena->players.size() >= 2 && arena->games > 0);
    }
    (void)web::parse_hint(text);
    (void)web::parse_analyze(text);
    (void)web::parse_solve(text);
    return 0;
}

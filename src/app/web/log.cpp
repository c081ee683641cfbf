#include "app/web/log.h"

#include <array>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <string>

#include "core/text.h"

namespace outflank::app::web {

namespace {

spdlog::logger& logger() {
    static const auto log = [] {
        auto made = std::make_shared<spdlog::logger>(
            "outflank", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern("%Y-%m-%dT%H:%M:%S.%e %l %v");
        made->set_level(spdlog::level::info);
        return made;
    }();
    return *log;
}

}  // namespace

Result<Done> set_log_level(std::string_view level) {
    constexpr std::array<std::string_view, 5> Words = {"debug", "info", "warning", "error", "off"};
    for (const std::string_view word : Words) {
        if (word != level) continue;
        logger().set_level(spdlog::level::from_str(std::string(level)));
        return Done{};
    }
    return Error{"--log expects debug, info, warning, error or off, not " + text::shown(level)};
}

void log_request(std::string_view method, std::string_view path, unsigned status) {
    if (!logger().should_log(spdlog::level::debug)) return;
    logger().debug("{} {} {}", method, text::shown(path, 100), status);
}
void log_info(std::string_view sentence) { logger().info("{}", sentence); }
void log_error(std::string_view sentence) { logger().error("{}", sentence); }

}  // namespace outflank::app::web

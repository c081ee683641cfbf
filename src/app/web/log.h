/// The server's log, for operators: on stderr, one line a request at debug; at info only what the
/// server itself does, never what people play.
#pragma once

#include <string_view>

#include "core/result.h"

namespace outflank::app::web {

/// debug, info, warning, error or off.
Result<Done> set_log_level(std::string_view level);

void log_request(std::string_view method, std::string_view path, unsigned status);
void log_info(std::string_view sentence);
void log_error(std::string_view sentence);

}  // namespace outflank::app::web

/// Tell: where long work says, a line at a time, what is going on.
#pragma once

#include <functional>
#include <string_view>

namespace outflank::app {

using Tell = std::function<void(std::string_view)>;

}  // namespace outflank::app

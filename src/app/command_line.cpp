#include "app/command_line.h"

#include "CLI/CLI.hpp"

namespace outflank::app {

DeclaredOption& DeclaredOption::required() {
    option_.required();
    return *this;
}

DeclaredOption& DeclaredOption::expected(int count) {
    option_.expected(count);
    return *this;
}

DeclaredOption CommandLine::add_option(const std::string& names, std::string& value,
                                       const std::string& purpose) {
    return DeclaredOption(*app_.add_option(names, value, purpose));
}

DeclaredOption CommandLine::add_option(const std::string& names, std::optional<std::string>& value,
                                       const std::string& purpose) {
    return DeclaredOption(*app_.add_option(names, value, purpose));
}

DeclaredOption CommandLine::add_option(const std::string& names, std::vector<std::string>& values,
                                       const std::string& purpose) {
    return DeclaredOption(*app_.add_option(names, values, purpose));
}

void CommandLine::add_flag(const std::string& names, bool& value, const std::string& purpose) {
    app_.add_flag(names, value, purpose);
}

void CommandLine::footer(const std::string& words) { app_.footer(words); }

}  // namespace outflank::app

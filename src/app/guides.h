/// Guides: the program's manual and the completion of its words in a shell, both read off its own
/// command line, so that neither can speak of a command or option that is not there.
#pragma once

#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace outflank::app {

/// A page for `man`.
std::string manual_page(const CLI::App& app, const std::string& version);

/// What bash has to know in order to complete commands, options, and values that are words.
std::string bash_completion(const CLI::App& app);

}  // namespace outflank::app

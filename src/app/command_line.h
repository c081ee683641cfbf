/// CommandLine: what one command takes, as it is declared. CLI11 reads the words; it stands behind
/// this face because reading its header cost every command more time to compile than the command
/// itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace outflank::app {

/// An option that was declared, to say more about.
class DeclaredOption {
  public:
    explicit DeclaredOption(CLI::Option& option) : option_(option) {}

    DeclaredOption& required();
    /// Of a list: exactly so many values.
    DeclaredOption& expected(int count);

  private:
    CLI::Option& option_;
};

class CommandLine {
  public:
    explicit CommandLine(CLI::App& app) : app_(app) {}

    /// "--depth" is an option with a value, "FILE" a word by its place, "--black,--attackers" two
    /// spellings of one.
    DeclaredOption add_option(const std::string& names, std::string& value,
                              const std::string& purpose);
    DeclaredOption add_option(const std::string& names, std::optional<std::string>& value,
                              const std::string& purpose);
    DeclaredOption add_option(const std::string& names, std::vector<std::string>& values,
                              const std::string& purpose);
    void add_flag(const std::string& names, bool& value, const std::string& purpose);

    /// What stands below the options in the help: examples first.
    void footer(const std::string& words);

  private:
    CLI::App& app_;
};

}  // namespace outflank::app

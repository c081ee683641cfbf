#include "app/guides.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "CLI/CLI.hpp"
#include "fmt/format.h"

#include "roster/catalogue.h"

namespace outflank::app {

namespace {

using OptionNames = std::vector<std::string>;

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App* /*any*/) { return true; });
}

std::vector<const CLI::Option*> options_of(const CLI::App& command, bool by_place) {
    return command.get_options(
        [by_place](const CLI::Option* option) { return option->get_positional() == by_place; });
}

/// "-n", "--json": as they are typed, the short ones first.
OptionNames names_of(const CLI::Option& option) {
    OptionNames names;
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    return names;
}

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

/// Text as `man` shows it unchanged: a backslash begins one of its commands, and so does a dot or
/// an apostrophe at the beginning of a line; a plain hyphen may become a dash.
std::string for_man(std::string_view text) {
    std::string result;
    bool begins_line = true;
    for (const char letter : text) {
        if (begins_line && (letter == '.' || letter == '\'')) result += "\\&";
        if (letter == '\\')
            result += "\\e";
        else if (letter == '-')
            result += "\\-";
        else
            result += letter;
        begins_line = letter == '\n';
    }
    return result;
}

std::string lines_for_man(std::string_view text) {
    return fmt::format(".PP\n.nf\n{}\n.fi\n", for_man(text));
}

/// One option or word and what it means.
std::string entry_for_man(const CLI::Option& option) {
    const OptionNames names = names_of(option);
    std::string head =
        names.empty() ? fmt::format("\\fI{}\\fR", for_man(option.get_name()))
                      : fmt::format("\\fB{}\\fR", for_man(fmt::to_string(fmt::join(names, ", "))));
    if (!names.empty() && takes_value(option)) head += " \\fIvalue\\fR";
    return fmt::format(".TP\n{}\n{}\n", head, for_man(option.get_description()));
}

std::string command_for_man(const CLI::App& command) {
    std::string head = "outflank " + command.get_name();
    for (const CLI::Option* word : options_of(command, true))
        head += word->get_required() ? " " + word->get_name() : " [" + word->get_name() + "]";
    std::string page =
        fmt::format(".SS {}\n{}\n", for_man(head), for_man(command.get_description()));
    for (const bool by_place : {true, false}) {
        for (const CLI::Option* option : options_of(command, by_place)) {
            if (option != command.get_help_ptr()) page += entry_for_man(*option);
        }
    }
    return page + lines_for_man(command.get_footer());
}

/// Options whose values are words of their own, whichever command they belong to; what other
/// options take is completed as the name of a file.
struct WordsOfOption {
    std::string_view option;
    std::string_view words;
};
constexpr std::array<WordsOfOption, 6> WordsOfOptions = {{
    {"--game", "othello tablut"},
    {"--size", "4 6 8 10 12 14 16"},
    {"--rules", "comp424 ashton brandubh"},
    {"--selectivity", "73 88 95 98 99 100"},
    {"--color", "black white both"},
    {"--format", "round-robin gauntlet"},
}};

std::string player_names() {
    std::vector<std::string_view> names;
    for (const roster::PlayerEntry& player : roster::players()) names.push_back(player.name);
    for (const roster::Preset& preset : roster::presets()) names.push_back(preset.name);
    return fmt::to_string(fmt::join(names, " "));
}

/// What no command gives a value, so that any word may follow it.
OptionNames flags_of(const CLI::App& app) {
    std::set<std::string> flags;
    std::set<std::string> with_values;
    for (const CLI::App* command : commands_of(app)) {
        for (const CLI::Option* option : options_of(*command, false))
            for (const std::string& name : names_of(*option))
                (takes_value(*option) ? with_values : flags).insert(name);
    }
    OptionNames names;
    std::ranges::set_difference(flags, with_values, std::back_inserter(names));
    return names;
}

/// A line of bash: in a `case` over the word before, the words that may follow it.
std::string words_after(std::string_view options, std::string_view words) {
    return fmt::format("        {}) words='{}' ;;\n", options, words);
}

}  // namespace

std::string manual_page(const CLI::App& app, const std::string& version) {
    std::string page = fmt::format(
        ".TH OUTFLANK 1 \"\" \"outflank {}\" \"User Commands\"\n.nh\n.ad l\n"
        ".SH NAME\noutflank \\- Othello and Tablut, to play, to study and to build on\n"
        ".SH SYNOPSIS\n.B outflank\n[\\fIcommand\\fR] [\\fIoptions\\fR]\n"
        ".SH DESCRIPTION\n"
        "An engine and workbench for Othello and Tablut. Without a command it begins a game of\n"
        "Othello in the terminal. A position may be a board or a transcript such as f5d6c3.\n",
        for_man(version));
    page += lines_for_man(app.get_footer());
    page += ".SH COMMANDS\n";
    for (const CLI::App* command : commands_of(app)) page += command_for_man(*command);
    page +=
        ".SH ENVIRONMENT\n"
        ".TP\n.B OUTFLANK_ISA\nportable, x86\\-64\\-v3 or x86\\-64\\-v4: the instruction set to "
        "use\n"
        "instead of the best one that the processor has\n"
        ".TP\n.B NO_COLOR\nif it is set, the terminal game uses no colours\n"
        ".SH EXIT STATUS\n"
        ".TP\n.B 0\ndone\n"
        ".TP\n.B 1\na bad command line or input; one sentence on standard error says what was\n"
        "expected\n"
        ".TP\n.B 2\nthe work failed, or an answer was wrong\n"
        ".TP\n.B 130\ninterrupted\n";
    return page;
}

std::string bash_completion(const CLI::App& app) {
    OptionNames commands;
    std::string options_of_commands;
    for (const CLI::App* command : commands_of(app)) {
        commands.push_back(command->get_name());
        OptionNames options;
        for (const CLI::Option* option : options_of(*command, false))
            std::ranges::copy(names_of(*option), std::back_inserter(options));
        options_of_commands +=
            words_after(command->get_name(), fmt::to_string(fmt::join(options, " ")));
    }
    std::string values;
    for (const auto& [option, words] : WordsOfOptions) values += words_after(option, words);
    const std::string players = player_names();
    values += words_after("--black | --white | --attackers | --defenders | --player", players);
    return fmt::format(
        R"(# What bash completes after `outflank`. Written by `outflank completion`.
_outflank() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words=''
    COMPREPLY=()
    case $before in
{values}        {flags}) ;;
        -*) [[ $word == -* ]] || return ;; # a value of its own, or the name of a file
    esac
    if [[ -z $words && COMP_CWORD -eq 1 ]]; then
        words='{commands} --help --version'
    elif [[ -z $words && $word == -* ]]; then
        case ${{COMP_WORDS[1]}} in
{options}        esac
    elif [[ -z $words && ${{COMP_WORDS[1]}} == @(match|tournament) ]]; then
        words='{players}'
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -o default -F _outflank outflank
)",
        fmt::arg("values", values), fmt::arg("flags", fmt::join(flags_of(app), " | ")),
        fmt::arg("commands", fmt::join(commands, " ")), fmt::arg("options", options_of_commands),
        fmt::arg("players", players));
}

}  // namespace outflank::app

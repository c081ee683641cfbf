#include "app/convert_command.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/input_file.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "formats/game_file.h"
#include "formats/wthor_sheet.h"
#include "formats/wthor_writer.h"

namespace outflank::app {

namespace {

using formats::FileKind;
using formats::OthelloSheet;
using othello::Othello;

Result<FileKind> choose_kind(std::string_view option, const std::string& typed,
                             const std::string& file) {
    auto kind = typed.empty() ? formats::kind_of_file(file) : formats::parse_file_kind(typed);
    if (kind) return kind;
    return typed.empty() && file == "-" ? Error{std::string(option) +
                                                " has to say what kind of file standard input or "
                                                "output is"}
                                        : kind.error().in(std::string(option));
}

/// The names beside a .wtb file: under its own name, else under those of the public data base.
/// `ending` is JOU or TRN.
Result<std::vector<std::string>> read_names(
    const std::string& games, const std::string& ending,
    Result<std::vector<std::string>> (*read)(std::string_view)) {
    const std::filesystem::path path(games);
    for (const std::string& name :
         {path.stem().string() + '.' + text::lower(ending), "WTHOR." + ending, "WTH." + ending}) {
        const std::filesystem::path file = path.parent_path() / name;
        if (!std::filesystem::exists(file)) continue;
        const auto bytes = read_file(file.string());
        if (!bytes) return bytes.error();
        auto names = read(*bytes);
        return names ? names : names.error().in(text::shown(file.string()));
    }
    return std::vector<std::string>();
}

Result<Done> read_wthor(const std::string& file, std::string_view bytes,
                        const formats::OnSheet& on_sheet) {
    const auto games = formats::read_wtb(bytes);
    if (!games) return games.error();
    auto players = read_names(file, "JOU", formats::read_jou);
    if (!players) return players.error();
    auto tournaments = read_names(file, "TRN", formats::read_trn);
    if (!tournaments) return tournaments.error();
    const formats::WthorNames names{*std::move(players), *std::move(tournaments)};
    for (std::size_t i = 0; i < games->games.size(); ++i) {
        const auto sheet = formats::sheet_of(games->games[i], games->year, names);
        if (!sheet) return sheet.error().in("record " + std::to_string(i + 1));
        if (const auto taken = on_sheet(*sheet); !taken) return taken;
    }
    return Done{};
}

/// Where games go: collected, and put in place whole when all have come.
class Outlet {
  public:
    Outlet(FileKind kind, std::string file, formats::FileDate today)
        : kind_(kind), file_(std::move(file)), wthor_(today) {}

    Result<Done> add(const OthelloSheet& sheet) {
        ++count_;
        if (kind_ == FileKind::Wthor) return wthor_.add(sheet);
        if (kind_ == FileKind::Board && count_ > 1)
            return Error{"a board file holds one position, and there are several games"};
        const auto text = formats::write_game(kind_, sheet);
        if (!text) return text.error();
        text_ += *text;
        return Done{};
    }

    [[nodiscard]] std::size_t count() const { return count_; }

    Result<Done> finish() const {
        if (kind_ != FileKind::Wthor) return write(file_, text_);
        if (file_ == "-") return Error{"a WTHOR data base is three files, so OUT cannot be -"};
        auto beside = std::filesystem::path(file_);
        if (const auto put = write(beside.replace_extension(".jou"), wthor_.players()); !put)
            return put;
        if (const auto put = write(beside.replace_extension(".trn"), wthor_.tournaments()); !put)
            return put;
        return write(file_, wthor_.games());
    }

  private:
    static Result<Done> write(const std::filesystem::path& file, const std::string& text) {
        if (file != "-") return write_whole(file, text);
        std::fwrite(text.data(), 1, text.size(), stdout);
        return Done{};
    }

    FileKind kind_;
    std::string file_;
    std::size_t count_ = 0;
    std::string text_;
    formats::WthorWriter wthor_;
};

formats::FileDate today() {
    const std::chrono::year_month_day date(
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
    return {int(date.year()), static_cast<int>(unsigned(date.month())),
            static_cast<int>(unsigned(date.day()))};
}

Result<Othello> choose_board(const GameOptions& options) {
    const auto game = choose_game(options);
    if (!game) return game.error();
    if (const auto* othello = std::get_if<Othello>(&*game)) return *othello;
    return Error{"convert knows the files of othello only"};
}

}  // namespace

Result<int> run_convert(const ConvertOptions& options) {
    const auto from = choose_kind("--from", options.from, options.in);
    if (!from) return from.error();
    const auto to = choose_kind("--to", options.to, options.out);
    if (!to) return to.error();
    const auto board = choose_board(options.game);
    if (!board) return board.error();
    const auto text = read_input(options.in);
    if (!text) return text.error();

    Outlet outlet(*to, options.out, today());
    const auto take = [&](const OthelloSheet& sheet) {
        auto added = outlet.add(sheet);
        return added ? added : added.error().in("game " + std::to_string(outlet.count()));
    };
    const auto read = *from == FileKind::Wthor ? read_wthor(options.in, *text, take)
                                               : formats::read_games(*from, *board, *text, take);
    if (!read)
        return read.error().in(options.in == "-" ? "standard input" : text::shown(options.in));
    if (outlet.count() == 0) return Error{text::shown(options.in) + " has no game in it"};
    if (const auto written = outlet.finish(); !written) return written.error();
    if (options.out != "-") fmt::print(stderr, "{} games\n", outlet.count());
    return Success;
}

void declare_convert(CommandLine& command, ConvertOptions& options) {
    command.add_option("IN", options.in, "the file to read; - is standard input").required();
    command.add_option("OUT", options.out, "the file to write; - is standard output").required();
    command.add_option("--from", options.from,
                       "txt, json, ggf, sgf, pgn, obf, board or wtb (default: the end of IN)");
    command.add_option("--to", options.to, "the same for OUT");
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank convert games.ggf games.sgf\n"
        "  outflank convert WTH_2017.wtb games.json     names from the .jou and .trn files beside "
        "it\n"
        "  outflank convert games.pgn base.wtb          writes base.jou and base.trn as well\n"
        "  echo '1. F5 f4 2. F3 g4' | outflank convert - - --from txt --to sgf\n"
        "--size is the board of transcripts and JSON records that do not have the usual 8x8. OUT "
        "is\n"
        "written when every game has been read; a game that cannot be read is named, and OUT is "
        "left alone.");
}

}  // namespace outflank::app

#include "app/convert_command.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/game_input.h"
#include "app/interrupt_stop.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "core/output_file.h"
#include "core/text.h"
#include "formats/wthor_writer.h"
#include "play/opening_names.h"

namespace outflank::app {

namespace {

using formats::FileKind;
using formats::OthelloSheet;
using formats::TaflSheet;

Result<FileKind> output_kind(const ConvertOptions& options) {
    if (options.to.empty() && options.out == "-")
        return Error{"--to has to say what kind of games standard output gets"};
    auto kind = options.to.empty() ? formats::kind_of_file(options.out)
                                   : formats::parse_file_kind(options.to);
    if (!kind) return kind.error().in("--to");
    if (*kind == FileKind::Comp424Log || *kind == FileKind::ChallengeLog)
        return Error{"the logs of servers are read and not written; otg is what others read"};
    if (*kind == FileKind::Wthor && options.out == "-")
        return Error{"a WTHOR data base is three files, so OUT cannot be -"};
    return kind;
}

formats::FileDate today() {
    const std::chrono::year_month_day date(
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
    return {int(date.year()), static_cast<int>(unsigned(date.month())),
            static_cast<int>(unsigned(date.day()))};
}

/// Where games go: written as they come, and put in place whole when all have come.
class Outlet {
  public:
    /// `-` is standard output.
    static Result<Outlet> open(FileKind kind, const std::string& file) {
        Outlet outlet(kind, file);
        if (file == "-") return outlet;
        auto growing = GrowingFile::begin(file);
        if (!growing) return growing.error();
        outlet.growing_ = std::make_unique<GrowingFile>(*std::move(growing));
        if (kind == FileKind::Wthor) outlet.put(outlet.wthor_.games_header());
        return outlet;
    }

    template <class Sheet>
    Result<Done> add(const Sheet& sheet) {
        ++count_;
        if (kind_ == FileKind::Board && count_ > 1)
            return Error{"a board file holds one position, and there are several games"};
        const auto text = written(sheet);
        if (!text) return text.error();
        put(*text);
        return Done{};
    }

    [[nodiscard]] std::size_t count() const { return count_; }

    Result<Done> finish() {
        if (!growing_) return Done{};  // whether that arrived is asked of every command
        if (kind_ != FileKind::Wthor) return growing_->finish();
        growing_->write_front(wthor_.games_header());
        auto beside = std::filesystem::path(file_);
        auto players = write_whole(beside.replace_extension(".jou"), wthor_.players());
        if (!players) return players;
        const auto events = write_whole(beside.replace_extension(".trn"), wthor_.tournaments());
        return events ? growing_->finish() : events;
    }

  private:
    Outlet(FileKind kind, std::string file)
        : kind_(kind), file_(std::move(file)), wthor_(today()) {}

    Result<std::string> written(const OthelloSheet& sheet) {
        return kind_ == FileKind::Wthor ? wthor_.add(sheet) : formats::write_game(kind_, sheet);
    }
    Result<std::string> written(const TaflSheet& sheet) {
        return formats::write_game(kind_, sheet);
    }

    void put(const std::string& text) {
        if (growing_) return growing_->append(text);
        std::fwrite(text.data(), 1, text.size(), stdout);
    }

    FileKind kind_;
    std::string file_;
    std::size_t count_ = 0;
    std::unique_ptr<GrowingFile> growing_;  // none: standard output
    formats::WthorWriter wthor_;
};

/// "38 %, 45000 games, 12s left" on stderr while it takes long.
class ConvertProgress {
  public:
    void show(const GameInput& input, std::size_t games) {
        if (!left_.is_time_to_show()) return;
        const double share = input.share_read();
        line_.show(fmt::format("{:.0f} %, {} games, {}", 100 * share, games, left_.words(share)));
    }
    void clear() { line_.clear(); }

  private:
    ProgressLine line_;
    TimeLeft left_{0};
};

/// The name as a tag, unless the file has one already.
OthelloSheet with_opening_name(OthelloSheet sheet) {
    const auto* opening = play::opening_of(sheet.record);
    if (opening && sheet.tag("opening").empty()) sheet.add_tag("opening", opening->name);
    return sheet;
}
TaflSheet with_opening_name(TaflSheet sheet) { return sheet; }

Result<Done> convert_all(GameInput& input, Outlet& outlet, bool names_openings,
                         const InterruptStop& interrupt) {
    ConvertProgress progress;
    const auto take = [&](const auto& sheet) -> Result<Done> {
        if (interrupt.token().stop_requested()) return Error{"interrupted"};
        progress.show(input, outlet.count());
        return names_openings ? outlet.add(with_opening_name(sheet)) : outlet.add(sheet);
    };
    auto done = input.for_each(take);
    progress.clear();
    return done;
}

}  // namespace

Result<int> run_convert(const ConvertOptions& options) {
    const auto to = output_kind(options);
    if (!to) return to.error();
    auto input = GameInput::open(options.in, options.from, options.game);
    if (!input) return options.in == "-" ? input.error().in("--from") : input.error();
    auto outlet = Outlet::open(*to, options.out);
    if (!outlet) return outlet.error();

    const InterruptStop interrupt;
    const auto converted = convert_all(*input, *outlet, options.opening_names, interrupt);
    if (interrupt.token().stop_requested()) return Interrupted;
    if (!converted) return converted.error();
    if (outlet->count() == 0) return Error{text::shown(options.in) + " has no game in it"};
    if (const auto written = outlet->finish(); !written) return written.error();
    if (options.out != "-")
        fmt::print(stderr, "{} game{}\n", outlet->count(), outlet->count() == 1 ? "" : "s");
    return Success;
}

void declare_convert(CommandLine& command, ConvertOptions& options) {
    command.add_option("IN", options.in, "the file to read; - is standard input").required();
    command.add_option("OUT", options.out, "the file to write; - is standard output").required();
    command.add_option(
        "--from", options.from,
        "txt, json, ggf, sgf, pgn, obf, board, wtb, otg, or a server's log: comp424, "
        "challenge (default: the end of IN)");
    command.add_option("--to", options.to, "the same for OUT, logs left out");
    command.add_flag("--opening-names", options.opening_names,
                     "write what the opening is called: json, ggf, sgf and pgn have room for it");
    add_game_options(command, options.game);
    command.footer(
        "Examples:\n"
        "  outflank convert games.ggf games.sgf\n"
        "  outflank convert games.ggf games.pgn --opening-names\n"
        "  outflank convert WTH_2017.wtb games.json     names from its .jou and .trn\n"
        "  outflank convert games.pgn base.wtb          with base.jou and base.trn\n"
        "  echo '1. F5 f4 2. F3 g4' | outflank convert - - --from txt --to sgf\n"
        "  outflank convert tablut.txt tablut.otg --rules ashton\n"
        "  outflank convert session.txt game.json --from comp424\n"
        "--game, --size and --rules say which game transcripts are of, and by which\n"
        "rules of ours an OpenTafl record is read that names others; JSON records and\n"
        "saved games say it themselves. Files of any length stream. OUT is put in place\n"
        "when every game has been read; a game that cannot be read is named, and OUT is\n"
        "left alone.");
}

}  // namespace outflank::app

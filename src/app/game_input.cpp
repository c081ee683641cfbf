#include "app/game_input.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>
#include <utility>
#include <vector>

#include "app/challenge_log.h"
#include "app/comp424_log.h"
#include "core/read_file.h"
#include "core/text.h"
#include "formats/file_kind.h"
#include "formats/game_stream.h"
#include "formats/json_game.h"
#include "formats/opentafl_game.h"
#include "formats/pasted_game.h"
#include "formats/saved_game.h"
#include "formats/wthor_sheet.h"

namespace outflank::app {

namespace {

using formats::FileKind;

/// Sites hand out games of many formats under names that end in .txt. A pipe is not asked, for what
/// it has given once is gone. Why it is no text at all is said when it is read.
FileKind kind_of_text_file(const std::string& file) {
    std::error_code problem;
    std::string begin(4096, '\0');
    if (!std::filesystem::is_regular_file(file, problem)) return FileKind::Transcript;
    std::ifstream in(file, std::ios::binary);
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    begin.resize(static_cast<std::size_t>(in.gcount()));
    const auto text = text_in(begin);
    if (!text) return FileKind::Transcript;
    const FileKind seen = formats::kind_of_text(*text);
    return seen == FileKind::Board ? FileKind::Transcript : seen;
}

Result<FileKind> choose_kind(const std::string& typed, const std::string& file) {
    if (!typed.empty()) return formats::parse_file_kind(typed);
    if (file == "-") return Error{"the kind of what comes from standard input has to be said"};
    const auto named = formats::kind_of_file(file);
    return named && *named == FileKind::Transcript ? kind_of_text_file(file) : named;
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

Result<Done> read_named_wthor(const std::string& file, TextSource& source,
                              const formats::OnSheet& on_sheet) {
    auto players = read_names(file, "JOU", formats::read_jou);
    if (!players) return players.error();
    auto tournaments = read_names(file, "TRN", formats::read_trn);
    if (!tournaments) return tournaments.error();
    return formats::read_wthor(source, {*std::move(players), *std::move(tournaments)}, on_sheet);
}

template <Game G>
Result<Done> read_json_line(const G& game, std::string_view line,
                            const std::function<Result<Done>(const formats::GameSheet<G>&)>& on) {
    const auto sheet = formats::parse_json_game(game, line);
    return sheet ? on(*sheet) : sheet.error();
}

/// Every line says which game it is of.
Result<Done> read_json_of_any_game(TextSource& source, const OnGame& on_game) {
    return formats::for_each_line(source, [&](std::string_view line) -> Result<Done> {
        const auto name = formats::game_named_in_json(line);
        if (!name) return name.error();
        const auto any = game_named(*name);
        if (!any) return any.error();
        if (const auto* othello = std::get_if<othello::Othello>(&*any))
            return read_json_line(*othello, line, on_game.othello);
        return read_json_line(std::get<tafl::Tafl>(*any), line, on_game.tafl);
    });
}

Result<Done> read_opentafl_of_any_rules(TextSource& source, const OnGame& on_game) {
    const auto take = [](std::string_view& text) {
        return formats::take_opentafl_game(text, nullptr);
    };
    return formats::for_each_game(source, formats::OpenTaflExpected, take, on_game.tafl);
}

}  // namespace

Result<GameInput> GameInput::open(const std::string& file, const std::string& kind,
                                  const GameOptions& game) {
    const auto chosen = choose_kind(kind, file);
    if (!chosen) return chosen.error();
    const auto any = choose_game(game);
    if (!any) return any.error();
    GameInput input(file, *chosen, game, *any);
    if (const auto opened = input.open_stream(); !opened) return opened.error();
    return input;
}

GameInput GameInput::of_text(std::string text, FileKind kind) {
    GameInput input("", kind, {}, othello::Othello(8));
    input.source_ = std::make_unique<TextSource>(std::move(text));
    return input;
}

Result<Done> GameInput::open_stream() {
    if (file_ == "-") {
        source_ = std::make_unique<TextSource>(std::cin);
        return Done{};
    }
    auto stream = open_file(file_);
    if (!stream) return stream.error();
    stream_ = std::make_unique<std::ifstream>(*std::move(stream));
    std::error_code unknown;
    const auto length = std::filesystem::file_size(file_, unknown);
    if (!unknown) length_ = static_cast<double>(length);
    source_ = std::make_unique<TextSource>(*stream_);
    return Done{};
}

Result<Done> GameInput::for_each(const OnGame& on_game) {
    auto read_all = read(on_game);
    if (read_all || file_.empty()) return read_all;
    return read_all.error().in(file_ == "-" ? "standard input" : text::shown(file_));
}

Result<Done> GameInput::skip_byte_order_mark() {
    constexpr std::size_t longest_mark = 3;
    source_->read_at_least(longest_mark);
    const auto text = text_in(source_->at_hand());
    if (!text) return text.error();
    source_->take(source_->at_hand().size() - text->size());
    return Done{};
}

/// A saved game says in front of its moves which game it is of.
Result<Done> GameInput::hear_heading() {
    source_->read_at_least(formats::LongestPaste);
    const std::string said = formats::read_heading(source_->at_hand()).game;
    if (said.empty()) return Done{};
    const auto named = game_named(said);
    if (!named) return named.error();
    if (const auto meant = check_is_meant(options_, *named); !meant) return meant.error();
    game_ = *named;
    return Done{};
}

Result<Done> GameInput::read(const OnGame& on_game) {
    if (kind_ == FileKind::Wthor) return read_named_wthor(file_, *source_, on_game.othello);
    if (const auto skipped = skip_byte_order_mark(); !skipped) return skipped;
    const bool says_itself = options_.are_silent();
    switch (kind_) {
        case FileKind::Comp424Log:
            return read_comp424_log(*source_, on_game.tafl);
        case FileKind::ChallengeLog:
            return read_challenge_log(*source_, on_game.tafl);
        case FileKind::Json:
            if (says_itself) return read_json_of_any_game(*source_, on_game);
            break;
        case FileKind::Transcript:
            if (const auto heard = hear_heading(); !heard) return heard;
            break;
        case FileKind::OpenTafl:
            if (options_.leave_rules_open()) return read_opentafl_of_any_rules(*source_, on_game);
            break;
        default:
            break;
    }
    if (const auto* othello = std::get_if<othello::Othello>(&game_))
        return formats::read_games(kind_, *othello, *source_, on_game.othello);
    return formats::read_games(kind_, std::get<tafl::Tafl>(game_), *source_, on_game.tafl);
}

double GameInput::share_read() const {
    return length_ > 0 ? static_cast<double>(source_->taken()) / length_ : 0;
}

}  // namespace outflank::app

#include "app/play_command.h"

#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <unistd.h>
#include <utility>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/number_options.h"
#include "app/opening_knowledge.h"
#include "app/play/autosave.h"
#include "app/play/full_screen_game.h"
#include "app/play/game_plan.h"
#include "app/play/game_saving.h"
#include "app/play/plain_game.h"
#include "app/play/setting.h"
#include "app/terminal/terminal.h"
#include "app/typed_position.h"
#include "core/duration.h"
#include "core/output_file.h"
#include "core/text.h"
#include "play/embedded_openings.h"

namespace outflank::app {

namespace {

/// Who sits down where nobody was named: a person and a beatable opponent, or two players where
/// nobody is there.
PlayerNames players_of(const PlayOptions& options, bool is_typed_to) {
    const std::string host = is_typed_to ? std::string(Human) : "greedy";
    const std::string guest = is_typed_to ? std::string(DefaultOpponent) : "random";
    const auto across_from = [&](const std::string& named) { return named == host ? guest : host; };
    PlayerNames names{options.first, options.second};
    if (names[0].empty()) names[0] = across_from(names[1].empty() ? guest : names[1]);
    if (names[1].empty()) names[1] = across_from(names[0]);
    return names;
}

Result<std::uint64_t> seed_of(const std::string& typed) {
    if (typed.empty()) return static_cast<std::uint64_t>(std::random_device{}());
    return parse_seed(typed);
}

Result<bool> wants_full_screen(const PlayOptions& options, const Surroundings& surroundings) {
    if (options.screen.empty() || options.screen == "auto") return surroundings.can_show_pictures();
    if (options.screen == "plain") return false;
    if (options.screen != "full")
        return Error{"--screen expects auto, full or plain, not " + text::shown(options.screen)};
    if (surroundings.has_terminal) return true;
    return Error{"--screen full needs a terminal"};
}

/// `--position`, as strict as every position on the command line.
Result<GamePlan> plan_at(const std::string& position, const GamePlan& usual) {
    if (position.empty()) return usual;
    return std::visit(
        [&](const auto& begin) -> Result<GamePlan> {
            auto record = read_typed_position(begin.game(), position);
            if (!record) return record.error().in("--position");
            GamePlan plan = usual;
            plan.record = *std::move(record);
            return plan;
        },
        usual.record);
}

/// What the options ask for. A file says more than they do where they are silent.
Result<GamePlan> plan_of(const PlayOptions& options, bool is_typed_to) {
    const auto game = choose_game(options.game);
    if (!game) return game.error();
    const GamePlan usual{begin_record(*game), players_of(options, is_typed_to)};
    if (!options.load.empty() && !options.position.empty())
        return Error{"play begins from --load or from --position, not from both"};
    auto plan =
        options.load.empty() ? plan_at(options.position, usual) : load_plan(options.load, usual);
    if (!plan) return plan;
    const auto meant = check_is_meant(options.game, game_of(plan->record));
    if (!meant) return meant.error().in(text::shown(options.load));
    if (!options.first.empty()) plan->players[0] = options.first;
    if (!options.second.empty()) plan->players[1] = options.second;
    if (options.time.empty()) return plan;
    const auto time = parse_duration("--time", options.time);
    if (!time) return time.error();
    plan->move_time = *time;
    return plan;
}

/// Said before the game, because afterwards it would be lost.
Result<Done> check_save(const std::string& file, const GamePlan& plan) {
    if (file.empty()) return Done{};
    const auto kept = check_is_no_list(file, plan);
    if (!kept) return kept.error().in("--save");
    const auto text = text_to_save(file, plan);
    if (!text) return text.error().in("--save");
    const auto has_place = check_can_write(file);
    return has_place ? has_place : has_place.error().in("--save");
}

/// The game begins with one of the program's balanced openings, by lot.
Result<Done> begin_with_xot(GamePlan& plan, std::uint64_t seed) {
    auto* record = std::get_if<GameRecord<othello::Othello>>(&plan.record);
    if (!record || record->game().size() != 8 || !record->moves().empty())
        return Error{"--xot begins a new game of 8x8 othello"};
    const auto openings = text::words(play::embedded_xot());
    const auto lot = Rng(seed).below(static_cast<std::uint32_t>(openings.size()));
    *record = *GameRecord<othello::Othello>::parse(record->game(), openings[lot]);
    return Done{};
}

std::string offer(const std::string& cut_off, const GamePlan& usual) {
    const auto plan = read_plan(cut_off, usual);
    if (!plan) return "";
    return std::visit(
        [](const auto& record) {
            const std::size_t moves = record.moves().size();
            return fmt::format("A game of {} was cut off after {} move{}: resume goes on with it.",
                               record.game().name(), moves, moves == 1 ? "" : "s");
        },
        plan->record);
}

/// What is to be known before the first move: a game that waits, or that none will.
std::string greeting(const Autosave* autosave, const GamePlan& usual) {
    if (autosave && autosave->cut_off()) return offer(*autosave->cut_off(), usual);
    const auto place = autosave ? autosave->check_place()
                                : Error{"neither XDG_STATE_HOME nor HOME names a folder"};
    if (place) return "";
    return "A game that is cut off will not be kept: " + place.error().sentence + ".";
}

/// Seats the players and plays; gives what comes next, and the game as it was left.
template <class Face>
Result<std::pair<Leaving, GamePlan>> play_with(Face& face, const GamePlan& plan,
                                               const OpeningOptions& openings,
                                               const std::string& remark) {
    auto& desk = face.desk();
    desk.play_by(openings);
    const auto seated = desk.seat_players(plan.players);
    if (!seated) return seated.error();
    desk.limit_move_time(plan.move_time);
    if (!remark.empty()) face.say(remark);
    auto leaving = face.run();
    return std::pair{std::move(leaving), desk.table().plan()};
}

using Played = Result<std::pair<Leaving, GamePlan>>;

Played play_one(const GamePlan& plan, Setting& setting, Terminal* terminal,
                const std::string& remark) {
    return std::visit(
        [&](const auto& record) -> Played {
            using G = std::decay_t<decltype(record.game())>;
            if (terminal) {
                FullScreenGame<G> face(record, setting, *terminal);
                return play_with(face, plan, setting.openings, remark);
            }
            PlainGame<G> face(record, setting, STDIN_FILENO, std::cout);
            return play_with(face, plan, setting.openings, remark);
        },
        plan.record);
}

/// One game after another, until the person leaves; gives the last one.
Result<GamePlan> play_on(GamePlan plan, Setting& setting, Terminal* terminal, std::string remark) {
    for (bool is_first = true;; is_first = false) {
        auto played = play_one(plan, setting, terminal, remark);
        if (!played && is_first) return played.error();
        if (!played) {  // a file named a player that there is not: the game goes on without it
            remark = sentences::whole(played.error().sentence);
            plan.players = {std::string(Human), std::string(DefaultOpponent)};
            continue;
        }
        if (!played->first.next) return std::move(played->second);
        plan = *std::move(played->first.next);
        remark.clear();
    }
}

void print_farewell(const GamePlan& plan) {
    std::visit(
        [](const auto& record) {
            if (!record.moves().empty()) fmt::print("The game: {}\n", record.format());
        },
        plan.record);
}

}  // namespace

Result<int> run_play(const PlayOptions& options) {
    const Surroundings surroundings = Surroundings::here();
    auto plan = plan_of(options, surroundings.is_typed_to);
    if (!plan) return plan.error();
    if (const auto can_save = check_save(options.save, *plan); !can_save) return can_save.error();
    const auto can_open = check_openings(options.openings);
    if (!can_open) return can_open.error();
    const auto is_full = wants_full_screen(options, surroundings);
    if (!is_full) return is_full.error();
    const auto seed = seed_of(options.seed);
    if (!seed) return seed.error();
    if (options.xot) {
        const auto begun = begin_with_xot(*plan, *seed);
        if (!begun) return begun.error();
    }

    Setting setting;
    setting.seed = *seed;
    setting.has_terminal = surroundings.has_terminal;
    setting.openings = options.openings;
    std::optional<Autosave> autosave;
    std::optional<Signals> signals;
    std::optional<Terminal> terminal;
    std::string remark;
    if (surroundings.has_terminal) {
        if (const auto folder = state_folder()) setting.autosave = &autosave.emplace(*folder);
        remark = greeting(setting.autosave, *plan);
    }
    if (*is_full) {
        signals.emplace(std::vector{SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP});
        terminal.emplace();
    } else if (surroundings.has_terminal) {
        signals.emplace(std::vector{SIGINT});
    }
    setting.signals = signals ? &*signals : nullptr;

    const auto last = play_on(*plan, setting, terminal ? &*terminal : nullptr, remark);
    terminal.reset();
    if (!last) return last.error();
    if (*is_full) print_farewell(*last);
    if (!options.save.empty()) {
        const auto saved = save_plan_or_beside(options.save, *last);
        if (!saved) return saved.error();
        if (*saved) {
            fmt::print(stderr, "outflank: --save: {}\n", **saved);
            return Failed;
        }
    }
    return setting.exit_code;
}

void declare_play(CommandLine& command, PlayOptions& options) {
    add_game_options(command, options.game);
    command.add_option("--black,--attackers", options.first,
                       "who plays Black (the attackers): human, or a name of `outflank players`");
    command.add_option("--white,--defenders", options.second, "who plays White (the defenders)");
    command.add_option("--position", options.position, "begin from this position or transcript");
    command.add_option("--load", options.load,
                       "begin from the first game of this file: a saved game, a transcript, a "
                       "plain board, or as its name ends");
    command.add_option("--save", options.save,
                       "keep the game in this file at the end: a saved game, or as its name ends, "
                       "json, ggf, sgf, pgn, otg, obf or board");
    command.add_option("--time", options.time, "what a player may think about a move: 500ms, 2s");
    command.add_option("--screen", options.screen,
                       "full, plain, or what suits the terminal (auto, the default)");
    command.add_option("--seed", options.seed, "makes players that draw lots repeatable");
    command.add_flag("--xot", options.xot,
                     "begin with eight moves by lot that leave both sides near even");
    add_opening_options(command, options.openings);
    command.footer(
        "Examples:\n"
        "  outflank play                                    against a beatable opponent\n"
        "  outflank play --white outflank:level=10          a stronger one, up to 60\n"
        "  outflank play --black outflank --white human --time 2s\n"
        "  outflank play --load game.txt --save game.txt    go on with a game in a file\n"
        "  outflank play --size 6 --white random\n"
        "  outflank play --xot --book off                   no opening to know by heart\n"
        "  outflank play --rules ashton --defenders human --attackers greedy\n"
        "In the game, ? lists what can be typed, and Tab opens a menu.\n"
        "The player outflank takes level=, time=, depth= or nodes=, and threads= and\n"
        "hash=. A game that was cut off is offered again at the next start; games are\n"
        "kept in $XDG_STATE_HOME/outflank, by default ~/.local/state/outflank.\n"
        "Without a terminal and without --black and --white, two players show a short\n"
        "game.");
}

}  // namespace outflank::app

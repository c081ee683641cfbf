#include "app/tree_command.h"

#include "fmt/format.h"

#include "analysis/tree_json.h"
#include "app/command_line.h"
#include "app/common_options.h"
#include "app/exit_code.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "app/terminal/terminal.h"
#include "app/tree_page.h"
#include "app/tree_text.h"
#include "app/typed_position.h"
#include "core/output_file.h"
#include "core/text.h"
#include "nlohmann/json.hpp"
#include "roster/watch.h"

namespace outflank::app {

namespace {

constexpr int MostNodes = 1'000'000;
constexpr int MostPlies = 1000;
constexpr const char* UsualPlayer = "alphabeta:depth=3";

struct TreePlan {
    roster::PlayerSpec player;
    roster::WatchLimits limits;
    std::uint64_t seed = 1;
    int show_depth = 0;  // 0: what fits
    TreeLook look;
};

TreeLook look_here() {
    const auto here = Surroundings::here();
    TreeLook look;
    look.has_unicode = here.has_unicode();
    look.has_colour = here.can_show_pictures();
    return look;
}

Result<TreePlan> parse_tree_plan(const TreeOptions& options) {
    TreePlan plan;
    auto player = roster::PlayerSpec::parse(options.player.empty() ? UsualPlayer : options.player);
    if (!player) return player.error();
    plan.player = *std::move(player);
    plan.look = look_here();
    const auto nodes =
        parse_or("--nodes", options.nodes, static_cast<int>(plan.limits.nodes), 1, MostNodes);
    if (!nodes) return nodes.error();
    plan.limits.nodes = static_cast<std::size_t>(*nodes);
    const auto depth = parse_or("--show-depth", options.show_depth, 0, 1, MostPlies);
    if (!depth) return depth.error();
    plan.show_depth = *depth;
    const auto steps = parse_or("--steps", options.steps, static_cast<int>(plan.look.steps), 0,
                                static_cast<int>(plan.limits.steps));
    if (!steps) return steps.error();
    plan.look.steps = static_cast<std::size_t>(*steps);
    const auto seed = parse_seed(options.seed);
    if (!seed) return seed.error();
    plan.seed = *seed;
    return plan;
}

template <class Tree>
void print_tree(const Tree& tree, TreePlan plan) {
    const int fitting = fitting_depth(tree);
    plan.look.depth = plan.show_depth > 0 ? plan.show_depth : fitting;
    for (const std::string& line : tree_lines(tree, plan.look)) fmt::print("{}\n", line);
    int deepest = 0;
    for (const auto& node : tree.nodes) deepest = std::max(deepest, node.ply);
    if (plan.look.depth < deepest)
        fmt::print("\n{} of {} plies are shown; --show-depth shows more, --html all of them.\n",
                   plan.look.depth, deepest);
}

Result<int> tell_tree(const roster::WatchedSearch& seen, const TreePlan& plan,
                      const TreeOptions& options) {
    return std::visit(
        [&](const auto& tree) -> Result<int> {
            if (options.json)
                fmt::print("{}\n", analysis::json_of(tree).dump());
            else if (options.html.empty())
                print_tree(tree, plan);
            if (options.html.empty()) return Success;
            const auto written = write_whole(options.html, tree_page(tree));
            if (!written) return written.error();
            fmt::print(stderr, "The page is {}.\n", text::shown(options.html));
            return Success;
        },
        seen);
}

template <Game G>
Result<int> tree(const G& game, const TreeOptions& options) {
    auto plan = parse_tree_plan(options);
    if (!plan) return plan.error();
    if (!options.html.empty()) {
        const auto has_place = check_can_write(options.html);
        if (!has_place) return has_place.error().in("--html");
    }
    const auto record = options.position.empty() ? Result<GameRecord<G>>(GameRecord<G>(game))
                                                 : read_typed_position(game, options.position);
    if (!record) return record.error();
    if (const auto end = record->outcome())
        return Error{"the game is over (" + std::string(name(end->reason)) +
                     "), so there is nothing to search"};
    const InterruptStop interrupt;
    plan->limits.stop = interrupt.token();
    const auto seen = roster::watch(*record, plan->player, plan->seed, plan->limits);
    if (interrupt.token().stop_requested()) {
        fmt::print(stderr, "outflank: interrupted before the search had ended\n");
        return Interrupted;
    }
    if (!seen) return seen.error();
    return tell_tree(*seen, *plan, options);
}

}  // namespace

Result<int> run_tree(const TreeOptions& options) {
    const auto any_game = choose_game(options.game);
    if (!any_game) return any_game.error();
    return std::visit([&](const auto& game) { return tree(game, options); }, *any_game);
}

void declare_tree(CommandLine& command, TreeOptions& options) {
    command.add_option("POSITION", options.position,
                       "a position or a transcript (default: the start of the game)");
    add_game_options(command, options.game);
    command.add_option("--player", options.player,
                       std::string("minimax, alphabeta or mcts with options, or a preset of one "
                                   "(default: ") +
                           UsualPlayer + ")");
    command.add_option("--seed", options.seed, "of the lots of mcts (default: 1)");
    command.add_option(
        "--nodes", options.nodes,
        "positions to keep (default: 20000); beyond, the deepest plies are left out");
    command.add_option("--show-depth", options.show_depth,
                       "plies to print (default: as many as fit a few screens)");
    command.add_option("--steps", options.steps,
                       "simulations of mcts to print step by step (default: 5)");
    command.add_option("--html", options.html, "write a page to step through instead of the text");
    command.add_flag("--json", options.json, "the whole tree as one JSON object");
    command.footer(
        "Examples:\n"
        "  outflank tree --size 4 --player minimax:depth=2\n"
        "  outflank tree f5d6c3 --player alphabeta:depth=4,eval=squares --html tree.html\n"
        "  outflank tree --rules brandubh --player alphabeta:depth=2,eval=king-distance\n"
        "  outflank tree f5d6 --player mcts:iterations=200 --steps 10\n"
        "  outflank tree --player classic-squares --json > tree.json\n"
        "Scores are for the side to move in POSITION. The search is the one that plays;\n"
        "it only tells what it does.");
}

}  // namespace outflank::app

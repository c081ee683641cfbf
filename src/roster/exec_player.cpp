#include "roster/exec_player.h"

#include <algorithm>
#include <utility>

#include "core/command_line.h"
#include "core/text.h"
#include "roster/catalogue.h"
#include "roster/gtp_client.h"
#include "roster/nboard_client.h"

namespace outflank::roster {

namespace {

using namespace std::chrono_literals;

/// To load its evaluation and its book; some engines read files of a gigabyte.
constexpr auto TimeToGetReady = 60s;
/// Beyond the law: whoever is a little late is late, and whoever is later than that is hanging.
constexpr auto TimeBeyondTheLaw = 2s;
constexpr auto TimeToLeave = 500ms;
constexpr int UsualDepth = 10;
constexpr int DeepestSearch = 60;

/// What the options say.
struct EngineOrder {
    ProcessCommand command;
    bool speaks_gtp = false;
    int depth = UsualDepth;
    std::string name;
};

std::string option(const PlayerSpec& spec, const std::string& key) {
    const auto place = spec.options.find(key);
    return place == spec.options.end() ? "" : place->second;
}

Result<int> parse_depth(const std::string& typed, bool speaks_gtp) {
    if (typed.empty()) return UsualDepth;
    if (speaks_gtp) {
        return Error{
            "depth is for protocol=nboard; a GTP engine is told the time, or its strength "
            "in cmd"};
    }
    const auto depth = text::parse_int("depth", typed, 1, DeepestSearch);
    if (!depth) return depth.error();
    return static_cast<int>(*depth);
}

Result<EngineOrder> parse_order(const othello::Othello& game, const PlayerSpec& spec) {
    const std::string protocol = option(spec, "protocol");
    if (protocol != "nboard" && protocol != "gtp")
        return Error{"protocol expects nboard or gtp, not " + text::shown(protocol)};
    if (protocol == "nboard" && game.size() != 8)
        return Error{"the NBoard protocol is for 8x8 boards; gtp plays " + game.name()};
    auto words = split_command_line(option(spec, "cmd"));
    if (!words) return words.error().in("cmd");
    const auto depth = parse_depth(option(spec, "depth"), protocol == "gtp");
    if (!depth) return depth.error();
    return EngineOrder{.command = {*std::move(words), option(spec, "cwd")},
                       .speaks_gtp = protocol == "gtp",
                       .depth = *depth,
                       .name = spec.called(spec.format())};
}

std::unique_ptr<ExternalEngine> client_for(const EngineOrder& order, LineChannel& channel) {
    if (order.speaks_gtp) return std::make_unique<GtpClient>(channel);
    return std::make_unique<NboardClient>(channel, order.depth);
}

Patience patience_with(const Conditions<othello::Move>& conditions) {
    Patience patience{.deadline = {}, .stop = conditions.stop};
    const auto bind = [&](Duration time) {
        const auto moment = Clock::now() + time;
        patience.deadline = std::min(patience.deadline.value_or(moment), moment);
    };
    if (conditions.move_time) bind(*conditions.move_time + TimeBeyondTheLaw);
    if (conditions.clock) bind(conditions.clock->remaining + TimeBeyondTheLaw);
    if (!patience.deadline) bind(conditions.patience);
    return patience;
}

}  // namespace

Result<std::unique_ptr<ExecPlayer>> ExecPlayer::start(const othello::Othello& game,
                                                      const PlayerSpec& spec) {
    const auto allowed = spec.allow_only(player_entry("exec").option_names());
    if (!allowed) return allowed.error();
    auto order = parse_order(game, spec);
    if (!order) return order.error().in("player " + text::shown(spec.name));
    auto process = Process::start(order->command);
    if (!process) return process.error().in("player " + text::shown(spec.name));
    auto engine = client_for(*order, **process);
    return std::unique_ptr<ExecPlayer>(
        new ExecPlayer(std::move(order->name), *std::move(process), std::move(engine)));
}

ExecPlayer::~ExecPlayer() {
    if (!fate_) engine_->dismiss();
    process_->end(is_ready_ ? TimeToLeave : 0ms);
}

Result<Done> ExecPlayer::prepare(const std::stop_token& stop) {
    if (fate_) return fate_->in("ended before");
    if (is_ready_) return Done{};
    const auto greeted = engine_->greet({Clock::now() + TimeToGetReady, stop});
    if (!greeted) return failed(greeted.error(), stop);
    is_ready_ = true;
    return Done{};
}

Result<Choice<othello::Move>> ExecPlayer::choose(const GameRecord<othello::Othello>& record,
                                                 const Conditions<Move>& conditions) {
    const auto prepared = prepare(conditions.stop);
    if (!prepared) return prepared.error();
    auto choice = engine_->choose(record, conditions, patience_with(conditions));
    if (choice) return choice;
    return failed(choice.error(), conditions.stop);
}

Error ExecPlayer::failed(const Error& reason, const std::stop_token& stop) {
    const Error error = reason.in("engine " + text::shown(name_));
    if (!stop.stop_requested()) {
        process_->end(0s);
        fate_ = error;
    }
    return error;
}

}  // namespace outflank::roster

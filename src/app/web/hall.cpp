#include "app/web/hall.h"

#include <algorithm>
#include <random>
#include <utility>

#include "app/play/game_plan.h"
#include "app/web/game_id.h"
#include "app/web/player_permit.h"
#include "app/web/visitor.h"

namespace outflank::app::web {

namespace {

constexpr std::size_t WaitingPlayersPerWorker = 4;
constexpr std::chrono::minutes IdleTime{10};
constexpr std::chrono::hours ForgottenAfter{24 * 180};

std::uint64_t random_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

/// Who sits down where nobody was named.
protocol::web::SeatNames usual_seats(const Allowance& allowance) {
    const int level = allowance.level_or_usual({}, protocol::web::Create::UsualLevel);
    return {std::string(Human), "outflank:level=" + std::to_string(level)};
}

/// The new game that a client asks for.
Result<StoredGame> game_to_begin(const protocol::web::Create& create, const Allowance& allowance) {
    StoredGame game;
    game.game = create.game;
    game.seats = create.seats.value_or(usual_seats(allowance));
    game.record = create.record;
    if (create.time) {
        const auto time = permitted_time(*create.time, allowance);
        if (!time) return time.error();
        game.time = *time;
    }
    if (create.clock) {
        const auto clock = parse_clock("clock", *create.clock);
        if (!clock) return clock.error();
        game.clock = StoredClock{*clock, {clock->remaining, clock->remaining}};
    }
    return game;
}

}  // namespace

Hall::Hall(const Allowance& allowance, GameStore store, unsigned workers, Post post)
    : allowance_(allowance),
      store_(std::move(store)),
      post_(std::move(post)),
      othello_players_(WaitingPlayersPerWorker * workers, random_seed()),
      tafl_players_(WaitingPlayersPerWorker * workers, random_seed()),
      study_(allowance_),
      scheduler_(workers, allowance.waiting) {
    (void)store_.forget_older_than(ForgottenAfter);  // what cannot be forgotten does no harm
}

Hall::~Hall() = default;

FoundGame Hall::create(const protocol::web::Create& create) {
    const auto game = game_to_begin(create, allowance_);
    if (!game) return Refusal{code::Refused, game.error().sentence};
    auto made = seat(fresh_game_id(), *game);
    if (made.index() == 0) ++metrics_.games_created;
    return made;
}

FoundGame Hall::find(const std::string& id) {
    if (const auto table = tables_.find(id); table != tables_.end()) return table->second.game;
    Refusal unknown{code::UnknownGame, "there is no game of this id"};
    if (!is_game_id(id)) return unknown;
    const auto text = store_.find(id);
    if (!text) return Refusal{code::Failed, text.error().sentence};
    if (!*text) return unknown;
    const auto stored = read_stored(**text);
    if (!stored) return Refusal{code::Failed, stored.error().sentence};
    ++metrics_.games_restored;
    return seat(id, *stored);
}

FoundGame Hall::seat(const std::string& id, const StoredGame& stored) {
    if (tables_.size() >= allowance_.games && !make_room())
        return Refusal{code::Limit, "there are as many games as this server has room for"};
    auto game = HostedGame::make(id, stored, *this);
    if (!game) return Refusal{code::Refused, game.error().sentence};
    tables_[id] = {*game, {}, Clock::now()};
    return *game;
}

void Hall::attach(Visitor& visitor, HostedGame& game) {
    tables_.at(game.id()).visitors.push_back(&visitor);
    game.set_watched(true);
}

void Hall::detach(Visitor& visitor, HostedGame& game) {
    Table& table = tables_.at(game.id());
    std::erase(table.visitors, &visitor);
    table.idle_since = Clock::now();
    game.set_watched(!table.visitors.empty());
}

void Hall::look_around(Clock::time_point now) {
    for (auto& [id, table] : tables_) table.game->look_at_clocks(now);
    std::erase_if(tables_, [&](const auto& each) {
        return is_idle(each.second) && now - each.second.idle_since >= IdleTime;
    });
}

bool Hall::is_idle(const Table& table) {
    return table.visitors.empty() && !table.game->is_thinking();
}

bool Hall::make_room() {
    auto oldest = tables_.end();
    for (auto each = tables_.begin(); each != tables_.end(); ++each) {
        if (!is_idle(each->second)) continue;
        if (oldest == tables_.end() || each->second.idle_since < oldest->second.idle_since)
            oldest = each;
    }
    if (oldest == tables_.end()) return false;
    tables_.erase(oldest);
    return true;
}

/// What cannot be kept is still played; that it was not kept is the operator's business.
void Hall::changed(HostedGame& game) {
    const auto kept = store_.keep(game.id(), write_stored(game.stored()));
    if (kept) ++metrics_.changes_kept;
    if (!kept && on_failure) on_failure(kept.error());
    show(game);
}

void Hall::show(HostedGame& game) {
    const auto table = tables_.find(game.id());
    if (table == tables_.end() || table->second.visitors.empty()) return;
    const auto common = std::make_shared<const std::string>(game.state(std::nullopt));
    for (Visitor* visitor : table->second.visitors) visitor->tell_state(game, common);
}

void Hall::thought(HostedGame& game, const std::string& message) {
    const auto table = tables_.find(game.id());
    if (table == tables_.end()) return;
    const auto shared = std::make_shared<const std::string>(message);
    for (Visitor* visitor : table->second.visitors) visitor->tell_thought(shared);
}

}  // namespace outflank::app::web

/// Hall: the house of all games. It brings together games, those who are attached to them, the file
/// they are kept in and the machine they share.
///
/// Everything here is for one thread. A game is kept whenever it changes, so that it may leave
/// memory as soon as nobody is attached, and comes back when somebody asks for it.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/web/client.h"
#include "app/web/game_store.h"
#include "app/web/hosted_game.h"
#include "app/web/metrics.h"
#include "app/web/replies.h"
#include "app/web/study.h"

namespace outflank::app::web {

class Visitor;

/// Or why not.
using FoundGame = std::variant<std::shared_ptr<HostedGame>, Refusal>;

class Hall final : public House {
  public:
    using Post = std::function<void(std::function<void()>)>;

    /// `post` does work on the hall's thread; any thread may call it.
    Hall(const Allowance& allowance, GameStore store, unsigned workers, Post post);
    ~Hall() override;

    FoundGame create(const protocol::web::Create& create);
    FoundGame find(const std::string& id);

    /// REQUIRES: the game is one that was just created or found.
    void attach(Visitor& visitor, HostedGame& game);
    void detach(Visitor& visitor, HostedGame& game);

    /// Looks at clocks, and lets games go that nobody has used for a while.
    void look_around(Clock::time_point now);

    /// Told why a game could not be kept; may be empty.
    std::function<void(const Error&)> on_failure;

    [[nodiscard]] std::size_t games() const { return tables_.size(); }
    [[nodiscard]] Study& study() { return study_; }
    [[nodiscard]] Metrics& metrics() { return metrics_; }

    void post(std::function<void()> work) override { post_(std::move(work)); }
    Scheduler& scheduler() override { return scheduler_; }
    PlayerPool<othello::Othello>& pool(const othello::Othello& /*game*/) override {
        return othello_players_;
    }
    PlayerPool<tafl::Tafl>& pool(const tafl::Tafl& /*game*/) override { return tafl_players_; }
    [[nodiscard]] const Allowance& allowance() const override { return allowance_; }
    void changed(HostedGame& game) override;
    void show(HostedGame& game) override;
    void thought(HostedGame& game, const std::string& message) override;

  private:
    struct Table {
        std::shared_ptr<HostedGame> game;
        std::vector<Visitor*> visitors;
        Clock::time_point idle_since;
    };

    FoundGame seat(const std::string& id, const StoredGame& stored);
    bool make_room();
    [[nodiscard]] static bool is_idle(const Table& table);

    Allowance allowance_;
    GameStore store_;
    Post post_;
    Metrics metrics_;
    PlayerPool<othello::Othello> othello_players_;
    PlayerPool<tafl::Tafl> tafl_players_;
    Study study_;
    std::map<std::string, Table, std::less<>> tables_;  // by the game's id
    Scheduler scheduler_;  // last, so that nobody thinks with what is gone
};

}  // namespace outflank::app::web

/// TableLesson: the book's moves asked for at a table. The board shows each question; the game that
/// was going on comes back at the end, and is the one that is kept meanwhile.
#pragma once

#include <concepts>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "app/play/table.h"
#include "app/training.h"
#include "engine/ply_level.h"

namespace outflank::app {

template <Game G>
class TableLesson {
  public:
    /// REQUIRES: the table outlives this.
    explicit TableLesson(Table<G>& table) : table_(table) {}

    [[nodiscard]] bool is_on() const { return training_.has_value(); }

    /// From an opening by name or by its moves; nothing is the start. Another one may be on.
    Result<Done> begin(const std::string& opening) {
        const bool has_book =
            std::same_as<G, othello::Othello> && engine::has_own_engine(table_.record().game());
        if (!has_book) return Error{"the book is one of 8x8 Othello; 'new 8' begins such a game"};
        auto training =
            Training::begin(play::shipped_book(), opening, side_to_learn(), std::random_device{}());
        if (!training) return training.error();
        if (!game_before_) game_before_ = table_.record();
        training_.emplace(*std::move(training));
        table_.keeps_game = false;
        table_.tell(command::Pause{});  // or a player would answer the question
        table_.teller().say("What does the book play? 'train off' ends this.");
        ask();
        return Done{};
    }

    /// REQUIRES: a lesson is on.
    void answer(const std::string& typed) {
        table_.teller().say(training_->answer(typed));
        if (training_->question()) return ask();
        end();
        table_.tell(command::Resume{});
    }

    /// The game stands where it stood, and goes on when it is told to. REQUIRES: a lesson is on.
    void end() {
        table_.teller().say(training_->result_words());
        training_.reset();
        table_.keeps_game = true;
        table_.tell(command::Load<G>{*std::exchange(game_before_, std::nullopt)});
    }

  private:
    void ask() {
        if constexpr (std::same_as<G, othello::Othello>)
            table_.tell(command::Load<G>{*training_->question()});
        if (const auto words = training_->question_words(); !words.empty())
            table_.teller().say(words);
    }

    /// The person's own; both where nobody or everybody is one.
    [[nodiscard]] std::optional<Side> side_to_learn() const {
        const bool is_one = table_.session().seat(Side::One).is_person();
        if (is_one == table_.session().seat(Side::Two).is_person()) return std::nullopt;
        return is_one ? Side::One : Side::Two;
    }

    Table<G>& table_;
    std::optional<Training> training_;
    std::optional<GameRecord<G>> game_before_;
};

}  // namespace outflank::app

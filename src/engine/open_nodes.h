/// OpenNodes: the nodes between the root and where a worker is that other workers may be at, too.
///
/// All workers search one tree. What lies below a node that another worker has answered meanwhile
/// is of no use any more; so a worker asks about the nodes above it now and then, and leaves for
/// the highest one that is answered.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "search/table.h"

namespace outflank::engine {

class OpenNodes {
  public:
    struct Node {
        TableKey key;
        int depth = 0;
        int alpha = 0;
        int beta = 0;
    };

    /// The node is open as long as this lives.
    class Opened {
      public:
        [[gnu::always_inline]] Opened(OpenNodes* all, const Node& node) : all_(all) {
            if (all_ != nullptr) all_->nodes_[all_->count_++] = node;
        }
        [[gnu::always_inline]] ~Opened() {
            if (all_ != nullptr) --all_->count_;
        }
        Opened(const Opened&) = delete;
        Opened& operator=(const Opened&) = delete;

      private:
        OpenNodes* all_;
    };

    /// Asks from the root down; `answer_to` a node is its score, if that is known by now.
    template <class AnswerTo>
    void look_around(const AnswerTo& answer_to) {
        for (std::size_t i = 0; i < count_; ++i) {
            const std::optional<int> answer = answer_to(nodes_[i]);
            if (!answer) continue;
            is_leaving_ = true;
            leaving_for_ = i;
            answer_ = *answer;
            return;
        }
    }

    /// Until the answered node is reached, nothing that is found means anything.
    [[gnu::always_inline]] [[nodiscard]] bool is_leaving() const { return is_leaving_; }

    /// The answer to the node that was closed last, if it is the one to leave for.
    [[gnu::always_inline]] std::optional<int> arrive() {
        if (!is_leaving_ || leaving_for_ != count_) return std::nullopt;
        is_leaving_ = false;
        return answer_;
    }

  private:
    static constexpr std::size_t Most = 128;  // a move and a pass for each square

    bool is_leaving_ = false;
    int answer_ = 0;
    std::size_t leaving_for_ = 0;
    std::size_t count_ = 0;
    std::array<Node, Most> nodes_;
};

}  // namespace outflank::engine

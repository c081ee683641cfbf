/// Shuffle: mixes a stream of samples within bounded memory and cuts it into batches of one stage
/// each.
///
/// Each stage has a pool. A sample that comes when the pool is full takes the place of a random
/// one, which goes into the next batch; so samples of the same game part ways.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "eval/pattern_layout.h"
#include "learn/sample.h"

namespace outflank::learn {

class Shuffle {
  public:
    Shuffle(std::size_t pool_size, std::size_t batch_size, std::uint64_t seed)
        : pool_size_(pool_size), batch_size_(batch_size), rng_(seed) {}

    /// Calls use(stage, batch) when that fills a batch.
    template <class Use>
    void add(const Sample& sample, Use use) {
        const std::size_t stage = eval::stage_of(sample.empties());
        Stage& at = stages_[stage];
        if (at.pool.size() < pool_size_) {
            at.pool.push_back(sample);
            return;
        }
        at.batch.push_back(std::exchange(at.pool[random_below(pool_size_)], sample));
        if (at.batch.size() == batch_size_) hand_over(stage, use);
    }

    /// What is left, batch by batch, stages in random order. A last batch takes a small rest along
    /// rather than leave it to one of its own, which would be all chance.
    template <class Use>
    void drain(Use use) {
        std::vector<std::size_t> left;
        for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
            if (!stages_[stage].pool.empty() || !stages_[stage].batch.empty())
                left.push_back(stage);
        }
        while (!left.empty()) {
            const std::size_t i = random_below(left.size());
            Stage& at = stages_[left[i]];
            const auto is_short = [&] {
                return at.batch.size() < batch_size_ || at.pool.size() < batch_size_ / 2;
            };
            while (is_short() && !at.pool.empty()) {
                std::swap(at.pool[random_below(at.pool.size())], at.pool.back());
                at.batch.push_back(at.pool.back());
                at.pool.pop_back();
            }
            hand_over(left[i], use);
            if (at.pool.empty()) left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

  private:
    struct Stage {
        std::vector<Sample> pool;
        std::vector<Sample> batch;
    };

    std::size_t random_below(std::size_t bound) {
        return rng_.below(static_cast<std::uint32_t>(bound));
    }

    template <class Use>
    void hand_over(std::size_t stage, Use use) {
        use(stage, std::as_const(stages_[stage].batch));
        stages_[stage].batch.clear();
    }

    std::size_t pool_size_;
    std::size_t batch_size_;
    Rng rng_;
    std::array<Stage, eval::StageCount> stages_;
};

}  // namespace outflank::learn

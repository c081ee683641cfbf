#include "learn/position_record.h"

#include "eval/pattern_eval.h"
#include "eval/score.h"
#include "kernels/portable.h"

namespace outflank::learn {

using kernels::Portable;

PositionRecord record_of(const Sample& sample, bool is_held_out,
                         const eval::PatternTables& linear) {
    using Linear = eval::PatternEval<Portable>;
    using Rows = eval::ScalarRows;
    const Linear evaluation(linear);
    const int score =
        evaluation.evaluate(sample.own, sample.other, Linear::state_of(sample.own, sample.other));
    const auto rows = eval::scalar_rows(Portable::mobility(sample.own, sample.other),
                                        Portable::mobility(sample.other, sample.own),
                                        ~(sample.own | sample.other));
    constexpr std::array<std::uint32_t, Rows::PerPosition> firsts = {
        Rows::OwnMoves, Rows::OtherMoves, Rows::CornerMoves, Rows::OddQuarters};
    PositionRecord record{.own = sample.own,
                          .other = sample.other,
                          .target = sample.target,
                          .linear = static_cast<float>(score) / float{Disc},
                          .counts = {},
                          .is_held_out = is_held_out};
    for (std::size_t i = 0; i < firsts.size(); ++i)
        record.counts[i] = static_cast<std::uint8_t>(rows[i] - firsts[i]);
    record.counts.back() = static_cast<std::uint8_t>(sample.empties());
    return record;
}

}  // namespace outflank::learn

#include "eval/tafl_network.h"

#include <cassert>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/checksum.h"
#include "eval/weights_bytes.h"

namespace outflank::eval {

namespace {

constexpr std::uint32_t Version = 2;
constexpr std::uint32_t Tafl = 9;  // the game
constexpr std::uint32_t Layout = 2;

WeightsHead expected_head(const tafl::Rules& rules, std::size_t rows) {
    return {Version,
            Tafl,
            Layout,
            static_cast<std::uint32_t>(rules.size),
            static_cast<std::uint32_t>(rows),
            static_cast<std::uint32_t>(checksum(rules.name))};
}

/// Refuses weights of this game that are for rules we know, but others.
Result<Done> check_rules(const WeightsHead& head, const tafl::Rules& wanted) {
    for (const auto* rules : tafl::AllRules) {
        const bool is_meant = head.back() == static_cast<std::uint32_t>(checksum(rules->name));
        if (is_meant && rules->name != wanted.name)
            return Error{"these weights are for --rules " + std::string(rules->name) + ", not " +
                         std::string(wanted.name)};
    }
    return Done{};
}

/// Calls use(row) for every row of the file, in its order.
template <class Weights, class Use>
void for_each_stored(Weights& weights, Use use) {
    for (auto& row : weights.rows) use(row);
    for (auto& row : weights.output) use(row);
}

/// Part of a row, in a vector register. Larger vectors GCC keeps in memory where the target has
/// none of that size.
using Lanes = std::int16_t __attribute__((vector_size(16)));
constexpr std::size_t LaneCount = sizeof(Lanes) / sizeof(std::int16_t);
using RowLanes = std::array<Lanes, TaflRowWidth / LaneCount>;

Lanes lanes(const TaflRow& row, std::size_t part) {
    Lanes result;
    std::memcpy(&result, row.data() + part * LaneCount, sizeof(result));
    return result;
}

RowLanes loaded(const TaflRow& row) {
    RowLanes result;
    for (std::size_t part = 0; part < result.size(); ++part) result[part] = lanes(row, part);
    return result;
}

void add(RowLanes& sum, const TaflRow& row) {
    for (std::size_t part = 0; part < sum.size(); ++part) sum[part] += lanes(row, part);
}

void subtract(RowLanes& sum, const TaflRow& row) {
    for (std::size_t part = 0; part < sum.size(); ++part) sum[part] -= lanes(row, part);
}

/// The hidden layer's part of the result, in squares of units.
int weighed(const RowLanes& sum, const TaflRow& output) {
    TaflRow cut;
    for (std::size_t part = 0; part < sum.size(); ++part) {
        const Lanes above_zero = sum[part] & (sum[part] > 0);
        const Lanes is_cut = above_zero > TaflWeightUnit;
        const Lanes result = (above_zero & ~is_cut) | (TaflWeightUnit & is_cut);
        std::memcpy(cut.data() + part * LaneCount, &result, sizeof(result));
    }
    int result = 0;
    for (std::size_t i = 0; i < TaflRowWidth; ++i) result += cut[i] * output[i];
    return result;
}

}  // namespace

std::string TaflWeights::to_bytes(const tafl::Rules& rules) const {
    WeightsWriter writer(expected_head(rules, rows.size()));
    for_each_stored(*this, [&](const TaflRow& row) {
        for (const std::int16_t weight : row) writer.put(weight);
    });
    return std::move(writer).finish();
}

Result<TaflWeights> TaflWeights::from_bytes(const tafl::Rules& rules,
                                            std::span<const unsigned char> bytes) {
    const auto head = WeightsReader::head_of(bytes);
    if (!head) return head.error();
    if ((*head)[GameWord] != Tafl) return foreign_game("tablut");
    if (head->front() != Version) return foreign_version(head->front(), std::array{Version});
    const auto checked = check_rules(*head, rules);
    if (!checked) return checked.error();
    TaflWeights weights;
    weights.rows.resize(TaflFeatures(rules.size).row_count());
    const std::size_t content = (weights.rows.size() + weights.output.size()) * sizeof(TaflRow);
    auto reader = WeightsReader::open(bytes, expected_head(rules, weights.rows.size()), content);
    if (!reader) return reader.error();
    for_each_stored(weights, [&](TaflRow& row) {
        for (std::int16_t& weight : row) reader->take(weight);
    });
    return weights;
}

TaflNetwork::TaflNetwork(int board_size, TaflWeights weights)
    : features_(std::make_shared<TaflFeatures>(board_size)),
      weights_(std::make_shared<TaflWeights>(std::move(weights))) {
    assert(weights_->rows.size() == features_->row_count());
}

Score TaflNetwork::evaluate(const tafl::Tafl& game, const tafl::Position& position) const {
    TaflSum men;
    bring_up_to_date(men, position);
    return score(game, position, men);
}

Score TaflNetwork::evaluate(const tafl::Tafl& game, const tafl::Position& position,
                            Memory& memory) const {
    TaflSum& men = memory.with_king_on(position.king().first());
    bring_up_to_date(men, position);
    return score(game, position, men);
}

void TaflNetwork::bring_up_to_date(TaflSum& sum, const tafl::Position& position) const {
    const TaflRow* const rows = weights_->rows.data();
    const tafl::Square king = position.king().first();
    RowLanes lanes = loaded(sum.row);
    const auto move_men = [&](tafl::Piece man, tafl::Bits before, tafl::Bits now) {
        for (const tafl::Square square : now - before)
            add(lanes, rows[features_->man_row(king, man, square)]);
        for (const tafl::Square square : before - now)
            subtract(lanes, rows[features_->man_row(king, man, square)]);
    };
    move_men(tafl::Piece::Attacker, sum.attackers, position.attackers());
    move_men(tafl::Piece::Defender, sum.defenders, position.defenders());
    sum.attackers = position.attackers();
    sum.defenders = position.defenders();
    std::memcpy(sum.row.data(), lanes.data(), sizeof(lanes));
}

Score TaflNetwork::score(const tafl::Tafl& game, const tafl::Position& position,
                         const TaflSum& men) const {
    const TaflRow* const rows = weights_->rows.data();
    RowLanes sum = loaded(men.row);
    features_->for_each_count(game, position, [&](std::size_t row) { add(sum, rows[row]); });
    const TaflRow& output = weights_->output[index(position.to_move())];
    const int result = sum[0][0] + weighed(sum, output) / TaflWeightUnit;
    const Score for_defenders = 1000 * result / (TaflWeightUnit + std::abs(result));
    return position.to_move() == Side::Two ? for_defenders : -for_defenders;
}

}  // namespace outflank::eval

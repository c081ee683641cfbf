#include "eval/tafl_linear.h"

#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "core/checksum.h"
#include "eval/weights_bytes.h"

namespace outflank::eval {

namespace {

constexpr std::uint32_t Version = 1;
constexpr std::uint32_t Tafl = 9;  // the game
constexpr std::uint32_t Layout = 1;

WeightsHead expected_head(const tafl::Rules& rules, std::size_t rows) {
    return {Version,
            Tafl,
            Layout,
            static_cast<std::uint32_t>(rules.size),
            static_cast<std::uint32_t>(rows),
            static_cast<std::uint32_t>(checksum(rules.name))};
}

std::size_t number(tafl::Square square) { return static_cast<std::size_t>(square.index()); }

}  // namespace

std::string TaflWeights::to_bytes(const tafl::Rules& rules) const {
    WeightsWriter writer(expected_head(rules, rows.size()));
    for (const std::int16_t row : rows) writer.put(row);
    return std::move(writer).finish();
}

Result<TaflWeights> TaflWeights::from_bytes(const tafl::Rules& rules,
                                            std::span<const unsigned char> bytes) {
    const auto head = WeightsReader::head_of(bytes);
    if (!head) return head.error();
    if (head->front() != Version) return foreign_version(head->front(), std::array{Version});
    TaflWeights weights;
    weights.rows.resize(TaflFeatures(rules.size).row_count());
    auto reader = WeightsReader::open(bytes, expected_head(rules, weights.rows.size()),
                                      weights.rows.size() * sizeof(std::int16_t));
    if (!reader) return reader.error();
    for (std::int16_t& row : weights.rows) reader->take(row);
    return weights;
}

TaflLinear::TaflLinear(int board_size, const TaflWeights& weights)
    : features_(std::make_shared<TaflFeatures>(board_size)),
      rows_(std::make_shared<std::vector<std::int16_t>>(weights.rows)) {
    assert(weights.rows.size() == features_->row_count());
    auto men = std::make_shared<std::vector<MenOfKing>>(tafl::SquareCount);
    for (const tafl::Square king : tafl::Bits::board(board_size)) {
        for (const tafl::Square square : tafl::Bits::board(board_size)) {
            for (const tafl::Piece man : {tafl::Piece::Attacker, tafl::Piece::Defender}) {
                const int both = weights.rows[features_->pair_row(king, man, square)] +
                                 weights.rows[features_->square_row(man, square)];
                (*men)[number(king)][tafl::index(man)][number(square)] =
                    static_cast<std::int16_t>(both);
            }
        }
    }
    men_ = std::move(men);
}

Score TaflLinear::evaluate(const tafl::Tafl& game, const tafl::Position& position) const {
    const MenOfKing& men = (*men_)[number(position.king().first())];
    int sum = 0;
    for (const tafl::Square square : position.attackers()) sum += men[0][number(square)];
    for (const tafl::Square square : position.defenders()) sum += men[1][number(square)];
    features_->for_each_count(game, position, [&](std::size_t row) { sum += (*rows_)[row]; });
    const Score for_defenders = 1000 * sum / (TaflWeightUnit + std::abs(sum));
    return position.to_move() == Side::Two ? for_defenders : -for_defenders;
}

}  // namespace outflank::eval

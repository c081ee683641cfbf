// Against plain loops, with registers of every size. Which instructions are behind them depends on
// the level a file is compiled for; the levels play the same games (engine_test.cpp).
#include "kernels/quad_products.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "gtest/gtest.h"

#include "core/rng.h"

namespace outflank::kernels {
namespace {

template <class Size>
class EveryRegister : public testing::Test {};

using Sizes = testing::Types<std::integral_constant<int, 16>, std::integral_constant<int, 32>,
                             std::integral_constant<int, 64>>;
TYPED_TEST_SUITE(EveryRegister, Sizes);

TYPED_TEST(EveryRegister, MultipliesAndAddsFourAtATime) {
    using Products = QuadProducts<TypeParam::value>;
    Rng rng(1);
    const auto number = [&](int least, int most) {
        return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
    };
    for (int round = 0; round < 1000; ++round) {
        const bool extreme = round % 4 == 0;
        std::array<std::uint8_t, 4> inputs{};
        for (auto& input : inputs)
            input = static_cast<std::uint8_t>(extreme ? 128 * number(0, 1) : number(0, 128));
        std::array<std::array<std::int8_t, 4>, Products::Units> weights{};
        std::array<std::int32_t, Products::Units> expected{};
        typename Products::Sums sums{};
        for (int unit = 0; unit < Products::Units; ++unit) {
            sums[unit] = expected[static_cast<std::size_t>(unit)] = number(-100000, 100000);
            for (std::size_t i = 0; i < inputs.size(); ++i) {
                const int weight = extreme ? (number(0, 1) == 0 ? -128 : 127) : number(-128, 127);
                weights[static_cast<std::size_t>(unit)][i] = static_cast<std::int8_t>(weight);
                expected[static_cast<std::size_t>(unit)] += weight * inputs[i];
            }
        }
        std::int32_t quad = 0;
        std::memcpy(&quad, inputs.data(), sizeof(quad));
        typename Products::Sums packed;
        std::memcpy(&packed, weights.data(), sizeof(packed));
        const auto found = Products::added(sums, quad, packed);
        for (int unit = 0; unit < Products::Units; ++unit)
            ASSERT_EQ(found[unit], expected[static_cast<std::size_t>(unit)]);
    }
}

TYPED_TEST(EveryRegister, WidensAndNarrowsWhatItIsGiven) {
    constexpr std::size_t count = TypeParam::value / 2;
    std::array<std::int8_t, count> bytes{};
    for (int first = -128; first < 128; ++first) {
        for (std::size_t i = 0; i < count; ++i)
            bytes[i] = static_cast<std::int8_t>(first + static_cast<int>(i));
        const auto wide = widened<TypeParam::value>(bytes.data());
        std::array<std::uint8_t, count> back{};
        narrow<TypeParam::value>(wide & std::int16_t{0x7f}, back.data());
        for (std::size_t i = 0; i < count; ++i) {
            ASSERT_EQ(wide[static_cast<int>(i)], bytes[i]);
            ASSERT_EQ(back[i], bytes[i] & 0x7f);
        }
    }
}

}  // namespace
}  // namespace outflank::kernels

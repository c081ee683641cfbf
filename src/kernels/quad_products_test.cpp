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
        const auto found = Products::added(sums, typename Products::Sums{} + quad, packed);
        for (int unit = 0; unit < Products::Units; ++unit)
            ASSERT_EQ(found[unit], expected[static_cast<std::size_t>(unit)]);
    }
}

TYPED_TEST(EveryRegister, SpreadsFourInputsAtATime) {
    constexpr int bytes = TypeParam::value;
    using Inputs = QuadInputs<bytes>;
    typename Inputs::Numbers numbers{};
    for (int i = 0; i < 32; ++i)
        numbers[static_cast<std::size_t>(2 * i / bytes)][i % (bytes / 2)] =
            static_cast<std::int16_t>(4 * i);
    const Inputs inputs(numbers);
    const auto expect_quad = [](const auto& quads, int quad) {
        std::array<std::uint8_t, sizeof(quads)> found{};
        std::memcpy(found.data(), &quads, sizeof(quads));
        for (int i = 0; i < static_cast<int>(found.size()); ++i)
            EXPECT_EQ(found[static_cast<std::size_t>(i)], 16 * quad + 4 * (i % 4));
    };
    expect_quad(inputs.template spread<bytes>(std::integral_constant<std::size_t, 0>()), 0);
    expect_quad(inputs.template spread<bytes>(std::integral_constant<std::size_t, 3>()), 3);
    expect_quad(inputs.template spread<32>(std::integral_constant<std::size_t, 6>()), 6);
}

TYPED_TEST(EveryRegister, NarrowsWhatFitsIntoAByte) {
    constexpr std::size_t count = TypeParam::value / 2;
    for (int first = 0; first < 256; ++first) {
        typename Registers<TypeParam::value>::Int16 wide{};
        for (std::size_t i = 0; i < count; ++i)
            wide[i] = static_cast<std::int16_t>((first + 37 * static_cast<int>(i)) % 256);
        std::array<std::uint8_t, count> back{};
        narrow<TypeParam::value>(wide, back.data());
        for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(back[i], wide[i]);
    }
}

TYPED_TEST(EveryRegister, SeesWhichNumbersAreNegative) {
    constexpr std::size_t count = TypeParam::value / 2;
    Rng rng(2);
    for (int round = 0; round < 1000; ++round) {
        typename Registers<TypeParam::value>::Int16 numbers{};
        std::uint64_t expected = 0;
        for (std::size_t i = 0; i < count; ++i) {
            numbers[i] = static_cast<std::int16_t>(rng.below(65536));
            if (round % 3 == 0) numbers[i] = static_cast<std::int16_t>(rng.below(3)) - 1;
            expected |= std::uint64_t{numbers[i] < 0} << i;
        }
        ASSERT_EQ(negatives<TypeParam::value>(numbers), expected);
    }
}

TYPED_TEST(EveryRegister, AddsItsNumbersUp) {
    Rng rng(3);
    typename Registers<TypeParam::value>::Int32 numbers{};
    for (int round = 0; round < 1000; ++round) {
        std::int32_t expected = 0;
        for (std::size_t i = 0; i < TypeParam::value / 4; ++i) {
            numbers[i] = static_cast<std::int32_t>(rng.below(2000001)) - 1000000;
            expected += numbers[i];
        }
        ASSERT_EQ(total<TypeParam::value>(numbers), expected);
    }
}

/// Registers of small numbers, a byte each.
template <class Size>
class ByteRegister : public testing::Test {
  protected:
    static constexpr int Bytes = Size::value;
    using Numbers = typename Registers<Bytes>::Int8;

    static Numbers random_numbers(Rng& rng) {
        Numbers result{};
        for (int i = 0; i < Bytes; ++i) result[i] = static_cast<signed char>(rng.below(256));
        return result;
    }
};
using ByteSizes = testing::Types<std::integral_constant<int, 16>, std::integral_constant<int, 32>>;
TYPED_TEST_SUITE(ByteRegister, ByteSizes);

TYPED_TEST(ByteRegister, SumsStopAtTheLimitsOfAByte) {
    Rng rng(4);
    for (int round = 0; round < 1000; ++round) {
        const auto a = this->random_numbers(rng);
        const auto b = this->random_numbers(rng);
        const auto sum = saturated_sum<TypeParam::value>(a, b);
        for (int i = 0; i < TypeParam::value; ++i)
            ASSERT_EQ(sum[i], std::clamp(a[i] + b[i], -128, 127));
    }
}

TYPED_TEST(ByteRegister, WidensWhatItIsGiven) {
    Rng rng(5);
    for (int round = 0; round < 1000; ++round) {
        const auto numbers = this->random_numbers(rng);
        const auto first = widened_half<TypeParam::value, 0>(numbers);
        const auto second = widened_half<TypeParam::value, 1>(numbers);
        constexpr int half = TypeParam::value / 2;
        for (int i = 0; i < half; ++i) {
            ASSERT_EQ(first[i], numbers[i]);
            ASSERT_EQ(second[i], numbers[half + i]);
        }
        if constexpr (TypeParam::value == 32) {
            const auto all = widened(numbers);
            for (int i = 0; i < TypeParam::value; ++i) ASSERT_EQ(all[i], numbers[i]);
        }
    }
}

}  // namespace
}  // namespace outflank::kernels

#include "core/isa.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace outflank {
namespace {

TEST(Isa, PortableIsAlwaysSupported) { EXPECT_TRUE(is_supported(Isa::Portable)); }

TEST(Isa, AHigherLevelIncludesTheLowerOnes) {
    EXPECT_TRUE(!is_supported(Isa::X86V4) || is_supported(Isa::X86V3));
}

TEST(Isa, NothingWantedMeansTheBest) {
    ASSERT_TRUE(choose_isa("").ok());
    EXPECT_EQ(*choose_isa(""), best_isa());
}

TEST(Isa, EverySupportedNameIsAccepted) {
    for (const Isa isa : AllIsas)
        EXPECT_EQ(choose_isa(name(isa)).ok(), is_supported(isa)) << name(isa);
}

TEST(Isa, AnUnknownNameIsRefusedWithTheKnownOnes) {
    const auto chosen = choose_isa("avx9000");
    ASSERT_FALSE(chosen.ok());
    EXPECT_THAT(chosen.error().sentence, testing::HasSubstr("portable"));
    EXPECT_THAT(chosen.error().sentence, testing::HasSubstr("'avx9000'"));
}

}  // namespace
}  // namespace outflank

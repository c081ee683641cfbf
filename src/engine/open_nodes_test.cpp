#include "engine/open_nodes.h"

#include <optional>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace outflank::engine {
namespace {

using Opened = OpenNodes::Opened;

/// A node that is told from others by its depth.
OpenNodes::Node at_depth(int depth) { return {TableKey::of(1, 2), depth, 0, 1}; }

/// Those of these depths are answered, by a hundred times the depth.
auto answered(std::vector<int> depths) {
    return [depths = std::move(depths)](const OpenNodes::Node& node) -> std::optional<int> {
        for (const int depth : depths) {
            if (node.depth == depth) return 100 * depth;
        }
        return std::nullopt;
    };
}

TEST(OpenNodes, NobodyLeavesWhereNothingIsAnswered) {
    OpenNodes open;
    const Opened upper(&open, at_depth(9));
    const Opened lower(&open, at_depth(8));
    open.look_around(answered({7}));
    EXPECT_FALSE(open.is_leaving());
    EXPECT_FALSE(open.arrive());
}

TEST(OpenNodes, TheAnswerIsToldAtTheHighestNodeThatHasOneAndNowhereElse) {
    OpenNodes open;
    const Opened highest(&open, at_depth(9));
    {
        const Opened middle(&open, at_depth(8));
        {
            const Opened lower(&open, at_depth(7));
            {
                const Opened lowest(&open, at_depth(6));
                open.look_around(answered({8, 6}));
                EXPECT_TRUE(open.is_leaving());
                EXPECT_FALSE(open.arrive()) << "below the lowest";
            }
            EXPECT_FALSE(open.arrive()) << "at the lowest";
        }
        EXPECT_FALSE(open.arrive()) << "between";
        EXPECT_TRUE(open.is_leaving());
    }
    EXPECT_EQ(open.arrive(), 800);
    EXPECT_FALSE(open.is_leaving());
    EXPECT_FALSE(open.arrive()) << "twice";
}

TEST(OpenNodes, WhatWasClosedIsNotAskedAbout) {
    OpenNodes open;
    {
        const Opened closed(&open, at_depth(9));
    }
    const Opened other(&open, at_depth(5));
    open.look_around(answered({9}));
    EXPECT_FALSE(open.is_leaving());
}

TEST(OpenNodes, WhoeverWorksAloneOpensNothing) {
    OpenNodes open;
    const Opened alone(nullptr, at_depth(9));
    open.look_around(answered({9}));
    EXPECT_FALSE(open.is_leaving());
}

}  // namespace
}  // namespace outflank::engine

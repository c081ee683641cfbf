#include "app/web/ordered_context.h"

#include <boost/asio/post.hpp>
#include <string>
#include <thread>

#include "gtest/gtest.h"

namespace outflank::app::web {
namespace {

TEST(OrderedContext, WhatAWorkerPostsLaterIsDoneLater) {
    OrderedContext context;
    std::string done;
    boost::asio::post(context, [&] {
        boost::asio::post(context, [&] { done += "begins "; });
        std::jthread([&] { boost::asio::post(context, [&] { done += "goes on"; }); }).join();
    });
    context.run();
    EXPECT_EQ(done, "begins goes on");
}

}  // namespace
}  // namespace outflank::app::web

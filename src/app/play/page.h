/// Page: something to read, a list with a heading.
#pragma once

#include <string>
#include <vector>

namespace outflank::app {

struct Page {
    std::string title;
    std::vector<std::string> lines;

    friend bool operator==(const Page&, const Page&) = default;
};

}  // namespace outflank::app

/// The files of the page, which are part of the program. Made by cmake/web.cmake from what Vite
/// built; without npm there are none, and a plain page says how to get them.
#pragma once

#include <span>
#include <string_view>

namespace outflank::app::web {

struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view type;  // "text/html; charset=utf-8"
    std::string_view bytes;
    std::string_view gzipped;  // the same, compressed
};

std::span<const Asset> assets();

/// "/" is the page itself. Null where there is no such file.
const Asset* find_asset(std::string_view path);

/// What is shown in place of the page where it was not built in.
std::string_view page_without_assets();

}  // namespace outflank::app::web

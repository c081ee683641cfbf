#include "app/web/assets.h"

#include <algorithm>

namespace outflank::app::web {

const Asset* find_asset(std::string_view path) {
    const std::string_view wanted = path == "/" ? "/index.html" : path;
    const auto all = assets();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Asset& asset) { return asset.path == wanted; });
    return found == all.end() ? nullptr : &*found;
}

std::string_view page_without_assets() {
    return "<!doctype html>\n"
           "<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Outflank</title></head><body>\n"
           "<h1>Outflank</h1>\n"
           "<p>This program was built without its page, which needs Node.js and npm. "
           "<code>make serve</code> in the source folder installs them, builds the page and "
           "starts the server again.</p>\n"
           "<p>The API works: <a href=\"/api/v1/health\">/api/v1/health</a>, "
           "<a href=\"/api/v1/players\">/api/v1/players</a>.</p>\n"
           "</body></html>\n";
}

}  // namespace outflank::app::web

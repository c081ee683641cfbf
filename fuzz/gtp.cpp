/// Requests and answers of GTP from any bytes: what is read is written as text that reads the same.
#include "protocol/gtp.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.h"
#include "require.h"

namespace {

using outflank::fuzz::require;
namespace gtp = outflank::protocol::gtp;

void request_comes_back(std::string_view line) {
    const auto request = gtp::parse_request(line);
    if (!request) return;
    const auto back = gtp::parse_request(gtp::format(*request));
    require(back && *back == *request);
    const auto settings = gtp::parse_time_settings(request->arguments);
    require(!settings || gtp::parse_time_settings(gtp::arguments_of(*settings)));
}

void response_comes_back(std::string_view text) {
    const auto response = gtp::parse_response(text, 7);
    if (!response) return;
    const auto written = gtp::format(*response);
    require(written.ends_with("\n\n"));
    require(written.find("\n\n") == written.size() - 2);
    const auto back = gtp::parse_response(written.substr(0, written.size() - 2), response->id);
    require(back && back->is_success == response->is_success && back->id == response->id);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto line : outflank::text::split(text, '\n')) request_comes_back(line);
    response_comes_back(text);
    return 0;
}

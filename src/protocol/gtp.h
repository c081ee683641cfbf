/// GTP version 2, the Go Text Protocol, as it is spoken for Othello: requests, and one answer to
/// each.
///
///     7 play black f5             =7
///     genmove white               = d6
///     boardsize 9                 ? unacceptable size
///
/// An answer ends with an empty line. Squares are those of Othello, with row 1 at the top, and `i`
/// is not left out.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/game.h"

namespace outflank::protocol::gtp {

struct Request {
    std::optional<int> id;
    std::string name;  // empty where an id stands alone
    std::vector<std::string> arguments;

    friend bool operator==(const Request&, const Request&) = default;
};

/// Tabs are blanks, other control characters are nothing, and # begins a comment. Nullopt: the line
/// holds no request, and is not answered. An id alone is one: whoever numbers a line waits for the
/// answer of that number.
std::optional<Request> parse_request(std::string_view line);
std::string format(const Request& request);

struct Response {
    bool is_success = true;
    std::optional<int> id;  // of the request
    std::string text;  // may have several lines, none of them empty

    friend bool operator==(const Response&, const Response&) = default;
};

/// The lines of an answer, less the empty one at its end. A blank before the id is forgiven, but
/// only to the id that is expected: `= 7` could as well be an answer of seven.
Result<Response> parse_response(std::string_view lines, std::optional<int> expected_id);
/// With the empty line at the end. Empty lines within are left out, since they would end it.
std::string format(const Response& response);

/// "b", "black", "w" or "white", in any case.
Result<Side> parse_colour(std::string_view text);
std::string_view colour_word(Side side);

/// `time_settings MAIN BYO_YOMI STONES`. Seconds, and here they may have a fraction, since games of
/// engines are often faster than a second a move.
struct TimeSettings {
    std::chrono::steady_clock::duration main{};
    std::chrono::steady_clock::duration byo_yomi{};
    int stones = 0;  // moves to be made in each byo-yomi time; 0: it comes back after each move

    friend bool operator==(const TimeSettings&, const TimeSettings&) = default;
};

Result<TimeSettings> parse_time_settings(const std::vector<std::string>& arguments);
std::vector<std::string> arguments_of(const TimeSettings& settings);

/// "5", "0.25"; at most a year. The error names `what`.
Result<std::chrono::steady_clock::duration> parse_seconds(std::string_view what,
                                                          std::string_view text);
/// Whole seconds without a point: "5", "0.25".
std::string seconds_word(std::chrono::steady_clock::duration time);

}  // namespace outflank::protocol::gtp

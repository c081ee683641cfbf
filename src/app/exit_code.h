/// What the program tells the shell.
#pragma once

namespace outflank::app {

inline constexpr int Success = 0;
inline constexpr int BadInput =
    1;  // a bad command line or input; one sentence on stderr says what was expected
inline constexpr int Failed = 2;  // the work failed, or an answer was wrong
inline constexpr int Interrupted = 130;  // Ctrl-C

}  // namespace outflank::app

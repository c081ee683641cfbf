/// The command line: what was typed becomes options, and the command that takes them runs.
#pragma once

namespace outflank::app {

/// Everything main() does. Never throws.
int run(int argc, char** argv);

}  // namespace outflank::app

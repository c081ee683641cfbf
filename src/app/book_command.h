/// `outflank book`: the opening book, to grow, to look into, and to learn from.
#pragma once

#include "app/book/book_options.h"

namespace outflank::app {

class CommandLine;

/// Runs the command; gives the exit code, or the sentence for a bad command line.
Result<int> run_book(const BookOptions& options);

/// What the command line may say.
void declare_book(CommandLine& command, BookOptions& options);

}  // namespace outflank::app

/// What `outflank book ACTION` may be told, and its actions. Each takes what it needs of the
/// options and gives the exit code, or the sentence for a bad command line.
#pragma once

#include <string>
#include <vector>

#include "app/learn_options.h"
#include "core/result.h"
#include "play/book.h"

namespace outflank::app {

/// As typed; empty where nothing was.
struct BookOptions {
    std::string action;
    std::vector<std::string> words;  // files to merge, or a position
    std::string book;  // a file
    LearnOptions learn;
    std::string every;  // build: plies
    std::string lines;  // build: a file of transcripts
    std::string positions;
    std::string depth;
    std::string selectivity;
    std::string move_error;
    std::string line_error;
    std::string temperature;
    std::string main_line;
    std::string to;  // export
    std::string bound;
    std::string color;  // train
    std::string seed;
    bool json = false;
};

Result<int> build_book(const BookOptions& options);
Result<int> merge_books(const BookOptions& options);
Result<int> show_book(const BookOptions& options);
Result<int> export_book(const BookOptions& options);
Result<int> check_book(const BookOptions& options);
Result<int> train_by_book(const BookOptions& options);

/// The file that `--book` names, ours or another program's; the one inside the program where
/// nothing was typed.
Result<play::Book> named_book(const std::string& file);

}  // namespace outflank::app

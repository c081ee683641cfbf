/// GameInput: the games of a file or of standard input, of whatever kind, as they come.
///
/// Which game is played is said by the options, else by the file where its kind can say it (JSON
/// records, saved games, OpenTafl, the logs of servers), else it is Othello on 8x8.
#pragma once

#include <fstream>
#include <memory>
#include <string>

#include "app/game_choice.h"
#include "core/result.h"
#include "core/text_source.h"
#include "formats/game_file.h"

namespace outflank::app {

/// What is done with each game; one of the two is called.
struct OnGame {
    template <class Any>
    OnGame(Any any) : othello(any), tafl(any) {}  // NOLINT(*-explicit-*)
    OnGame(formats::OnSheet of_othello, formats::OnTaflSheet of_tafl)
        : othello(std::move(of_othello)), tafl(std::move(of_tafl)) {}

    formats::OnSheet othello;
    formats::OnTaflSheet tafl;
};

class GameInput {
  public:
    /// `-` is standard input. An empty `kind` is told by the file's name.
    static Result<GameInput> open(const std::string& file, const std::string& kind,
                                  const GameOptions& game);

    /// A text that is there already.
    static GameInput of_text(std::string text, formats::FileKind kind);

    /// Stops at the first game that cannot be read or is refused; the error names the file.
    Result<Done> for_each(const OnGame& on_game);

    /// How much of the file has been read, from 0 to 1; 0 where nobody knows its length.
    [[nodiscard]] double share_read() const;

  private:
    GameInput(std::string file, formats::FileKind kind, const GameOptions& options, AnyGame game)
        : file_(std::move(file)), kind_(kind), options_(options), game_(game) {}

    Result<Done> open_stream();
    Result<Done> skip_byte_order_mark();
    Result<Done> hear_heading();
    Result<Done> read(const OnGame& on_game);

    std::string file_;
    formats::FileKind kind_;
    GameOptions options_;
    AnyGame game_;
    std::unique_ptr<std::ifstream> stream_;  // none: standard input
    std::unique_ptr<TextSource> source_;
    double length_ = 0;
};

}  // namespace outflank::app

/// GtpServer: our engine as a GTP controller sees it. A line in, an answer out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/advisor.h"
#include "app/gtp_board.h"
#include "app/gtp_clock.h"
#include "protocol/gtp.h"

namespace outflank::app {

class GtpServer {
  public:
    /// Without a level it uses the time that the controller sets.
    GtpServer(Advisor advisor, std::optional<int> level)
        : advisor_(std::move(advisor)), level_(level) {}

    /// What is to be written back; nothing for a line without a request. Blocks while it thinks.
    std::string answer(std::string_view line);

    /// `quit` has come.
    [[nodiscard]] bool is_done() const { return is_done_; }

  private:
    using Arguments = std::vector<std::string>;
    using Answer = Result<std::string>;
    using Handler = Answer (GtpServer::*)(const Arguments&);
    struct Command {
        std::string_view name;
        Handler handler;
        std::size_t arguments;  // how many it takes at least
    };
    static const std::vector<Command>& commands();
    static const Command* find(std::string_view name);

    Answer protocol_version(const Arguments& arguments);
    Answer name(const Arguments& arguments);
    Answer version(const Arguments& arguments);
    Answer known_command(const Arguments& arguments);
    Answer list_commands(const Arguments& arguments);
    Answer list_games(const Arguments& arguments);
    Answer set_game(const Arguments& arguments);
    Answer quit(const Arguments& arguments);
    Answer boardsize(const Arguments& arguments);
    Answer clear_board(const Arguments& arguments);
    Answer komi(const Arguments& arguments);
    Answer play(const Arguments& arguments);
    Answer genmove(const Arguments& arguments);
    Answer reg_genmove(const Arguments& arguments);
    Answer undo(const Arguments& arguments);
    Answer showboard(const Arguments& arguments);
    Answer final_score(const Arguments& arguments);
    Answer time_settings(const Arguments& arguments);
    Answer time_left(const Arguments& arguments);
    Answer board_rows(const Arguments& arguments);
    Answer board_size(const Arguments& arguments);
    Answer legal_moves(const Arguments& arguments);
    Answer side_to_move(const Arguments& arguments);
    Answer final_result(const Arguments& arguments);

    struct Chosen {
        Side side;
        othello::Move move;
    };
    /// What the colour would play, without playing it. A pass, where there is nothing to play.
    Result<Chosen> choose(const std::string& colour);

    Advisor advisor_;
    std::optional<int> level_;
    GtpBoard board_{8};
    GtpClock clock_;
    bool is_done_ = false;
};

}  // namespace outflank::app

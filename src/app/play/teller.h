/// Teller: whoever shows a game to a person. The full-screen and the plain game are the two there
/// are.
#pragma once

#include <string>

#include "app/play/page.h"

namespace outflank::app {

class Teller {
  public:
    virtual ~Teller() = default;

    virtual void say(const std::string& sentence) = 0;
    virtual void show(const Page& page) = 0;
    /// A player has moved: "2. White: d6". The move is in the record.
    virtual void tell_move(const std::string& sentence) = 0;
    /// How the game ended, and its transcript.
    virtual void tell_end(const std::string& result, const std::string& transcript) = 0;
    virtual void open_menu() = 0;
};

}  // namespace outflank::app

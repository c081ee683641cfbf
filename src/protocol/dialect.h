/// Dialect: what a Tablut server of one kind says and understands. The referee decides, the dialect
/// finds the words.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "games/tafl/tafl.h"
#include "play/record.h"
#include "protocol/framing.h"
#include "protocol/verdict.h"

namespace outflank::protocol {

using TaflRecord = GameRecord<tafl::Tafl>;

/// Something that is no move; the clock goes on.
struct Noise {
    std::string sentence;
};

/// A move that can never be legal, whatever the position.
struct NeverLegal {
    std::string sentence;
};

/// What a client may say when a game is on.
using Said = std::variant<tafl::Move, Noise, NeverLegal>;

class Dialect {
  public:
    virtual ~Dialect() = default;

    [[nodiscard]] virtual std::unique_ptr<Framing> framing() const = 0;

    /// The name in a client's first message.
    [[nodiscard]] virtual Result<std::string> read_name(std::string_view message) const = 0;
    [[nodiscard]] virtual Said read_move(std::string_view message, Side from) const = 0;

    // Messages to a client; nothing where this kind of server says nothing. An empty record is the
    // beginning of the game.
    [[nodiscard]] virtual std::optional<std::string> welcome(Side to,
                                                             const std::string& name) const = 0;
    [[nodiscard]] virtual std::optional<std::string> news(const TaflRecord& record) const = 0;
    [[nodiscard]] virtual std::optional<std::string> your_turn(Side to) const = 0;
    [[nodiscard]] virtual std::optional<std::string> farewell(const TaflRecord& record,
                                                              const Verdict& verdict) const = 0;
};

}  // namespace outflank::protocol

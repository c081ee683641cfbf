/// GameStream: the games of several files, one from each in turn, so that runs mix.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "learn/game_file.h"

namespace outflank::learn {

class GameStream {
  public:
    static Result<GameStream> open(const std::vector<std::string>& files) {
        GameStream stream;
        for (const std::string& file : files) {
            auto reader = GameReader::open(file);
            if (!reader) return reader.error();
            stream.readers_.push_back(*std::move(reader));
        }
        return stream;
    }

    /// Nothing when all files have ended.
    Result<std::optional<ScoredGame>> next() {
        while (!readers_.empty()) {
            turn_ %= readers_.size();
            auto game = readers_[turn_].next();
            if (!game || *game) {
                ++turn_;
                return game;
            }
            readers_.erase(readers_.begin() + static_cast<std::ptrdiff_t>(turn_));
        }
        return std::optional<ScoredGame>();
    }

  private:
    std::vector<GameReader> readers_;
    std::size_t turn_ = 0;
};

}  // namespace outflank::learn

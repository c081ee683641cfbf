/// ScriptedChannel: for tests, a partner that follows a transcript: `<` lines are expected, `>`
/// lines are its answers.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "gtest/gtest.h"

#include "core/line_channel.h"
#include "core/text.h"

namespace outflank::roster {

class ScriptedChannel final : public LineChannel {
  public:
    explicit ScriptedChannel(std::string_view transcript) {
        for (const std::string_view line : text::split(transcript, '\n')) {
            const std::string_view trimmed = text::trim(line);
            if (!trimmed.empty()) script_.emplace_back(trimmed);
        }
    }

    Result<Done> send(std::string_view line, const Patience& /*patience*/) override {
        EXPECT_FALSE(script_.empty()) << "unexpected: " << line;
        if (script_.empty()) return Error{"it is at the end of its script"};
        EXPECT_EQ("< " + std::string(line), script_.front());
        script_.pop_front();
        return Done{};
    }

    Result<std::string> receive(const Patience& /*patience*/) override {
        if (script_.empty() || !script_.front().starts_with('>'))
            return Error{"it has nothing to say"};
        const std::string line(text::trim(std::string_view(script_.front()).substr(1)));
        script_.pop_front();
        return line;
    }

    [[nodiscard]] bool is_done() const { return script_.empty(); }

  private:
    std::deque<std::string> script_;
};

}  // namespace outflank::roster

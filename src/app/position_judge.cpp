#include "app/position_judge.h"

#include <bit>

#include "app/game_input.h"
#include "core/little_endian.h"
#include "core/text.h"
#include "formats/file_kind.h"
#include "learn/game_stream.h"
#include "learn/perfect_play.h"
#include "learn/position_file.h"

namespace outflank::app {

namespace {

/// Labels, not results, are what is compared with, and all games judge.
constexpr learn::DataSettings LabelsAlone{.lambda = 1, .holdout = 0};

Result<Done> judge_games(const std::vector<std::string>& files, bool only_exact,
                         PositionJudge& judge) {
    auto stream = learn::GameStream::open(files);
    if (!stream) return stream.error();
    for (;;) {
        auto game = stream->next();
        if (!game) return game.error();
        if (!*game) return Done{};
        for (learn::Label& label : (*game)->labels) {
            if (only_exact && label.trust == learn::Trust::Searched) label = {};
        }
        for (const learn::Sample& sample : learn::lesson_of(**game, LabelsAlone).samples)
            judge.take(sample);
    }
}

/// All of them: such files say nothing of how their scores came about.
Result<Done> judge_positions(const std::string& file, PositionJudge& judge) {
    auto reader = learn::PositionReader::open(file);
    if (!reader) return reader.error();
    for (;;) {
        const auto record = reader->next();
        if (!record) return record.error();
        if (!*record) return Done{};
        judge.take({(*record)->own, (*record)->other, (*record)->target});
    }
}

/// Game files of people, which say what perfect play would have made of each game.
Result<Done> judge_perfect_play(const std::string& file, PositionJudge& judge) {
    auto input = GameInput::open(file, "", {});
    if (!input) return input.error();
    const auto before = judge.seen();
    const auto take = [&](const formats::OthelloSheet& sheet) -> Result<Done> {
        if (sheet.record.game().size() != 8) return Error{"only games on 8x8 can be judged"};
        if (const auto sample = learn::perfect_play_sample(sheet)) judge.take(*sample);
        return Done{};
    };
    const auto refuse = [](const formats::TaflSheet&) -> Result<Done> {
        return Error{"only games of Othello can be judged"};
    };
    auto read = input->for_each({take, refuse});
    if (!read) return read;
    if (judge.seen() == before)
        return Error{text::shown(file) + " says of no such position what it is worth"};
    return Done{};
}

}  // namespace

void PositionJudge::take(const learn::Sample& sample) {
    if (!empties_.has(sample.empties())) return;
    std::string bytes;
    little_endian::append(bytes, sample.own);
    little_endian::append(bytes, sample.other);
    little_endian::append(bytes, std::bit_cast<std::uint32_t>(sample.target));
    seen_sum_ = checksum(bytes, seen_sum_);
    if (shard_.has(seen_++)) accuracy_.add(sample.empties(), score_(sample), sample.target);
}

Result<Done> judge_files(const std::vector<std::string>& files, bool only_exact,
                         PositionJudge& judge) {
    std::vector<std::string> games;
    for (const std::string& file : files) {
        Result<Done> judged = Done{};
        const bool holds_positions = learn::PositionReader::recognises(file);
        if (holds_positions && only_exact)
            return Error{"--exact is for games: " + text::shown(file) +
                         " does not say which of its scores are exact"};
        if (holds_positions)
            judged = judge_positions(file, judge);
        else if (formats::kind_of_file(file))
            judged = judge_perfect_play(file, judge);
        else
            games.push_back(file);
        if (!judged) return judged;
    }
    const auto judged = judge_games(games, only_exact, judge);
    if (!judged) return judged.error();
    if (judge.seen() == 0)
        return Error{"there is no such position with a score to judge by in these files"};
    return Done{};
}

}  // namespace outflank::app

#include "app/play/game_sentences.h"

#include "fmt/format.h"

#include "core/duration.h"
#include "core/text.h"
#include "engine/ply_level.h"
#include "roster/erring_player.h"
#include "roster/level_words.h"
#include "roster/player_spec.h"

namespace outflank::app::sentences {

namespace {

std::string ply_level_words(int level) {
    const auto [plies, most_time] = engine::ply_level(level);
    return fmt::format("looks {} move{} ahead, or as far as {:.1f} s go{}", plies,
                       plies == 1 ? "" : "s", in_seconds(most_time),
                       roster::carelessness_of_level(level) ? "; errs" : "");
}

}  // namespace

std::string whole(std::string sentence) {
    const bool begins_with_move = sentence.size() > 1 && text::is_digit(sentence[1]);
    if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z' && !begins_with_move)
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    if (!sentence.empty() && sentence.back() != '.') sentence += '.';
    return sentence;
}

std::string level_sentence(int level) {
    const auto& words = roster::words_of_level(level);
    const std::string rating = roster::rating_of_level(level);
    return fmt::format("Level {}, {}: {}{}{}. A move: {}.", level, words.word,
                       roster::strength_of_level(level), rating.empty() ? "" : "; ", rating,
                       words.time);
}

Page level_page() {
    std::vector<std::string> lines;
    const auto& all = roster::AllLevelWords;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int last = (i + 1 < all.size() ? all[i + 1].level : engine::HighestLevel + 1) - 1;
        const std::string range = all[i].level == last ? fmt::format("{}", last)
                                                       : fmt::format("{}-{}", all[i].level, last);
        lines.push_back(fmt::format("{:<6} {:<12} {:<11} {}", range, all[i].word,
                                    roster::rating_of_level(all[i].level),
                                    roster::strength_of_level(all[i].level)));
    }
    return {"Levels; a rating is Elo points above a random player", lines};
}

std::string ply_level_sentence(int level) {
    return fmt::format("Level {}: {}.", level, ply_level_words(level));
}

Page ply_level_page() {
    std::vector<std::string> lines;
    lines.reserve(roster::AllLevelWords.size());
    for (const auto& words : roster::AllLevelWords)
        lines.push_back(fmt::format("{:<6} {}", words.level, ply_level_words(words.level)));
    return {"Some of the levels from 0 to 60", lines};
}

std::string seat_words(const Seat& seat) {
    if (seat.is_person()) return "you";
    const auto spec = roster::PlayerSpec::parse(seat.player);
    if (!spec) return seat.player;
    const bool is_level =
        spec->name == "outflank" && spec->options.size() == 1 && spec->options.contains("level");
    return is_level ? "outflank level " + spec->options.at("level") : spec->called(seat.player);
}

}  // namespace outflank::app::sentences

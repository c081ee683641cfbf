#include "app/play/game_sentences.h"

#include "fmt/format.h"

#include "roster/level_words.h"
#include "roster/player_spec.h"

namespace outflank::app::sentences {

std::string whole(std::string sentence) {
    if (!sentence.empty() && sentence.back() != '.') sentence += '.';
    return sentence;
}

std::string level_sentence(int level) {
    const auto& words = roster::words_of_level(level);
    return fmt::format("Level {}, {}: {}. A move: {}.", level, words.word, words.strength,
                       words.time);
}

std::vector<std::string> level_lines() {
    std::vector<std::string> lines;
    const auto& all = roster::AllLevelWords;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int last = (i + 1 < all.size() ? all[i + 1].level : engine::HighestLevel + 1) - 1;
        const std::string range = all[i].level == last ? fmt::format("{}", last)
                                                       : fmt::format("{}-{}", all[i].level, last);
        lines.push_back(fmt::format("{:<6} {:<12} {:<17} {}", range, all[i].word, all[i].time,
                                    all[i].strength));
    }
    return lines;
}

std::string seat_words(const Seat& seat) {
    if (seat.is_person()) return "you";
    const auto spec = roster::PlayerSpec::parse(seat.player);
    const bool is_level = spec && spec->name == "outflank" && spec->options.size() == 1 &&
                          spec->options.contains("level");
    return is_level ? "outflank level " + spec->options.at("level") : seat.player;
}

}  // namespace outflank::app::sentences

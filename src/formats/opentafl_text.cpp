#include "formats/opentafl_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/text.h"

namespace outflank::formats {

namespace {

/// Behind moves, brackets hold comments; one of these names in front makes it the next game.
constexpr std::array<std::string_view, 15> TagWords = {
    "event",     "site",     "date",          "round",       "attackers",
    "defenders", "result",   "annotator",     "compiler",    "time-control",
    "variant",   "position", "start-comment", "termination", "rules"};

bool is_end_of_line(std::string_view text) {
    const std::size_t next = text.find_first_not_of(" \t\r");
    return next == std::string_view::npos || text[next] == '\n';
}

/// What stands between brackets. A comment is prose and may hold brackets itself: it ends with the
/// first that ends a line. Tags may share one.
Result<std::string_view> bracket_at(std::string_view text, bool is_comment) {
    const std::size_t first = text.find(']');
    if (first == std::string_view::npos)
        return Error{"the bracket " + text::shown(text) + " does not end with ]"};
    std::size_t end = first;
    while (is_comment && end != std::string_view::npos && !is_end_of_line(text.substr(end + 1)))
        end = text.find(']', end + 1);
    return text.substr(1, (end == std::string_view::npos ? first : end) - 1);
}

bool is_tag_name(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return text::is_letter(c) || text::is_digit(c) || c == '-' || c == '_';
    });
}

bool begins_a_game(std::string_view bracket) {
    const std::string_view name = bracket.substr(0, bracket.find(':'));
    return name.size() < bracket.size() &&
           std::find(TagWords.begin(), TagWords.end(), name) != TagWords.end();
}

Result<Done> add_tag(OpenTaflText& game, std::string_view bracket) {
    const std::size_t colon = bracket.find(':');
    const std::string_view name = bracket.substr(0, colon);
    if (colon == std::string_view::npos || !is_tag_name(name))
        return Error{"expected a tag such as [event:Cup], not " + text::shown(bracket)};
    game.tags.push_back({std::string(name), std::string(text::trim(bracket.substr(colon + 1)))});
    return Done{};
}

enum class WordKind : std::uint8_t { Rules, Position, Turn, Variation, Gap, Move };

WordKind kind_of(std::string_view word) {
    if (word.starts_with("dim:")) return WordKind::Rules;
    if (word.starts_with('/')) return WordKind::Position;
    const std::size_t dots = word.find_first_not_of('.');
    if (dots == std::string_view::npos) return WordKind::Gap;
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == 0) return WordKind::Move;
    const bool is_turn = digits == std::string_view::npos || digits + 1 == word.size();
    return is_turn && word.back() == '.' ? WordKind::Turn : WordKind::Variation;
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    return text::trim(line);
}

/// Reads one game word by word.
class GameTaker {
  public:
    explicit GameTaker(std::string_view& text) : text_(text) {}

    Result<OpenTaflText> take() {
        for (skip_blanks(); !text_.empty() && !is_at_next_game(); skip_blanks()) {
            const auto taken = text_.front() == '[' ? take_bracket() : take_word();
            if (!taken) return taken.error();
        }
        return std::move(game_);
    }

  private:
    void skip_blanks() {
        text_.remove_prefix(std::min(text_.find_first_not_of(" \t\r\n\f\v"), text_.size()));
    }

    [[nodiscard]] bool is_at_next_game() const {
        if (game_.moves.empty()) return false;
        return text_.starts_with('[') ? begins_a_game(text_.substr(1)) : text_.starts_with("dim:");
    }

    Result<Done> take_bracket() {
        const auto bracket = bracket_at(text_, !game_.moves.empty());
        if (!bracket) return bracket.error();
        text_.remove_prefix(bracket->size() + 2);
        if (game_.moves.empty()) return add_tag(game_, *bracket);
        if (!is_in_variation_) comment(*bracket);
        return Done{};
    }

    Result<Done> take_word() {
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n["), text_.size());
        const std::string_view word = text_.substr(0, end);
        const WordKind kind = kind_of(word);
        if (kind == WordKind::Rules || kind == WordKind::Position) {
            const bool is_rules = kind == WordKind::Rules;
            game_.tags.push_back({is_rules ? "rules" : "position", std::string(take_line(text_))});
            return Done{};
        }
        if (kind == WordKind::Variation) {
            is_in_variation_ = true;
            take_line(text_);
            return Done{};
        }
        text_.remove_prefix(end);
        if (kind == WordKind::Turn) {
            is_in_variation_ = false;
            turn_begin_ = game_.moves.size();
        }
        if (kind == WordKind::Move) game_.moves.push_back({word, ""});
        return Done{};
    }

    /// `first|second`, on the moves of the last turn.
    void comment(std::string_view bracket) {
        const std::size_t bar = std::min(bracket.find('|'), bracket.size());
        add_comment(turn_begin_, bracket.substr(0, bar));
        if (bar < bracket.size()) add_comment(turn_begin_ + 1, bracket.substr(bar + 1));
    }

    void add_comment(std::size_t number, std::string_view words) {
        words = text::trim(words);
        if (words.empty()) return;
        std::string& comment = game_.moves[std::min(number, game_.moves.size() - 1)].comment;
        comment += (comment.empty() ? "" : "\n") + std::string(words);
    }

    std::string_view& text_;
    OpenTaflText game_;
    std::size_t turn_begin_ = 0;
    bool is_in_variation_ = false;
};

}  // namespace

std::string_view OpenTaflText::tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(),
                                    [&](const SheetTag& each) { return each.name == name; });
    return found == tags.end() ? std::string_view() : std::string_view(found->value);
}

Result<OpenTaflText> take_opentafl(std::string_view& text) { return GameTaker(text).take(); }

std::string format_opentafl_tag(std::string_view name, std::string_view value) {
    std::string line = '[' + std::string(name) + ':' + std::string(value);
    std::replace(line.begin() + 1, line.end(), ']', ')');
    return line + "]\n";
}

std::string format_opentafl_comments(const std::string& first, const std::string& second) {
    if (first.empty() && second.empty()) return "";
    const auto cleaned = [](std::string comment) {
        std::replace(comment.begin(), comment.end(), ']', ')');
        std::replace(comment.begin(), comment.end(), '|', '/');
        return comment;
    };
    const std::string comments = cleaned(first) + '|' + cleaned(second);
    return (begins_a_game(comments) ? "[ " : "[") + comments + "]\n";
}

}  // namespace outflank::formats

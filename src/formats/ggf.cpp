#include "formats/ggf.h"

#include <algorithm>

#include "fmt/format.h"

#include "core/text.h"
#include "formats/game_stream.h"
#include "formats/turn.h"

namespace outflank::formats {

namespace {

using othello::Othello;
using Record = GameRecord<Othello>;

constexpr int UsualSize = 8;
constexpr std::string_view Begin = "(;";
constexpr std::string_view End = ";)";

/// Takes `NAME[value]` off the front.
Result<GgfTag> take_tag(std::string_view& text) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open);
    const std::string_view name = text::trim(text.substr(0, open));
    const bool is_name = !name.empty() && std::all_of(name.begin(), name.end(), text::is_letter);
    if (!is_name || close == std::string_view::npos)
        return Error{"expected a tag such as PB[name], not " + text::shown(text)};
    GgfTag tag{std::string(name), std::string(text.substr(open + 1, close - open - 1))};
    text.remove_prefix(close + 1);
    return tag;
}

/// Takes the tags of one game off the front, with its brackets.
Result<std::vector<GgfTag>> take_tags(std::string_view& text) {
    text.remove_prefix(Begin.size());
    std::vector<GgfTag> tags;
    for (text = text::trim(text); !text.starts_with(End); text = text::trim(text)) {
        if (text.empty()) return Error{"the game does not end with ;)"};
        auto tag = take_tag(text);
        if (!tag) return tag.error();
        tags.push_back(*std::move(tag));
    }
    text.remove_prefix(End.size());
    return tags;
}

std::optional<Side> mover_of(const GgfTag& tag) {
    if (tag.name == "B") return Side::One;
    if (tag.name == "W") return Side::Two;
    return std::nullopt;
}

const GgfTag* find(const std::vector<GgfTag>& tags, std::string_view name) {
    const auto place =
        std::find_if(tags.begin(), tags.end(), [&](const auto& tag) { return tag.name == name; });
    return place == tags.end() ? nullptr : &*place;
}

Result<Othello> game_of_size(std::string_view what, std::string_view digits) {
    const auto size = text::parse_int(what, digits, 0, 1000);
    if (!size) return size.error();
    auto game = Othello::of_size(static_cast<int>(*size));
    return game ? game : game.error().in(std::string(what));
}

/// TY[8], TY[s8r20]: the first number is the size.
Result<Othello> game_of_type(const GgfTag* type) {
    if (type == nullptr) return Othello(UsualSize);
    const std::string& value = type->value;
    const auto begin = std::find_if(value.begin(), value.end(), text::is_digit);
    const auto end = std::find_if_not(begin, value.end(), text::is_digit);
    return game_of_size("TY", std::string(begin, end));
}

/// BO[8 -------- ... *]: size, cells with blanks where the writer likes them, side to move.
Result<Record> start_on_board(std::string_view value) {
    const auto words = text::words(value);
    if (words.size() < 3) return Error{"BO expects a size, the cells and the side to move"};
    const auto game = game_of_size("BO", words.front());
    if (!game) return game.error();
    std::string cells;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) cells += words[i];
    const auto position = game->parse_position(cells + ' ' + std::string(words.back()));
    if (!position) return position.error().in("BO");
    return Record(*game, *position);
}

Result<Record> start_of(const std::vector<GgfTag>& tags) {
    const GgfTag* kind = find(tags, "GM");
    if (kind != nullptr && text::lower(text::trim(kind->value)) != "othello")
        return Error{"GM expects Othello, not " + text::shown(kind->value)};
    const GgfTag* type = find(tags, "TY");
    const auto game = game_of_type(type);
    if (!game) return game.error();
    const GgfTag* board = find(tags, "BO");
    if (board == nullptr) return Record(*game);
    auto start = start_on_board(board->value);
    if (start && type != nullptr && start->game().size() != game->size()) {
        return Error{"TY says " + game->name() + ", but BO has a board of size " +
                     std::to_string(start->game().size())};
    }
    return start;
}

/// A pass that was left out before it is made as well.
Result<Done> play_noted(GgfGame& game, Side mover, std::string_view text) {
    const auto noted = parse_noted_move(text);
    if (!noted) return noted.error();
    Record& record = game.record;
    const auto pass = forced_pass(record.game(), record.position());
    if (record.to_move() != mover && pass) {
        (void)record.play(*pass);
        game.notes.emplace_back();
    }
    if (const auto turn = check_turn(record, mover, noted->move); !turn) return turn;
    const auto played = record.play(noted->move);
    if (!played) return played.error();
    game.notes.push_back(noted->note);
    return Done{};
}

Result<GgfGame> game_of(const std::vector<GgfTag>& tags) {
    auto start = start_of(tags);
    if (!start) return start.error();
    GgfGame game{*std::move(start), {}, {}};
    int number = 0;
    for (const GgfTag& tag : tags) {
        const auto mover = mover_of(tag);
        if (!mover && tag.name != "GM" && tag.name != "BO") game.tags.push_back(tag);
        if (!mover) continue;
        ++number;
        const auto played = play_noted(game, *mover, tag.value);
        if (!played) return played.error().in("move " + std::to_string(number));
    }
    const bool has_notes = std::any_of(game.notes.begin(), game.notes.end(),
                                       [](const auto& note) { return note != MoveNote{}; });
    if (!has_notes) game.notes.clear();
    return game;
}

std::string result_of(const Record& record) {
    const auto outcome = record.outcome();
    return outcome ? fmt::format("{:+.3f}", static_cast<double>(outcome->score)) : "?";
}

std::string format_tag(std::string_view name, std::string value) {
    std::replace(value.begin(), value.end(), ']', ')');
    std::replace_if(value.begin(), value.end(), text::is_blank, ' ');  // a game is one line
    return std::string(name) + '[' + value + ']';
}

std::string board_value(const Record& record) {
    std::string board = record.game().format(record.start());
    std::replace(board.begin(), board.end(), 'X', '*');
    return std::to_string(record.game().size()) + ' ' + board;
}

std::string moves_of(const GgfGame& game) {
    const Record& record = game.record;
    std::string text;
    Side mover = record.game().to_move(record.start());
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        const MoveNote note = i < game.notes.size() ? game.notes[i] : MoveNote{};
        text +=
            format_tag(mover == Side::One ? "B" : "W", format(NotedMove{record.moves()[i], note}));
        mover = opponent(mover);
    }
    return text;
}

}  // namespace

std::string_view GgfGame::tag(std::string_view name) const {
    const GgfTag* found = find(tags, name);
    return found == nullptr ? std::string_view() : std::string_view(found->value);
}

Result<std::optional<GgfGame>> take_ggf_game(std::string_view& text) {
    const std::size_t begin = text.find(Begin);
    if (begin == std::string_view::npos) return std::optional<GgfGame>();
    text.remove_prefix(begin);
    const auto tags = take_tags(text);
    if (!tags) return tags.error();
    auto game = game_of(*tags);
    if (!game) return game.error();
    return std::optional(*std::move(game));
}

Result<std::vector<GgfGame>> read_ggf(std::string_view text) {
    return all_games<GgfGame>(text, GgfExpected, take_ggf_game);
}

Result<GgfGame> parse_ggf(std::string_view text) {
    text = text::trim(text);
    if (!text.starts_with(Begin))
        return Error{"a game in GGF begins with (; and not with " + text::shown(text)};
    const auto tags = take_tags(text);
    if (!tags) return tags.error();
    if (!text::trim(text).empty())
        return Error{"one game in GGF was expected, but " + text::shown(text) + " follows"};
    return game_of(*tags);
}

std::string format_ggf(const GgfGame& game) {
    std::string text = std::string(Begin) + "GM[Othello]";
    for (const GgfTag& tag : game.tags) text += format_tag(tag.name, tag.value);
    if (find(game.tags, "RE") == nullptr) text += format_tag("RE", result_of(game.record));
    if (find(game.tags, "TY") == nullptr)
        text += format_tag("TY", std::to_string(game.record.game().size()));
    text += format_tag("BO", board_value(game.record));
    return text + moves_of(game) + std::string(End);
}

}  // namespace outflank::formats

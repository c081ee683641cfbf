#include "protocol/tablut_challenge.h"

#include <algorithm>
#include <optional>

#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::protocol::challenge {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 5> CellNames = {"EMPTY", "WHITE", "BLACK", "KING", "THRONE"};
constexpr std::array<std::string_view, 5> TurnNames = {"WHITE", "BLACK", "WHITEWIN", "BLACKWIN",
                                                       "DRAW"};

template <class Enum, std::size_t Count>
std::string_view name_of(const std::array<std::string_view, Count>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

/// The enumerator that a JSON string names.
template <class Enum, std::size_t Count>
std::optional<Enum> named(const std::array<std::string_view, Count>& names, const json& value) {
    if (!value.is_string()) return std::nullopt;
    const auto found = std::find(names.begin(), names.end(), value.get_ref<const std::string&>());
    if (found == names.end()) return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

/// Text that is no JSON gives a discarded value, which is of no type.
json parse_json(std::string_view text) { return json::parse(text, nullptr, false); }

/// A member of an object; null where it has none. By reference, because copying a value goes as
/// deep as a hostile message is nested.
const json& member(const json& object, const char* name) {
    static const json none;
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

bool is_row_of_nine(const json& value) { return value.is_array() && value.size() == BoardSize; }

std::optional<Board> parse_board(const json& rows) {
    if (!is_row_of_nine(rows)) return std::nullopt;
    Board board{};
    for (std::size_t rank = 0; rank < BoardSize; ++rank) {
        if (!is_row_of_nine(rows[rank])) return std::nullopt;
        for (std::size_t file = 0; file < BoardSize; ++file) {
            const auto cell = named<Cell>(CellNames, rows[rank][file]);
            if (!cell) return std::nullopt;
            board[rank][file] = *cell;
        }
    }
    return board;
}

std::optional<tafl::Square> parse_square(const json& value) {
    if (!value.is_string()) return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    if (text.size() != 2) return std::nullopt;
    const auto square = tafl::Square::at(text[0] - 'a', text[1] - '1');
    return square && square->is_on(BoardSize) ? square : std::nullopt;
}

std::optional<Side> parse_side(const json& value) {
    const auto turn = named<Turn>(TurnNames, value);
    if (turn == Turn::White) return Side::Two;
    if (turn == Turn::Black) return Side::One;
    return std::nullopt;
}

}  // namespace

std::string format_name(std::string_view name) {
    return json(name).dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<std::string> parse_name(std::string_view text) {
    const json value = parse_json(text);
    if (!value.is_string())
        return Error{"expected a name as a JSON string, not " + text::shown(text)};
    return value.get<std::string>();
}

std::string format(const State& state) {
    json rows = json::array();
    for (const auto& rank : state.board) {
        json row = json::array();
        for (const Cell cell : rank) row.push_back(name_of(CellNames, cell));
        rows.push_back(std::move(row));
    }
    return json{{"board", std::move(rows)}, {"turn", name_of(TurnNames, state.turn)}}.dump();
}

Result<State> parse_state(std::string_view text) {
    const json value = parse_json(text);
    const auto turn = named<Turn>(TurnNames, member(value, "turn"));
    const auto board = parse_board(member(value, "board"));
    if (!turn || !board) {
        return Error{
            "expected a state like {\"board\":[9 rows of 9 cells],\"turn\":\"WHITE\"}, not " +
            text::shown(text)};
    }
    return State{*board, *turn};
}

std::string format(Action action) {
    return json{{"from", tafl::format(action.move.from())},
                {"to", tafl::format(action.move.to())},
                {"turn", name_of(TurnNames, turn_of(action.side))}}
        .dump();
}

Result<Action> parse_action(std::string_view text) {
    const json value = parse_json(text);
    const auto from = parse_square(member(value, "from"));
    const auto to = parse_square(member(value, "to"));
    const auto side = parse_side(member(value, "turn"));
    if (!from || !to || !side) {
        return Error{
            "expected a move like {\"from\":\"e4\",\"to\":\"d4\",\"turn\":\"WHITE\"} on a1 to i9, "
            "not " +
            text::shown(text)};
    }
    return Action{*side, tafl::Move::between(*from, *to)};
}

Board board_of(const tafl::Position& position) {
    Board board{};
    const auto put = [&](tafl::Bits squares, Cell cell) {
        for (const tafl::Square square : squares)
            board[static_cast<std::size_t>(square.rank())]
                 [static_cast<std::size_t>(square.file())] = cell;
    };
    constexpr std::size_t middle = BoardSize / 2;
    board[middle][middle] = Cell::Throne;
    put(position.attackers(), Cell::Black);
    put(position.defenders(), Cell::White);
    put(position.king(), Cell::King);
    return board;
}

Result<tafl::Position> position_of(const tafl::Tafl& game, const Board& board, Side to_move) {
    constexpr std::string_view letters = ".WBKT";  // by Cell
    std::string text;
    for (const auto& row : board) {
        if (!text.empty()) text += '/';
        for (const Cell cell : row) text += letters[static_cast<std::size_t>(cell)];
    }
    return game.parse_position(text + ' ' + text::lower(game.side_name(to_move)));
}

}  // namespace outflank::protocol::challenge

#include "formats/sgf.h"

#include <algorithm>

#include "core/text.h"
#include "formats/game_stream.h"
#include "formats/sgf_tree.h"
#include "formats/tag_names.h"
#include "formats/turn.h"

namespace outflank::formats {

namespace {

using othello::Move;
using othello::Othello;
using othello::Square;
using othello::WideBits;

constexpr int UsualSize = 8;

/// Properties that are the game itself, or say how the file was written.
const std::vector<std::string_view> Reserved = {"FF", "GM", "SZ", "AB", "AW", "AE",  "PL",
                                                "B",  "W",  "C",  "V",  "AP", "SEC", "CA"};

const SgfProperty* find(const SgfNode& node, std::string_view name) {
    const auto found = std::find_if(node.begin(), node.end(),
                                    [&](const SgfProperty& each) { return each.name == name; });
    return found == node.end() ? nullptr : &*found;
}

std::string_view value_of(const SgfNode& node, std::string_view name) {
    const SgfProperty* property = find(node, name);
    return property == nullptr ? std::string_view() : text::trim(property->values.front());
}

Result<Othello> game_of(const SgfNode& root) {
    const std::string kind = text::lower(value_of(root, "GM"));
    if (!kind.empty() && kind != "2" && kind != "othello")
        return Error{"GM expects 2, which is Othello, not " + text::shown(kind)};
    const std::string_view size = value_of(root, "SZ");
    if (size.empty()) return Othello(UsualSize);
    const auto number = text::parse_int("SZ", size, othello::SmallestSize, othello::LargestSize);
    if (!number) return number.error();
    return Othello::of_size(static_cast<int>(*number));
}

Result<WideBits> discs_of(const SgfNode& root, std::string_view name, int size) {
    WideBits discs;
    const SgfProperty* property = find(root, name);
    if (property == nullptr) return discs;
    for (const std::string& value : property->values) {
        const auto square = Square::parse(text::trim(value));
        if (!square) return square.error().in(std::string(name));
        if (!square->is_on(size))
            return Error{std::string(name) + " expects squares of the board, not " +
                         text::shown(value)};
        discs = discs | WideBits::of(*square);
    }
    return discs;
}

Result<Side> side_to_move(const SgfNode& root) {
    const std::string side = text::lower(value_of(root, "PL"));
    if (side.empty() || side == "b" || side == "black") return Side::One;
    if (side == "w" || side == "white") return Side::Two;
    return Error{"PL expects B or W, not " + text::shown(side)};
}

Result<OthelloSheet> start_of(const SgfNode& root) {
    const auto game = game_of(root);
    if (!game) return game.error();
    if (find(root, "AB") == nullptr && find(root, "AW") == nullptr)
        return OthelloSheet{GameRecord(*game)};
    const auto black = discs_of(root, "AB", game->size());
    if (!black) return black.error();
    const auto white = discs_of(root, "AW", game->size());
    if (!white) return white.error();
    if ((*black & *white).any()) return Error{"AB and AW put discs on the same square"};
    const auto side = side_to_move(root);
    if (!side) return side.error();
    return OthelloSheet{GameRecord(*game, othello::Position(*black, *white, *side))};
}

/// An empty value and `tt` are passes in the SGF of other games.
Result<Move> parse_move(std::string_view value) {
    value = text::trim(value);
    return value.empty() || value == "tt" ? Move::pass() : Move::parse(value);
}

Result<Done> play(OthelloSheet& sheet, Side mover, std::string_view value) {
    const auto move = parse_move(value);
    if (!move) return move.error();
    const auto pass = forced_pass(sheet.record.game(), sheet.record.position());
    if (pass && sheet.record.to_move() != mover) (void)sheet.play(*pass);
    const auto turn = check_turn(sheet.record, mover, *move);
    return turn ? sheet.play(*move) : turn;
}

std::optional<Side> mover_of(const SgfProperty& property) {
    if (property.name == "B") return Side::One;
    if (property.name == "W") return Side::Two;
    return std::nullopt;
}

/// A node's remarks belong to its move, wherever in the node that stands.
MoveRemark remark_of(const SgfNode& node, Side mover) {
    MoveRemark remark;
    if (const SgfProperty* comment = find(node, "C")) remark.comment = comment->values.front();
    remark.note.seconds = text::parse_decimal(value_of(node, "SEC"));
    remark.note.eval = text::parse_real(value_of(node, "V"));
    if (remark.note.eval && mover == Side::Two) remark.note.eval = -*remark.note.eval;
    return remark;
}

Result<Done> play_node(OthelloSheet& sheet, const SgfNode& node, int& number) {
    for (const SgfProperty& property : node) {
        const auto mover = mover_of(property);
        if (!mover) continue;
        ++number;
        const auto played = play(sheet, *mover, property.values.front());
        if (!played) return played.error().in("move " + std::to_string(number));
        sheet.remarks.back() = remark_of(node, *mover);
    }
    return Done{};
}

bool has_move(const SgfNode& node) {
    return std::any_of(node.begin(), node.end(),
                       [](const SgfProperty& each) { return mover_of(each).has_value(); });
}

void read_tags(OthelloSheet& sheet, const SgfNode& root) {
    const std::string_view result = value_of(root, "RE");
    sheet.verdict = parse_sgf_result(result);
    for (const SgfProperty& property : root) {
        const bool is_game =
            std::find(Reserved.begin(), Reserved.end(), property.name) != Reserved.end();
        const bool says_nothing =
            property.name == "RE" && (sheet.verdict || result == "?" || result == "Void");
        if (is_game || says_nothing) continue;
        for (const std::string& value : property.values)
            sheet.add_tag(fact_of(SgfTagNames, property.name), value);
    }
    const SgfProperty* comment = find(root, "C");
    if (comment != nullptr && !has_move(root)) sheet.add_tag("comment", comment->values.front());
}

Result<OthelloSheet> sheet_of(const std::vector<SgfNode>& nodes) {
    auto sheet = start_of(nodes.front());
    if (!sheet) return sheet;
    read_tags(*sheet, nodes.front());
    int number = 0;
    for (const SgfNode& node : nodes) {
        const bool sets_up = find(node, "AB") != nullptr || find(node, "AW") != nullptr;
        if (sets_up && &node != &nodes.front())
            return Error{"AB and AW are read in the first node only, not after move " +
                         std::to_string(number)};
        const auto played = play_node(*sheet, node, number);
        if (!played) return played.error();
    }
    if (const auto checked = check_verdict(*sheet); !checked) return checked.error();
    return sheet;
}

std::string format_discs(std::string_view name, const WideBits& discs) {
    std::string text;
    discs.for_each([&](Square square) { text += '[' + othello::format(square) + ']'; });
    return text.empty() ? "" : std::string(name) + text;
}

std::string format_start(const GameRecord<Othello>& record) {
    const auto& start = record.start();
    return format_discs("AB", start.discs(Side::One)) + format_discs("AW", start.discs(Side::Two)) +
           format_sgf_property("PL", start.to_move() == Side::One ? "B" : "W");
}

std::string format_remark(const MoveRemark& remark, Side mover) {
    std::string text;
    if (const auto eval = remark.note.eval)
        text += format_sgf_property("V", decimal_word(mover == Side::One ? *eval : -*eval));
    if (remark.note.seconds) text += format_sgf_property("SEC", decimal_word(*remark.note.seconds));
    if (!remark.comment.empty()) text += format_sgf_property("C", remark.comment);
    return text;
}

std::string format_moves(const OthelloSheet& sheet) {
    std::string text;
    Side mover = sheet.record.game().to_move(sheet.record.start());
    for (std::size_t i = 0; i < sheet.record.moves().size(); ++i) {
        const Move move = sheet.record.moves()[i];
        text += ';' + format_sgf_property(mover == Side::One ? "B" : "W",
                                          move.is_pass() ? "PA" : othello::format(move));
        text += format_remark(sheet.remarks[i], mover);
        mover = opponent(mover);
    }
    return text;
}

}  // namespace

Result<std::optional<OthelloSheet>> take_sgf_game(std::string_view& text) {
    const std::size_t begin = text.find('(');
    if (begin == std::string_view::npos) return std::optional<OthelloSheet>();
    text.remove_prefix(begin);
    const auto nodes = take_main_line(text);
    if (!nodes) return nodes.error();
    auto sheet = sheet_of(*nodes);
    if (!sheet) return sheet.error();
    return std::optional(*std::move(sheet));
}

Result<std::vector<OthelloSheet>> read_sgf(std::string_view text) {
    return all_games<OthelloSheet>(text, SgfExpected, take_sgf_game);
}

std::string format_sgf(const OthelloSheet& sheet) {
    std::string text = "(;FF[4]GM[2]CA[UTF-8]AP[outflank]" +
                       format_sgf_property("SZ", std::to_string(sheet.record.game().size()));
    const auto verdict = sheet.known_verdict();
    for (const SheetTag& tag : capital_tags(sheet.tags, SgfTagNames, Reserved)) {
        if (tag.name != "RE" || !verdict) text += format_sgf_property(tag.name, tag.value);
    }
    if (verdict) text += format_sgf_property("RE", sgf_result(*verdict));
    return text + format_start(sheet.record) + format_moves(sheet) + ')';
}

}  // namespace outflank::formats

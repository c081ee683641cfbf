/// What a record shows of itself: its moves, its position as text and as numbers, its end.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "play/opening_names.h"
#include "python/any_record.h"
#include "python/board_cells.h"
#include "python/values.h"

namespace outflank::python {

inline std::vector<std::string> moves_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return format_all(record.game(), record.moves()); },
                      held.record);
}

inline std::vector<std::string> legal_moves_of(const HeldRecord& held) {
    return std::visit(
        [](const auto& record) {
            std::vector<std::string> words;
            if (record.is_over()) return words;
            for (const auto move : record.game().moves(record.position()))
                words.push_back(record.game().format(move));
            return words;
        },
        held.record);
}

inline std::string board_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.game().format(record.position()); },
                      held.record);
}

inline std::string diagram_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.game().diagram(record.position()); },
                      held.record);
}

inline std::string text_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.format(); }, held.record);
}

inline std::string cells_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return cells(record.game(), record.position()); },
                      held.record);
}

inline std::vector<std::vector<int>> grid_of(const HeldRecord& held) {
    const std::string all = cells_of(held);
    std::vector<std::vector<int>> rows;
    std::size_t size = 1;
    while (size * size < all.size()) ++size;
    for (std::size_t begin = 0; begin < all.size(); begin += size)
        rows.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(begin),
                          all.begin() + static_cast<std::ptrdiff_t>(begin + size));
    return rows;
}

inline std::string to_move(const HeldRecord& held) {
    return std::visit(
        [](const auto& record) { return std::string(record.game().side_name(record.to_move())); },
        held.record);
}

inline int turn_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.to_move() == Side::One ? 1 : 2; },
                      held.record);
}

inline std::size_t length_of(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.moves().size(); }, held.record);
}

inline bool is_over(const HeldRecord& held) {
    return std::visit([](const auto& record) { return record.is_over(); }, held.record);
}

inline py::object outcome_of(const HeldRecord& held) {
    return std::visit(
        [](const auto& record) -> py::object {
            const auto outcome = record.outcome();
            return outcome ? told(record.game(), *outcome) : py::none();
        },
        held.record);
}

inline std::optional<std::string> opening_of(const HeldRecord& held) {
    const auto* record = std::get_if<OthelloRecord>(&held.record);
    const auto* opening = record == nullptr ? nullptr : play::opening_of(*record);
    if (opening == nullptr) return std::nullopt;
    return std::string(opening->name);
}

}  // namespace outflank::python

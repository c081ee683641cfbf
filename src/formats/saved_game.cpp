#include "formats/saved_game.h"

#include <algorithm>

#include "core/text.h"

namespace outflank::formats {

namespace {

/// The field of that name; tablut's sides are meant by the same two fields.
std::string* field(SavedGame& saved, std::string_view name) {
    if (name == "game") return &saved.game;
    if (name == "time") return &saved.time;
    if (name == "black" || name == "attackers") return saved.players.data();
    if (name == "white" || name == "defenders") return &saved.players[1];
    return nullptr;
}

void read_remark(SavedGame& saved, std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return;
    if (std::string* value = field(saved, text::trim(line.substr(0, colon))))
        *value = text::trim(line.substr(colon + 1));
}

}  // namespace

SavedGame read_saved_game(std::string_view text) {
    SavedGame saved;
    for (const std::string_view line : text::split(text, '\n')) {
        const std::string_view trimmed = text::trim(line);
        if (trimmed.starts_with('#')) {
            read_remark(saved, trimmed.substr(1));
        } else if (!trimmed.empty()) {
            saved.record += (saved.record.empty() ? "" : "\n") + std::string(trimmed);
        }
    }
    return saved;
}

SavedGame read_heading(std::string_view text) {
    SavedGame heading;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text::trim(text.substr(0, end));
        if (!line.empty() && !line.starts_with('#')) break;
        if (!line.empty()) read_remark(heading, line.substr(1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return heading;
}

std::string write_saved_game(const SavedGame& saved) {
    std::string text;
    const auto remark = [&](std::string_view name, const std::string& value) {
        if (!value.empty()) text += "# " + std::string(name) + ": " + value + '\n';
    };
    remark("game", saved.game);
    remark("black", saved.players[0]);
    remark("white", saved.players[1]);
    remark("time", saved.time);
    return text + saved.record + '\n';
}

}  // namespace outflank::formats

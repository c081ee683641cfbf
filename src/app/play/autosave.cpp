#include "app/play/autosave.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "app/input_file.h"
#include "core/output_file.h"

namespace outflank::app {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view GameEnding = ".game";
constexpr std::size_t MostKept = 20;  // older ones nobody has taken up are let go

fs::path lock_of(fs::path game) { return game.replace_extension(".lock"); }

/// Newest first; their names begin with the time.
std::vector<fs::path> games_in(const fs::path& folder) {
    std::vector<fs::path> games;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        if (entry.path().extension() == GameEnding) games.push_back(entry.path());
    }
    std::sort(games.rbegin(), games.rend());
    return games;
}

/// Of no other game, even if one was begun in the same moment.
fs::path new_place(const fs::path& folder) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    const std::string ending = '-' + std::to_string(getpid()) + std::string(GameEnding);
    const auto place = [&] { return folder / (std::to_string(milliseconds) + ending); };
    std::error_code unknown;
    while (fs::exists(place(), unknown)) ++milliseconds;
    return place();
}

}  // namespace

std::optional<fs::path> state_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state && *state == '/') return fs::path(state) / "outflank";
    const char* home = std::getenv("HOME");
    if (!home || !*home) return std::nullopt;
    return fs::path(home) / ".local" / "state" / "outflank";
}

Autosave::Autosave(fs::path folder) : folder_(std::move(folder)) { find_cut_off(); }

Result<Done> Autosave::check_place() const {
    std::error_code problem;
    fs::create_directories(folder_, problem);
    if (problem) return cannot_write(folder_, problem.value());
    if (access(folder_.c_str(), W_OK | X_OK) != 0) return cannot_write(folder_, errno);
    return Done{};
}

std::optional<Autosave::Place> Autosave::locked(const fs::path& game) {
    Descriptor lock(open(lock_of(game).c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
    if (!lock.is_open() || flock(lock.number(), LOCK_EX | LOCK_NB) != 0) return std::nullopt;
    return Place{game, std::move(lock)};
}

void Autosave::remove(Place& place) {
    std::error_code problem;
    fs::remove(place.game, problem);
    fs::remove(lock_of(place.game), problem);
}

void Autosave::find_cut_off() {
    std::size_t seen = 0;
    for (const fs::path& game : games_in(folder_)) {
        auto place = locked(game);
        if (!place) continue;
        if (++seen > MostKept) {
            remove(*place);
        } else if (!offered_) {
            const auto text = read_input(game.string());
            if (!text || text->empty()) continue;
            cut_off_ = *text;
            offered_ = std::move(place);
        }
    }
}

void Autosave::take_up() {
    auto taken = std::exchange(offered_, std::nullopt);
    cut_off_.reset();
    set_aside();
    at_hand_ = std::move(taken);
}

void Autosave::keep(std::string_view text) {
    if (!at_hand_) {
        std::error_code problem;
        fs::create_directories(folder_, problem);
        at_hand_ = locked(new_place(folder_));
    }
    if (at_hand_) (void)write_whole(at_hand_->game, text);
}

bool Autosave::set_aside() {
    if (!at_hand_) return false;
    const auto text = read_input(at_hand_->game.string());
    if (text) {
        cut_off_ = *text;
        offered_ = std::move(at_hand_);
    }
    at_hand_.reset();
    return text.ok();
}

void Autosave::discard() {
    if (at_hand_) remove(*at_hand_);
    at_hand_.reset();
}

}  // namespace outflank::app

#include "app/game_log.h"

#include <cerrno>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "fmt/format.h"

#include "core/output_file.h"

namespace outflank::app {

namespace {

constexpr std::string_view OutcomeFields =
    "# game\tattackers\tdefenders\twinner\treason\tplies\tmoves\n";

}  // namespace

Result<Done> GameLog::make_folder(const std::filesystem::path& folder) {
    if (const auto checked = check_is_no_dash(folder); !checked) return checked;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return cannot_write(folder, problem.value());
    if (!std::filesystem::is_directory(folder)) return cannot_write(folder, ENOTDIR);
    if (access(folder.c_str(), W_OK | X_OK) != 0) return cannot_write(folder, errno);
    return Done{};
}

Result<GameLog> GameLog::open(const std::filesystem::path& folder) {
    if (const auto made = make_folder(folder); !made) return made.error();
    for (int number = 1;; ++number) {
        auto path = folder / fmt::format("game{:05}.log", number);
        File file(std::fopen(path.c_str(), "wx"));
        if (file) return GameLog(number, std::move(path), std::move(file));
        if (errno != EEXIST) return cannot_write(path, errno);
    }
}

void GameLog::write(std::string_view line) {
    fmt::print(file_.get(), "{}\n", line);
    std::fflush(file_.get());
}

Result<Done> GameLog::add_outcome(std::string_view fields) {
    const auto path = path_.parent_path() / "outcomes.txt";
    const bool is_new = !std::filesystem::exists(path);
    const File file(std::fopen(path.c_str(), "a"));
    if (!file) return cannot_write(path, errno);
    // One piece, so that two servers that share a folder do not mix their lines.
    const std::string text =
        fmt::format("{}{}\t{}\n", is_new ? OutcomeFields : "", number_, fields);
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                            std::fflush(file.get()) == 0;
    return is_written ? Result<Done>(Done{}) : cannot_write(path, errno);
}

}  // namespace outflank::app

#include "app/match_folder.h"

#include <system_error>
#include <utility>

#include "arena/html_report.h"
#include "arena/json_report.h"
#include "arena/text_report.h"
#include "core/output_file.h"
#include "core/text.h"

namespace outflank::app {

namespace {

std::string json_lines(const arena::MatchReport& report) {
    std::string lines;
    for (const arena::PlayedGame& game : report.games)
        lines += arena::as_json(game, report.side_names);
    return lines + arena::summary_as_json(report);
}

}  // namespace

Result<MatchFolder> MatchFolder::open(const std::string& folder, const std::string& plan,
                                      bool resume) {
    if (const auto checked = check_is_no_dash(folder); !checked) return checked.error();
    const std::filesystem::path path(folder);
    std::error_code problem;
    std::filesystem::create_directories(path, problem);
    if (problem)
        return Error{"cannot make the folder " + text::shown(folder) + ": " + problem.message()};
    auto claimed = claim(path);  // not the file: some file systems have one lock for SQLite and us
    if (!claimed) return claimed.error();
    const std::filesystem::path results = path / "results.sqlite";
    const bool is_there = std::filesystem::exists(results, problem);
    if (is_there && !resume) {
        return Error{text::shown(folder) +
                     " holds a match already; go on with it by --resume, or name another folder"};
    }
    auto store = is_there ? arena::ResultStore::resume(results, plan)
                          : arena::ResultStore::create(results, plan);
    if (!store) return store.error();
    return MatchFolder(path, *std::move(claimed), *std::move(store));
}

Result<std::optional<MatchFolder>> MatchFolder::open_if_named(const std::string& folder,
                                                              const std::string& plan,
                                                              bool resume) {
    if (folder.empty()) return std::optional<MatchFolder>();
    auto opened = open(folder, plan, resume);
    if (!opened) return opened.error();
    return std::optional(*std::move(opened));
}

Result<Done> MatchFolder::write(const arena::MatchReport& report) const {
    const std::vector<std::pair<std::string, std::string>> files = {
        {"games.jsonl", json_lines(report)},
        {"report.txt", arena::as_text(report)},
        {"report.html", arena::html_report(report)},
    };
    for (const auto& [name, text] : files) {
        const auto written = write_whole(folder_ / name, text);
        if (!written) return written;
    }
    return Done{};
}

}  // namespace outflank::app

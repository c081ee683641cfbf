/// `read_games`: the games of a file of any kind, with what is written around them.
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

#include "core/text.h"
#include "core/text_source.h"
#include "formats/game_file.h"
#include "python/any_record.h"
#include "python/arguments.h"
#include "python/aside.h"
#include "python/parts.h"
#include "python/values.h"

namespace outflank::python {

namespace {

/// As Python's own open() says it: FileNotFoundError, PermissionError.
std::ifstream opened(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::error_code nothing;
    const bool is_folder = file && std::filesystem::is_directory(path, nothing);
    if (is_folder) errno = EISDIR;
    if (!file || is_folder) {
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.c_str());
        throw py::error_already_set();
    }
    return file;
}

template <Game G>
Result<std::vector<formats::GameSheet<G>>> sheets_of(const G& game, const std::string& path,
                                                     std::istream& file,
                                                     const std::stop_token& stop) {
    const auto kind = formats::kind_of_file(path);
    if (!kind) return kind.error();
    std::vector<formats::GameSheet<G>> sheets;
    TextSource source(file);
    const auto read =
        formats::read_games(*kind, game, source, [&](const auto& sheet) -> Result<Done> {
            if (stop.stop_requested()) return Error{"nobody waits for it any more"};
            sheets.push_back(sheet);
            return Done{};
        });
    if (!read) return read.error().in(text::shown(path));
    return sheets;
}

template <Game G>
py::object told_sheet(const formats::GameSheet<G>& sheet) {
    py::dict tags;
    for (const auto& tag : sheet.tags) {
        // Files of all ages are read, and not all of them are UTF-8.
        const auto decoded = PyUnicode_DecodeUTF8(
            tag.value.data(), static_cast<Py_ssize_t>(tag.value.size()), "replace");
        tags[py::str(tag.name)] = py::reinterpret_steal<py::str>(decoded);
    }
    return value_class("GameSheet")(HeldRecord(sheet.record), tags);
}

py::list read_games(const std::filesystem::path& named, const HeldGame* held) {
    const std::string path = named.string();
    std::ifstream file = opened(path);
    Aside aside;
    return std::visit(
        [&](const auto& game) {
            const auto sheets =
                value_of(aside.ask([&](const std::stop_token& stop, const Aside::Post&) {
                    return sheets_of(game, path, file, stop);
                }));
            py::list all;
            for (const auto& sheet : sheets) all.append(told_sheet(sheet));
            return all;
        },
        held == nullptr ? AnyGame(othello::Othello(8)) : held->game);
}

}  // namespace

void add_files(py::module_& module) {
    module.def("read_games", &read_games, py::arg("path"), py::arg("game") = py::none(),
               "The games of a file, each as a GameSheet; the end of its name tells its kind: "
               "txt, json, ggf, sgf, pgn, obf, wtb, otg. The game is the one that is meant where "
               "the file does not say.");
}

}  // namespace outflank::python

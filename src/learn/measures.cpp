#include "learn/measures.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "fmt/format.h"

#include "core/checksum.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"

namespace outflank::learn {

namespace {

constexpr std::string_view MeasuresMagic = "OUTFMEA1 ";
constexpr int MostDepth = 60;
constexpr int MostScore = 10'000;
constexpr std::string_view NoScores = "-";

/// "3:-150,4:20".
std::string format(const Measure::Scores& scores) {
    std::string text;
    for (const auto& [depth, score] : scores)
        text += fmt::format("{}{}:{}", text.empty() ? "" : ",", depth, score);
    return text.empty() ? std::string(NoScores) : text;
}

/// Cuts the text up to the separator off, or all of it.
std::string_view take_until(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

Result<Measure::Scores> parse_scores(std::string_view text) {
    Measure::Scores scores;
    if (text == NoScores) return scores;
    do {
        std::string_view score_text = take_until(text, ',');
        const auto depth = text::parse_int("a depth", take_until(score_text, ':'), 1, MostDepth);
        if (!depth) return depth.error();
        const auto score = text::parse_int("a score", score_text, -MostScore, MostScore);
        if (!score) return score.error();
        scores[static_cast<int>(*depth)] = static_cast<int>(*score);
    } while (!text.empty());
    return scores;
}

std::string with_checksum(const std::string& line) {
    return fmt::format("{} {:016x}", line, checksum(line));
}

}  // namespace

std::string Measure::format() const {
    return with_checksum(
        fmt::format("{} {} {} {}", number, empties, learn::format(sure), learn::format(loose)));
}

Result<Measure> Measure::parse(std::string_view line) {
    const auto end = line.rfind(' ');
    const std::string told(line.substr(0, std::min(end, line.size())));
    const auto words = text::words(told);
    if (words.size() != 4)
        return Error{"expected a number, empty squares, scores twice and a checksum"};
    if (with_checksum(told) != line)
        return Error{"it is damaged, for its checksum does not agree; copy the file again"};
    const auto number = text::parse_int("the number of a position", words[0], 0, INT64_MAX);
    if (!number) return number.error();
    const auto empties = text::parse_int("empty squares", words[1], 0, 60);
    if (!empties) return empties.error();
    auto sure = parse_scores(words[2]);
    if (!sure) return sure.error();
    auto loose = parse_scores(words[3]);
    if (!loose) return loose.error();
    return Measure{static_cast<std::uint64_t>(*number), static_cast<int>(*empties),
                   *std::move(sure), *std::move(loose)};
}

std::string Measures::head() const {
    return fmt::format("{}{}: {}", MeasuresMagic, positions, run);
}

Result<Measures> Measures::parse(std::string_view text) {
    Measures measures;
    measures.whole_bytes = text.rfind('\n') + 1;  // 0 where there is no whole line
    std::string_view rest = text.substr(0, measures.whole_bytes);
    std::string_view head = take_until(rest, '\n');
    if (!head.starts_with(MeasuresMagic)) return Error{"this is no file of measures"};
    head.remove_prefix(MeasuresMagic.size());
    const auto positions =
        text::parse_int("the number of positions", take_until(head, ':'), 0, INT64_MAX);
    if (!positions) return positions.error();
    measures.positions = static_cast<std::uint64_t>(*positions);
    if (head.starts_with(' ')) head.remove_prefix(1);
    measures.run = head;
    for (int line = 2; !rest.empty(); ++line) {
        auto measure = Measure::parse(take_until(rest, '\n'));
        if (!measure) return measure.error().in(fmt::format("line {}", line));
        if (measure->number >= measures.positions)
            return Error{fmt::format("line {}: the run has no position {}", line, measure->number)};
        measures.all.push_back(*std::move(measure));
    }
    return measures;
}

Result<Measures> Measures::read(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return text.error();
    auto measures = parse(*text);
    if (!measures) return measures.error().in(text::shown(file));
    return measures;
}

bool Measures::are_in(const std::string& file) {
    std::array<char, MeasuresMagic.size()> first{};
    std::ifstream in(file, std::ios::binary);
    return in.read(first.data(), first.size()) && std::ranges::equal(first, MeasuresMagic);
}

Result<Measures> put_together(const std::vector<std::string>& files) {
    Measures whole;
    for (const std::string& file : files) {
        const auto part = Measures::read(file);
        if (!part) return part.error();
        if (whole.run.empty()) {
            whole.run = part->run;
            whole.positions = part->positions;
        }
        if (part->head() != whole.head())
            return Error{fmt::format("{} is of another run ({}) than {} ({})", text::shown(file),
                                     part->run, text::shown(files.front()), whole.run)};
        whole.all.insert(whole.all.end(), part->all.begin(), part->all.end());
    }
    std::ranges::sort(whole.all, {}, &Measure::number);
    const auto twice = std::ranges::adjacent_find(whole.all, {}, &Measure::number);
    if (twice != whole.all.end())
        return Error{
            fmt::format("position {} is there twice: each part belongs here once", twice->number)};
    if (whole.all.size() < whole.positions)
        return Error{
            fmt::format("{} of {} positions are missing: all parts belong here, and "
                        "finished ones",
                        whole.positions - whole.all.size(), whole.positions)};
    return whole;
}

Result<MeasuresFile> MeasuresFile::open(const std::string& path, const Measures& run) {
    MeasuresFile file;
    file.path_ = path;
    auto claimed = claim(path);
    if (!claimed) return claimed.error();
    file.claim_ = *std::move(claimed);
    const bool goes_on = holds_something(path);
    if (goes_on) {
        auto known = Measures::read(path);
        if (!known) return known.error();
        if (known->head() != run.head())
            return Error{
                fmt::format("{} holds another run ({}); choose another --out for this one ({})",
                            text::shown(path), known->run, run.run)};
        std::error_code problem;
        std::filesystem::resize_file(path, known->whole_bytes, problem);
        if (problem) return cannot_write(path, problem.value());
        file.known_ = std::move(known->all);
    }
    errno = 0;
    file.out_.open(path, std::ios::binary | (goes_on ? std::ios::app : std::ios::trunc));
    if (!file.out_) return cannot_write(path, errno);
    if (!goes_on) {
        const auto begun = file.write(run.head());
        if (!begun) return begun.error();
    }
    return file;
}

Result<Done> MeasuresFile::append(const Measure& measure) { return write(measure.format()); }

Result<Done> MeasuresFile::write(const std::string& line) {
    errno = 0;
    out_ << line << '\n' << std::flush;
    if (!out_) return cannot_write(path_, errno);
    return Done{};
}

}  // namespace outflank::learn

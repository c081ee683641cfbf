#include "learn/findings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <set>

#include "fmt/format.h"

#include "core/checksum.h"
#include "core/read_file.h"
#include "core/text.h"

namespace outflank::learn {

namespace {

constexpr std::string_view FindingsMagic = "OUTFEVA1 ";
constexpr std::string_view ChecksumWord = "checksum ";
constexpr std::string_view ProblemsWord = "problems";
constexpr std::size_t SumCount = 8;  // of FitSums

constexpr double MostSum = 1e12;  // a double holds three decimals of it

/// With six decimals, and no "-0.000000" for what rounds to nothing.
std::string format(double sum) {
    const std::string text = fmt::format("{:f}", sum);
    return text == "-0.000000" ? text.substr(1) : text;
}

/// "12 34.500000 ...", in the order in which FitSums has them.
std::string format(const FitSums& sums) {
    std::string text = std::to_string(sums.count);
    for (const double sum : {sums.absolute, sums.squares, sums.predicted, sums.predicted_squares,
                             sums.target, sums.target_squares, sums.products})
        text += ' ' + format(sum);
    return text;
}

Result<std::uint64_t> parse_count(std::string_view word) {
    const auto count = text::parse_int("a count", word, 0, INT64_MAX);
    if (!count) return count.error();
    return static_cast<std::uint64_t>(*count);
}

Result<double> parse_sum(std::string_view word) {
    const auto sum = text::parse_real(word);
    if (!sum || std::abs(*sum) > MostSum)
        return Error{"expected a number up to 10^12, not " + text::shown(word)};
    return *sum;
}

/// REQUIRES: SumCount words from `words` on.
Result<FitSums> parse_sums(const std::string_view* words) {
    const auto count = parse_count(words[0]);
    if (!count) return count.error();
    FitSums sums{.count = *count};
    double* const numbers[] = {&sums.absolute,          &sums.squares, &sums.predicted,
                               &sums.predicted_squares, &sums.target,  &sums.target_squares,
                               &sums.products};
    for (std::size_t i = 0; i < std::size(numbers); ++i) {
        const auto number = parse_sum(words[i + 1]);
        if (!number) return number.error();
        *numbers[i] = *number;
    }
    for (const double never_negative :
         {sums.absolute, sums.squares, sums.predicted_squares, sums.target_squares}) {
        if (never_negative < 0) return Error{"a sum of squares or errors is below 0"};
    }
    return sums;
}

/// "20-29" and its sums.
Result<Done> parse_ten(const std::vector<std::string_view>& words, Accuracy& positions) {
    if (words.size() != 1 + SumCount) return Error{"expected a range and eight numbers"};
    for (std::size_t ten = 0; ten < Accuracy::TenCount; ++ten) {
        if (words[0] != Accuracy::ten_name(ten)) continue;
        if (positions.ten(ten).count > 0) return Error{text::shown(words[0]) + " is there twice"};
        const auto sums = parse_sums(&words[1]);
        if (!sums) return sums.error();
        if (sums->count == 0) return Error{"expected the sums of one position or more"};
        positions.add(ten, *sums);
        return Done{};
    }
    return Error{"expected empty squares as 20-29, not " + text::shown(words[0])};
}

Result<Done> parse_problems(const std::vector<std::string_view>& words, ProblemTally& problems) {
    if (words.size() != 3 + SumCount) return Error{"expected ten numbers"};
    if (problems.problems > 0) return Error{"problems are there twice"};
    const auto best_moves = parse_count(words[1]);
    if (!best_moves) return best_moves.error();
    const auto discs_lost = parse_sum(words[2]);
    if (!discs_lost) return discs_lost.error();
    const auto scores = parse_sums(&words[3]);
    if (!scores) return scores.error();
    if (scores->count == 0) return Error{"expected the sums of one problem or more"};
    if (*best_moves > scores->count) return Error{"there are more best moves than problems"};
    if (*discs_lost < 0) return Error{"a sum of discs lost is below 0"};
    problems.add({scores->count, *best_moves, *scores, *discs_lost});
    return Done{};
}

std::string with_checksum(const std::string& text) {
    return fmt::format("{}{}{:016x}\n", text, ChecksumWord, checksum(text));
}

Result<Done> parse_head(std::string_view line, Findings& findings) {
    line.remove_prefix(FindingsMagic.size());
    const auto colon = std::min(line.find(": "), line.size());
    const auto shard = Shard::parse(line.substr(0, colon));
    if (!shard) return shard.error();
    findings.shard = *shard;
    findings.run = line.substr(std::min(colon + 2, line.size()));
    if (std::ranges::any_of(findings.run, [](unsigned char c) { return c < ' ' || c > '~'; }))
        return Error{"what tells the run from others holds letters that no terminal shows"};
    return Done{};
}

}  // namespace

void Findings::add(const Findings& part) {
    positions.add(part.positions);
    problems.add(part.problems);
}

std::string Findings::to_text() const {
    std::string text = fmt::format("{}{}: {}\n", FindingsMagic, shard.text(), run);
    for (std::size_t ten = 0; ten < Accuracy::TenCount; ++ten) {
        const FitSums& sums = positions.ten(ten);
        if (sums.count > 0) text += fmt::format("{} {}\n", Accuracy::ten_name(ten), format(sums));
    }
    if (problems.problems > 0)
        text += fmt::format("{} {} {} {}\n", ProblemsWord, problems.best_moves,
                            format(problems.discs_lost), format(problems.scores));
    return with_checksum(text);
}

Result<Findings> Findings::parse(std::string_view text) {
    if (!text.starts_with(FindingsMagic)) return Error{"these are no findings of evaluate"};
    const std::string told(text.substr(0, text.rfind(ChecksumWord)));
    if (!told.ends_with('\n') || with_checksum(told) != text)
        return Error{"it is damaged, for its checksum does not agree; copy the file again"};
    Findings findings;
    auto lines = text::split(told, '\n');
    lines.pop_back();  // what is behind the last line's end
    const auto head = parse_head(lines.front(), findings);
    if (!head) return head.error().in("line 1");
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto words = text::words(lines[i]);
        const bool is_of_problems = !words.empty() && words[0] == ProblemsWord;
        const auto done = is_of_problems ? parse_problems(words, findings.problems)
                                         : parse_ten(words, findings.positions);
        if (!done) return done.error().in(fmt::format("line {}", i + 1));
    }
    return findings;
}

Result<Findings> Findings::read(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return text.error();
    auto findings = parse(*text);
    if (!findings) return findings.error().in(text::shown(file));
    return findings;
}

bool Findings::is_in(const std::string& file) {
    std::array<char, FindingsMagic.size()> first{};
    std::ifstream in(file, std::ios::binary);
    return in.read(first.data(), first.size()) && std::ranges::equal(first, FindingsMagic);
}

Result<Findings> whole_findings(const std::vector<std::string>& files) {
    Findings whole;
    std::uint64_t parts = 0;
    std::set<std::uint64_t> known;
    for (const std::string& file : files) {
        const auto part = Findings::read(file);
        if (!part) return part.error();
        if (known.empty()) {
            whole.run = part->run;
            parts = part->shard.count;
        }
        if (part->run != whole.run || part->shard.count != parts)
            return Error{fmt::format("{} is of another run ({}, in {} parts) than {} ({}, in {})",
                                     text::shown(file), part->run, part->shard.count,
                                     text::shown(files.front()), whole.run, parts)};
        if (!known.insert(part->shard.index).second)
            return Error{fmt::format("part {} is there twice", part->shard.text())};
        whole.add(*part);
    }
    if (known.size() < parts)
        return Error{fmt::format("{} of {} parts are missing", parts - known.size(), parts)};
    return whole;
}

}  // namespace outflank::learn

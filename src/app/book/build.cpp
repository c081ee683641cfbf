#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "app/input_file.h"
#include "app/interrupt_stop.h"
#include "app/number_options.h"
#include "app/progress_line.h"
#include "app/time_left.h"
#include "core/output_file.h"
#include "core/text.h"
#include "learn/book_work.h"
#include "learn/line_positions.h"
#include "learn/opening_positions.h"
#include "learn/shard.h"

namespace outflank::app {

namespace {

using learn::BookDraft;
using learn::GrowthStep;

constexpr std::uint64_t UsualPositions = 1000;
/// Of a round: enough for many threads, whatever their number; and no more than that, because a
/// line becomes one ply longer in a round.
constexpr std::size_t FewestSteps = 32;
constexpr std::size_t MostSteps = 256;
/// Between two writings of the file: what an interruption loses at most.
constexpr double SecondsBetweenSaves = 10;

Result<learn::GrowthRule> parse_rule(const BookOptions& options) {
    learn::GrowthRule rule;
    const auto depth = parse_or("--depth", options.depth, rule.stage.depth, 1, 60);
    if (!depth) return depth.error();
    const auto selectivity =
        parse_selectivity(options.selectivity.empty() ? "73" : options.selectivity);
    if (!selectivity) return selectivity.error();
    const auto error = [](const char* option, const std::string& typed, Score usual) {
        return parse_real(option, typed, static_cast<double>(usual) / Disc, 0, 64);
    };
    const auto move_error = error("--move-error", options.move_error, rule.most_move_error);
    if (!move_error) return move_error.error();
    const auto line_error = error("--line-error", options.line_error, rule.most_line_error);
    if (!line_error) return line_error.error();
    const auto temperature =
        parse_real("--temperature", options.temperature, rule.temperature, 0.01, 64);
    if (!temperature) return temperature.error();
    const auto main_line = parse_or("--main-line", options.main_line, rule.main_line, 0, 60);
    if (!main_line) return main_line.error();
    rule.stage = {*depth, *selectivity};
    rule.most_move_error = static_cast<Score>(*move_error * Disc);
    rule.most_line_error = static_cast<Score>(*line_error * Disc);
    rule.temperature = *temperature;
    rule.main_line = *main_line;
    return rule;
}

/// One build: a file that grows, engines, and whoever waits.
class Build {
  public:
    Build(const BookOptions& options, learn::GrowthRule rule, EngineCrew crew, BookDraft draft)
        : options_(options), rule_(rule), crew_(std::move(crew)), draft_(std::move(draft)) {
        draft_.settle();
    }

    /// Every position of the first plies; of those that were looked at before only the ones within
    /// `bound` of even. Those before the last ply are worth what follows from it.
    Result<int> look_at_all(int plies, Score bound, const learn::Shard& shard) {
        std::vector<GrowthStep> steps;
        const auto positions = learn::positions_after(plies);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const auto* known = draft_.find(positions[i]);
            const bool is_done = known && (learn::is_as_careful(known->stage, rule_.stage) ||
                                           std::abs(known->value) > bound);
            if (shard.has(i) && !is_done) steps.push_back({positions[i], std::nullopt});
        }
        const std::size_t own = shard.share_of(positions.size());
        if (shard.count == 1) put_earlier_than(plies);
        return take(draft_, steps, own - steps.size(), own);
    }

    /// All of them come into the book first, so that no leaf is one of them.
    Result<int> look_at_lines(const std::vector<othello::Position8>& positions) {
        std::vector<GrowthStep> steps;
        for (const auto& position : positions) {
            const auto* known = draft_.find(position);
            if (known && known->stage.depth > 0) continue;
            put_unseen(position, {});
            steps.push_back({position, std::nullopt});
        }
        return take(draft_, steps, 0, steps.size());
    }

    /// Round by round: what is looked at next depends on what was found before.
    Result<int> grow(std::size_t wanted) {
        const double begin = static_cast<double>(draft_.size());
        TimeLeft left(begin / static_cast<double>(wanted));
        while (!interrupt_.token().stop_requested()) {
            const auto steps = steps_towards(wanted);
            if (steps.empty()) break;
            const auto show = [&] {
                if (left.is_time_to_show())
                    show_growth(static_cast<double>(draft_.size()) / static_cast<double>(wanted),
                                left);
            };
            put(take_steps(draft_, steps, work(show)));
            draft_.settle();
            const auto saved = save_now_and_then();
            if (!saved) return saved.error();
        }
        return finish();
    }

    /// The shard's part of one round, into a file of its own.
    Result<int> grow_part(const BookDraft& base, std::size_t round, const learn::Shard& shard) {
        const auto all = learn::next_steps(base, rule_, round);
        std::vector<GrowthStep> steps;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (shard.has(i) && !draft_.find(all[i].position)) steps.push_back(all[i]);
        const std::size_t own = shard.share_of(all.size());
        return take(base, steps, own - steps.size(), own);
    }

  private:
    /// A round is a small share of the book, so that what it finds counts early. Where searches are
    /// shallow the main line keeps changing its mind: twice the size is enough of that.
    std::vector<GrowthStep> steps_towards(std::size_t wanted) {
        if (draft_.size() >= 2 * wanted) rule_.main_line = 0;
        const std::size_t missing = wanted - std::min(wanted, draft_.size());
        const std::size_t round = std::clamp(draft_.size() / 32, FewestSteps, MostSteps);
        auto steps = learn::next_steps(draft_, rule_, std::min(round, missing));
        return steps.empty() ? learn::last_steps(draft_, rule_) : steps;
    }

    learn::BookWork work(std::function<void()> on_step) {
        return {crew_.engines, rule_.stage, interrupt_.token(), std::move(on_step)};
    }

    void put(const std::vector<play::BookEntry>& entries) {
        for (const auto& entry : entries) draft_.put(entry);
    }
    void put_unseen(const othello::Position8& position, const engine::Stage& stage) {
        play::BookEntry entry;
        entry.position = position;
        entry.stage = stage;
        draft_.put(entry);
    }
    /// Positions whose moves are all known need no look of their own.
    void put_earlier_than(int plies) {
        for (int ply = 0; ply < plies; ++ply) {
            for (const auto& position : learn::positions_after(ply))
                if (!draft_.find(position)) put_unseen(position, rule_.stage);
        }
    }

    /// Steps that do not depend on each other; `done` of `all` were taken by an earlier run.
    Result<int> take(const BookDraft& known, const std::vector<GrowthStep>& steps, std::size_t done,
                     std::size_t all) {
        constexpr std::size_t chunk = 256;
        const auto share = [&] { return static_cast<double>(done) / static_cast<double>(all); };
        TimeLeft left(share());
        for (std::size_t i = 0; i < steps.size() && !interrupt_.token().stop_requested();
             i += chunk) {
            const auto show = [&] {
                ++done;
                if (left.is_time_to_show())
                    line_.show(fmt::format("{} of {}, {}", done, all, left.words(share())));
            };
            const std::span<const GrowthStep> part(steps.data() + i,
                                                   std::min(chunk, steps.size() - i));
            put(take_steps(known, part, work(show)));
            const auto saved = save_now_and_then();
            if (!saved) return saved.error();
        }
        return finish();
    }

    void show_growth(double share, const TimeLeft& left) {
        const auto* start = draft_.find(othello::start8());
        line_.show(fmt::format("{} positions, the start is worth {:+.2f}, {}", draft_.size(),
                               start ? start->value / static_cast<double>(Disc) : 0,
                               left.words(share)));
    }

    Result<Done> save_now_and_then() {
        if (since_save_ && since_save_->seconds_so_far() < SecondsBetweenSaves) return Done{};
        since_save_.emplace(0);
        return save();
    }
    Result<Done> save() {
        draft_.settle();
        return write_whole(options_.learn.out,
                           draft_.to_bytes(fmt::format(
                               "outflank book build: depth {}, {} %, weights {}", rule_.stage.depth,
                               SelectivityPercent[rule_.stage.selectivity], crew_.evaluation)));
    }
    Result<int> finish() {
        const auto saved = save();
        line_.clear();
        if (!saved) return saved.error();
        const bool is_interrupted = interrupt_.token().stop_requested();
        fmt::print(stderr, "{} holds {} positions{}\n", text::shown(options_.learn.out),
                   draft_.size(),
                   is_interrupted ? "; interrupted, the same command goes on with it" : "");
        return is_interrupted ? Interrupted : Success;
    }

    const BookOptions& options_;
    learn::GrowthRule rule_;
    EngineCrew crew_;
    BookDraft draft_;
    InterruptStop interrupt_;
    ProgressLine line_;
    std::optional<TimeLeft> since_save_;  // nothing: not yet, so that the first round shows
};

/// What the file holds already; nothing where there is none yet.
Result<BookDraft> begun_draft(const std::string& out) {
    if (out.empty()) return Error{"book build expects --out, the book to write or to go on with"};
    if (!std::filesystem::exists(out)) return BookDraft();
    const auto book = play::Book::read(out);
    if (!book) return book.error();
    return BookDraft(*book);
}

}  // namespace

Result<int> build_book(const BookOptions& options) {
    if (!options.words.empty())
        return Error{"book build takes options only, not " + text::shown(options.words.front())};
    const auto rule = parse_rule(options);
    if (!rule) return rule.error();
    const auto shard = learn::Shard::parse(options.learn.shard);
    if (!shard) return shard.error();
    const auto wanted = options.positions.empty() ? Result(UsualPositions)
                                                  : parse_count("--positions", options.positions);
    if (!wanted) return wanted.error();
    auto draft = begun_draft(options.learn.out);
    if (!draft) return draft.error();
    auto crew = make_engine_crew(options.learn.weights, options.learn.threads);
    if (!crew) return crew.error();
    Build build(options, *rule, *std::move(crew), *std::move(draft));

    if (!options.every.empty()) {
        const auto plies = text::parse_int("--every", options.every, 0, 8);
        if (!plies) return plies.error();
        const auto bound = parse_real("--bound", options.bound, 64, 0, 64);
        if (!bound) return bound.error();
        return build.look_at_all(static_cast<int>(*plies), static_cast<Score>(*bound * Disc),
                                 *shard);
    }
    if (!options.lines.empty()) {
        const auto text = read_input(options.lines);
        if (!text) return text.error();
        const auto positions = learn::positions_of_lines(*text);
        if (!positions) return positions.error().in(text::shown(options.lines));
        return build.look_at_lines(*positions);
    }
    if (shard->count == 1) {
        if (!options.book.empty())
            return Error{
                "only a shard grows from --book; without --shard a book grows from what "
                "--out holds, so copy " +
                text::shown(options.book) + " there"};
        return build.grow(*wanted);
    }
    if (options.book.empty())
        return Error{"a shard grows its part of a round; name the book it grows from with --book"};
    const auto book = named_book(options.book);
    if (!book) return book.error();
    BookDraft base(*book);
    base.settle();
    return build.grow_part(base, *wanted, *shard);
}

}  // namespace outflank::app

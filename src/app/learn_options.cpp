#include "app/learn_options.h"

#include <filesystem>
#include <system_error>

#include "fmt/format.h"

#include "app/command_line.h"
#include "app/engine_choice.h"
#include "app/exit_code.h"
#include "app/number_options.h"
#include "app/score_text.h"
#include "app/weights_choice.h"
#include "core/text.h"
#include "learn/shard.h"

namespace outflank::app {

void add_learn_options(CommandLine& command, LearnOptions& options) {
    command.add_option("--weights", options.weights,
                       "a weights file to judge by, or none (default: the program's own)");
    command.add_option("--shard", options.shard, "i/N: only this part of the run, i from 0");
    command.add_option("--threads", options.threads, "default: all cores");
    command.add_option("--out", options.out, "the file to write, or to go on with").required();
}

Result<EngineCrew> make_engine_crew(const std::string& typed_weights,
                                    const std::string& typed_threads) {
    const auto threads = parse_threads(typed_threads);
    if (!threads) return threads.error();
    const auto weights = choose_weights(typed_weights);
    if (!weights) return weights.error();
    EngineCrew crew;
    crew.evaluation = weights->name;
    for (unsigned i = 0; i < *threads; ++i) {
        auto engine =
            make_engine({.hash_megabytes = LearnHashMegabytes, .weights = weights->tables});
        if (!engine) return engine.error();
        crew.engines.push_back(*std::move(engine));
    }
    return crew;
}

void RunProgress::show(double share, const learn::GameWriter& writer) {
    if (!left_.is_time_to_show()) return;
    const double rate =
        static_cast<double>(writer.positions() - positions_at_begin_) / left_.seconds_so_far();
    line_.show(fmt::format("{:.1f} %, {} games, {} positions, {:.0f} positions/s, {}", 100 * share,
                           count_words(writer.games()), count_words(writer.positions()), rate,
                           left_.words(share)));
}

Result<Done> refuse_pipes(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        std::error_code problem;
        if (std::filesystem::is_fifo(file, problem))
            return Error{"expected a file that can be read more than once, but " +
                         text::shown(file) + " is a pipe"};
    }
    return Done{};
}

Result<Done> check_output(const std::string& out, std::vector<std::string> inputs,
                          std::initializer_list<std::string> named) {
    inputs.insert(inputs.end(), named);
    auto is_new = check_is_not_read("--out", out, inputs);
    if (!is_new) return is_new;
    return check_can_write(out);
}

Result<GrowingFile> begin_output(const std::string& out, const std::vector<std::string>& inputs,
                                 std::initializer_list<std::string> named) {
    const auto checked = check_output(out, inputs, named);
    if (!checked) return checked.error();
    return GrowingFile::begin(out);
}

Result<learn::GameWriter> open_run(const std::string& out, const std::string& run) {
    auto writer = learn::GameWriter::open(out, run);
    if (writer && writer->was_torn()) {
        fmt::print(stderr,
                   "{}: the last chunk was only half written and is made again; going on after {} "
                   "games\n",
                   text::shown(out), writer->games());
    }
    return writer;
}

int tell_finished(const learn::GameWriter& writer, const std::string& out) {
    fmt::print(stderr, "{} is finished already: {} games with {} labelled positions\n",
               text::shown(out), writer.games(), writer.positions());
    return Success;
}

int tell_ending(learn::Ending ending, const learn::GameWriter& writer, const std::string& out) {
    const bool is_interrupted = ending == learn::Ending::Interrupted;
    fmt::print(stderr, "{} holds {} games with {} labelled positions{}\n", text::shown(out),
               writer.games(), writer.positions(),
               is_interrupted         ? "; interrupted, the same command goes on with it"
               : writer.is_finished() ? ""
                                      : "; the file it was made from is not finished");
    return is_interrupted ? Interrupted : Success;
}

int tell_nothing_written() {
    fmt::print(stderr, "interrupted; nothing was written\n");
    return Interrupted;
}

Result<Done> refuse_parts(const std::string& shard, std::string_view why) {
    const auto parsed = learn::Shard::parse(shard);
    if (!parsed) return parsed.error();
    if (parsed->count > 1)
        return Error{fmt::format("{}: --shard expects 0/1, not {}", why, text::shown(shard))};
    return Done{};
}

Result<double> parse_holdout(const std::string& typed, double usual) {
    if (!typed.ends_with('%')) return parse_real("--holdout", typed, usual, 0, 0.5);
    const auto percent =
        parse_real("--holdout", typed.substr(0, typed.size() - 1), 100 * usual, 0, 50);
    if (!percent) return percent.error();
    return *percent / 100;
}

Result<learn::DataSettings> parse_data_settings(const std::string& typed_lambda,
                                                const std::string& typed_holdout) {
    const learn::DataSettings usual;
    const auto lambda = parse_real("--lambda", typed_lambda, usual.lambda, 0, 1);
    if (!lambda) return lambda.error();
    const auto holdout = parse_holdout(typed_holdout, usual.holdout);
    if (!holdout) return holdout.error();
    return learn::DataSettings{*lambda, *holdout};
}

}  // namespace outflank::app

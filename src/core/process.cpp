#include "core/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>

#include "core/spawn.h"
#include "core/text.h"

namespace outflank {

namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

/// How soon a wish to stop or the end of the process is noticed; data is noticed at once.
constexpr auto Moment = 20ms;
/// Between SIGTERM and SIGKILL.
constexpr auto LastGrace = 300ms;
constexpr std::size_t LastWordsKept = 4096;

std::string reason_of(int error_number) { return std::generic_category().message(error_number); }

struct Pipe {
    Descriptor reading;
    Descriptor writing;
};

Result<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return Error{"no pipe can be had: " + reason_of(errno)};
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void make_non_blocking(const Descriptor& descriptor) {
    fcntl(descriptor.number(), F_SETFL, O_NONBLOCK);
}

/// Writing to a pipe that nobody reads raises SIGPIPE, which would end this program. While one of
/// these lives, all that happens in this thread is EPIPE; nobody else's signals are touched.
class PipeSignalBlocked {
  public:
    PipeSignalBlocked() {
        sigemptyset(&pipe_signal_);
        sigaddset(&pipe_signal_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_signal_, &before_);
    }
    ~PipeSignalBlocked() {
        if (sigismember(&before_, SIGPIPE) == 1) return;
        const timespec no_time{};
        while (sigtimedwait(&pipe_signal_, nullptr, &no_time) < 0 && errno == EINTR) continue;
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    PipeSignalBlocked(const PipeSignalBlocked&) = delete;
    PipeSignalBlocked& operator=(const PipeSignalBlocked&) = delete;

  private:
    sigset_t pipe_signal_{};
    sigset_t before_{};
};

/// Everything that can be read now. Closes the descriptor at its end.
std::string read_available(Descriptor& from) {
    std::string bytes;
    std::array<char, 4096> piece{};
    while (from.is_open() && bytes.size() <= LineBuffer::LongestLine) {
        const ssize_t count = read(from.number(), piece.data(), piece.size());
        if (count > 0) {
            bytes.append(piece.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
            from.close();
        } else if (errno == EAGAIN) {
            break;
        }
    }
    return bytes;
}

std::string_view last_line(std::string_view text) {
    text = text::trim(text);
    const std::size_t newline = text.rfind('\n');
    return newline == std::string_view::npos ? text : text.substr(newline + 1);
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const ProcessCommand& command) {
    std::error_code problem;
    if (!command.directory.empty() && !std::filesystem::is_directory(command.directory, problem))
        return Error{"there is no directory " + text::shown(command.directory) + " to run in"};
    auto in = make_pipe();
    auto out = make_pipe();
    auto err = make_pipe();
    for (const auto* pipe : {&in, &out, &err}) {
        if (!*pipe) return pipe->error();
    }
    const auto id =
        spawn({command.words, command.directory, in->reading, out->writing, err->writing});
    if (!id) return id.error();
    for (const auto* ours : {&in->writing, &out->reading, &err->reading}) make_non_blocking(*ours);
    Pipes pipes{std::move(in->writing), std::move(out->reading), std::move(err->reading)};
    return std::unique_ptr<Process>(new Process(*id, std::move(pipes)));
}

Result<Done> Process::wait_for(Wish wish, const Patience& patience) {
    if (patience.stop.stop_requested()) return Error{"nobody waits for its answer any more"};
    auto time = std::chrono::ceil<std::chrono::milliseconds>(Moment);
    if (patience.deadline) {
        const auto left = *patience.deadline - SteadyClock::now();
        if (left <= 0ms) return Error{"it did not answer in time"};
        time = std::min(time, std::chrono::ceil<std::chrono::milliseconds>(left));
    }
    std::array<pollfd, 3> watched = {{{pipes_.out.number(), POLLIN, 0},
                                      {pipes_.err.number(), POLLIN, 0},
                                      {pipes_.in.number(), POLLOUT, 0}}};
    poll(watched.data(), wish == Wish::Write ? 3 : 2, static_cast<int>(time.count()));
    drain_output();
    drain_errors();
    return Done{};
}

void Process::drain_output() { output_.append(read_available(pipes_.out)); }

void Process::drain_errors() {
    last_words_ += read_available(pipes_.err);
    if (last_words_.size() > LastWordsKept)
        last_words_.erase(0, last_words_.size() - LastWordsKept);
}

Result<Done> Process::send(std::string_view line, const Patience& patience) {
    const std::string bytes = std::string(line) + '\n';
    std::string_view rest = bytes;
    const PipeSignalBlocked no_signal;
    while (!rest.empty()) {
        if (!pipes_.in.is_open()) return Error{how_it_ended()};
        const ssize_t count = write(pipes_.in.number(), rest.data(), rest.size());
        if (count >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            const auto waited = wait_for(Wish::Write, patience);
            if (!waited) return waited.error();
        } else if (errno != EINTR) {
            drain_errors();
            return Error{how_it_ended()};
        }
    }
    return Done{};
}

Result<std::string> Process::receive(const Patience& patience) {
    for (bool exited = false;; exited = has_exited()) {
        // The order matters: what it wrote before it ended is still read.
        if (exited) drain_output();
        if (auto line = output_.take_line()) return *std::move(line);
        if (output_.is_overlong()) return Error{"it sent a line without end"};
        if (exited || !pipes_.out.is_open()) {
            if (auto rest = output_.take_rest()) return *std::move(rest);
            drain_errors();
            return Error{how_it_ended()};
        }
        const auto waited = wait_for(Wish::Read, patience);
        if (!waited) return waited.error();
    }
}

bool Process::has_exited() const {
    siginfo_t news{};
    return waitid(P_PID, static_cast<id_t>(id_), &news, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           news.si_pid != 0;
}

bool Process::exits_within(SteadyClock::duration time) const {
    const auto deadline = SteadyClock::now() + time;
    while (!has_exited()) {
        if (SteadyClock::now() >= deadline) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

std::string Process::how_it_ended() const {
    std::string words = "it closed its pipes";
    siginfo_t news{};
    if (id_ == 0) return "it was ended";
    if (exits_within(LastGrace) &&
        waitid(P_PID, static_cast<id_t>(id_), &news, WEXITED | WNOHANG | WNOWAIT) == 0) {
        words = news.si_code == CLD_EXITED
                    ? "it ended with exit code " + std::to_string(news.si_status)
                    : "it was killed by signal " + std::to_string(news.si_status) + " (" +
                          strsignal(news.si_status) + ")";
    }
    const std::string_view said = last_line(last_words_);
    return said.empty() ? words : words + "; its last words: " + text::shown(said, 200);
}

void Process::end(SteadyClock::duration patience) {
    if (id_ == 0) return;
    pipes_ = {};
    if (!exits_within(patience)) {
        kill(-id_, SIGTERM);
        exits_within(LastGrace);
    }
    // Its children may live on. While it is not waited for, the group's number is nobody else's.
    kill(-id_, SIGKILL);
    while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) continue;
    id_ = 0;
}

}  // namespace outflank

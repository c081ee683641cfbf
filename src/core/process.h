/// Process: another program, started without a shell and spoken to in lines.
///
/// It runs in a process group of its own, so that whatever it starts ends with it, and ends with
/// the thread that started it (core/spawn.h), so that it does not outlive a program that is killed.
/// Nothing here
/// waits without end: every call has a Patience. One caller at a time; no thread is needed, because
/// whoever waits for a line drains standard error as well.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include "core/descriptor.h"
#include "core/line_buffer.h"
#include "core/line_channel.h"
#include "core/result.h"

namespace outflank {

struct ProcessCommand {
    std::vector<std::string> words;  // the program, looked for in PATH, and its arguments
    std::string directory;  // where it runs; empty: where we do
};

class Process final : public LineChannel {
  public:
    static Result<std::unique_ptr<Process>> start(const ProcessCommand& command);

    /// Ends it at once.
    ~Process() override { end(std::chrono::milliseconds(0)); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    Result<Done> send(std::string_view line, const Patience& patience) override;
    Result<std::string> receive(const Patience& patience) override;

    /// Closes its pipes, waits so long for it to leave, then sends SIGTERM to its whole group, and
    /// a little later SIGKILL. Afterwards it is gone, and nothing can be sent or received.
    void end(std::chrono::steady_clock::duration patience);

  private:
    struct Pipes {
        Descriptor in;
        Descriptor out;
        Descriptor err;
    };
    Process(pid_t id, Pipes pipes) : id_(id), pipes_(std::move(pipes)) {}

    enum class Wish { Read, Write };
    /// Sleeps until something moved, at most for a moment. The error: patience is over.
    Result<Done> wait_for(Wish wish, const Patience& patience);
    /// Reads what has come, without blocking.
    void drain_output();
    void drain_errors();
    [[nodiscard]] bool has_exited() const;
    bool exits_within(std::chrono::steady_clock::duration time) const;
    /// "it ended with exit code 3; its last words: 'no weights'".
    [[nodiscard]] std::string how_it_ended() const;

    pid_t id_;
    Pipes pipes_;
    LineBuffer output_;
    std::string last_words_;  // the end of its standard error
};

}  // namespace outflank

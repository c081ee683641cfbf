#include "core/spawn.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#include "core/text.h"

namespace outflank {

namespace {

/// While one of these lives no handler of ours runs in this thread, nor in a child forked by it.
class AllSignalsBlocked {
  public:
    AllSignalsBlocked() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~AllSignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    AllSignalsBlocked(const AllSignalsBlocked&) = delete;
    AllSignalsBlocked& operator=(const AllSignalsBlocked&) = delete;

  private:
    sigset_t before_{};
};

// From here to become() runs in the child of a program with threads: system calls only, nothing
// that may lock or allocate.

bool dies_with(pid_t parent) {
    // The parent may have ended before the kernel was told.
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
}

void restore_signals() {
    for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

bool take_place(const SpawnOrder& order) {
    return setpgid(0, 0) == 0 && dup2(order.in.number(), STDIN_FILENO) >= 0 &&
           dup2(order.out.number(), STDOUT_FILENO) >= 0 &&
           dup2(order.err.number(), STDERR_FILENO) >= 0 &&
           (order.directory.empty() || chdir(order.directory.c_str()) == 0);
}

/// Comes back only when that cannot be done; errno says why.
void become(const SpawnOrder& order, char* const* arguments, pid_t parent) {
    if (!dies_with(parent) || !take_place(order)) return;
    restore_signals();
    execvp(arguments[0], arguments);
}

std::vector<char*> arguments_of(const std::vector<std::string>& words) {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    return arguments;
}

/// The error number that the child sends; 0 when it became the program, which closes the pipe.
int news_from(const Descriptor& child) {
    int error_number = 0;
    ssize_t count = 0;
    do {
        count = read(child.number(), &error_number, sizeof error_number);
    } while (count < 0 && errno == EINTR);
    return count == sizeof error_number ? error_number : 0;
}

Error not_started(const SpawnOrder& order, int error_number) {
    return Error{"cannot start " + text::shown(order.words.front()) + ": " +
                 std::generic_category().message(error_number)};
}

}  // namespace

Result<pid_t> spawn(const SpawnOrder& order) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return not_started(order, errno);
    const Descriptor news(ends[0]);
    Descriptor teller(ends[1]);
    const auto arguments = arguments_of(order.words);
    const pid_t parent = getpid();
    const AllSignalsBlocked no_handlers;
    const pid_t id = fork();
    if (id < 0) return not_started(order, errno);
    if (id == 0) {
        become(order, arguments.data(), parent);
        const int error_number = errno;
        (void)!write(teller.number(), &error_number, sizeof error_number);
        _exit(127);
    }
    teller.close();
    const int error_number = news_from(news);
    if (error_number == 0) return id;
    while (waitpid(id, nullptr, 0) < 0 && errno == EINTR) continue;
    return not_started(order, error_number);
}

}  // namespace outflank

#include "core/pages.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace outflank {

namespace {

std::size_t physical_megabytes() {
    return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) / 1024 *
           static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
}

}  // namespace

void Pages::Unmap::operator()(void* memory) const { munmap(memory, bytes); }

Result<Pages> Pages::of_megabytes(std::string_view what, std::size_t megabytes) {
    const std::size_t most = physical_megabytes();
    if (megabytes < 1 || megabytes > most) {
        return Error{std::string(what) + " has from 1 to " + std::to_string(most) +
                     " MB on this machine, not " + std::to_string(megabytes)};
    }
    const std::size_t bytes = megabytes << 20;
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return Error{std::string(what) + " of " + std::to_string(megabytes) +
                     " MB cannot be had: " + std::strerror(errno)};
    }
    (void)madvise(memory, bytes, MADV_HUGEPAGE);  // works without, only slower
    return Pages(Memory(memory, Unmap{bytes}));
}

void Pages::clear() { (void)madvise(data(), bytes(), MADV_DONTNEED); }

}  // namespace outflank

/// LargePages: an allocator for vectors that are walked at random, such as a search's table.
///
/// Memory of many megabytes comes in large pages where the system has them; with small ones such
/// walks spend their time in the page tables.
#pragma once

#include <cstddef>
#include <new>
#include <sys/mman.h>

namespace outflank {

template <class T>
struct LargePages {
    using value_type = T;

    LargePages() = default;
    template <class U>
    explicit LargePages(const LargePages<U>& /*other*/) {}

    T* allocate(std::size_t count) {
        void* memory = ::operator new(count * sizeof(T), Alignment);
        (void)madvise(memory, count * sizeof(T), MADV_HUGEPAGE);  // works without, only slower
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t /*count*/) { ::operator delete(memory, Alignment); }

    friend bool operator==(const LargePages&, const LargePages&) { return true; }

  private:
    static constexpr std::align_val_t Alignment{std::size_t{2} << 20};
};

}  // namespace outflank

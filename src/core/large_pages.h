/// LargePages: an allocator for vectors that are walked at random, such as a search's table or an
/// evaluation's weights.
///
/// Memory of a megabyte or more comes in large pages where the system has them; with small ones
/// such walks spend their time in the page tables.
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
        const std::size_t bytes = whole_pages(count * sizeof(T));
        void* memory = ::operator new(bytes, Alignment);
        (void)madvise(memory, bytes, MADV_HUGEPAGE);  // works without, only slower
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t /*count*/) { ::operator delete(memory, Alignment); }

    friend bool operator==(const LargePages&, const LargePages&) { return true; }

  private:
    static constexpr std::size_t PageBytes = std::size_t{2} << 20;
    static constexpr std::align_val_t Alignment{PageBytes};

    /// What is left over of the last page would be in small ones otherwise.
    static constexpr std::size_t whole_pages(std::size_t bytes) {
        return (bytes + PageBytes - 1) / PageBytes * PageBytes;
    }
};

}  // namespace outflank

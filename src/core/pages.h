/// Pages: a large piece of memory straight from the system, for tables and trees.
///
/// It is all zero, and nothing is taken from the machine until a page is touched; so a generous cap
/// costs nothing where it is not reached. Large pages are asked for, because random walks through
/// hundreds of megabytes spend their time in the page tables otherwise.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace outflank {

class Pages {
  public:
    /// Refuses a size of nothing, and one that the machine does not have; the sentence begins with
    /// `what`: "a table has from 1 to 24000 MB on this machine, not 0".
    static Result<Pages> of_megabytes(std::string_view what, std::size_t megabytes);

    [[nodiscard]] void* data() { return memory_.get(); }
    [[nodiscard]] std::size_t bytes() const { return memory_.get_deleter().bytes; }

    /// Gives the memory back to the system, which hands out zeroes in its place as it is touched.
    void clear();

  private:
    struct Unmap {
        std::size_t bytes;
        void operator()(void* memory) const;
    };
    using Memory = std::unique_ptr<void, Unmap>;

    explicit Pages(Memory memory) : memory_(std::move(memory)) {}

    Memory memory_;
};

}  // namespace outflank

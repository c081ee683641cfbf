#include "core/text_source.h"

#include <algorithm>
#include <cassert>

namespace outflank {

void TextSource::read_more() {
    constexpr std::size_t least = std::size_t{1} << 16;
    if (is_over()) return;
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t had = buffer_.size();
    buffer_.resize(had + std::max(had, least));
    in_->read(buffer_.data() + had, static_cast<std::streamsize>(buffer_.size() - had));
    buffer_.resize(had + static_cast<std::size_t>(in_->gcount()));
    if (!*in_) in_ = nullptr;
}

void TextSource::take(std::size_t length) {
    assert(length <= at_hand().size());
    begin_ += length;
    taken_ += length;
}

}  // namespace outflank

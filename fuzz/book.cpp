/// Books, ours and Egaroucid's, from any bytes: what is read answers with legal moves, a draft of
/// it is a book in order, and the rest is refused with a sentence.
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/checksum.h"
#include "core/little_endian.h"
#include "formats/egbk3.h"
#include "games/othello/othello.h"
#include "learn/book_draft.h"
#include "play/book_check.h"
#include "play/book_moves.h"
#include "require.h"

namespace {

using namespace outflank;
using fuzz::require;

void settle(learn::BookDraft draft) {
    draft.settle();
    const auto book = play::Book::from_bytes(draft.to_bytes(""));
    require(book.ok());
    require(check(*book).wrong == 0);
    const othello::Othello game(8);
    for (std::size_t i = 0; i < book->size(); ++i) {
        const auto position = (*book)[i].position;
        for (const auto& known : book_moves(*book, position))
            require(game.is_legal(widened(position), known.move));
    }
}

void read_ours(const std::string& bytes) {
    const auto book = play::Book::from_bytes(bytes);
    if (!book) return require(!book.error().sentence.empty());
    (void)best_line(*book, othello::start8());
    settle(learn::BookDraft(*book));
}

/// Past the checksum, which no fuzzer guesses.
void read_ours_summed(std::string bytes) {
    little_endian::append(bytes, checksum(bytes));
    read_ours(bytes);
}

void read_theirs(const std::string& bytes) {
    const auto entries = formats::read_egbk3(bytes);
    if (!entries) return require(!entries.error().sentence.empty());
    learn::BookDraft draft;
    for (const auto& entry : *entries) draft.put(entry);
    settle(std::move(draft));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    read_ours(bytes);
    read_ours_summed(bytes);
    read_theirs(bytes);
    return 0;
}

#include "fmt/format.h"

#include "app/book/book_options.h"
#include "app/exit_code.h"
#include "core/output_file.h"
#include "core/read_file.h"
#include "core/text.h"
#include "formats/egbk3.h"
#include "learn/book_draft.h"

namespace outflank::app {

namespace {

/// Another program's values need not follow from each other; ours do.
Result<play::Book> settled_book(const std::vector<play::BookEntry>& entries) {
    learn::BookDraft draft;
    for (const auto& entry : entries) draft.put(entry);
    draft.settle();
    return play::Book::from_bytes(draft.to_bytes("read from an .egbk3 book"));
}

}  // namespace

Result<play::Book> named_book(const std::string& file) {
    if (file.empty()) return play::shipped_book();
    auto bytes = read_file(file);
    if (!bytes) return bytes.error();
    if (!formats::is_egbk3(*bytes)) return play::Book::read(file);
    const auto entries = formats::read_egbk3(*bytes);
    if (!entries) return entries.error().in(text::shown(file));
    return settled_book(*entries);
}

Result<int> merge_books(const BookOptions& options) {
    if (options.words.empty() || options.learn.out.empty())
        return Error{"book merge expects books to put together, and --out for the whole"};
    learn::BookDraft whole;
    std::string note = "merged";
    for (const std::string& file : options.words) {
        const auto book = named_book(file);
        if (!book) return book.error();
        whole.put_all(*book);
        if (note.find(book->note()) == std::string::npos) note.append("; ").append(book->note());
    }
    whole.settle();
    const auto written = write_whole(options.learn.out, whole.to_bytes(note));
    if (!written) return written.error();
    fmt::print(stderr, "{} holds {} positions\n", text::shown(options.learn.out), whole.size());
    return Success;
}

}  // namespace outflank::app

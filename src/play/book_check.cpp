#include "play/book_check.h"

#include <algorithm>

#include "games/othello/othello.h"
#include "games/othello/othello8.h"
#include "kernels/portable.h"
#include "play/book_moves.h"

namespace outflank::play {

namespace {

constexpr othello::Othello8<kernels::Portable> Game8;
constexpr std::size_t MostComplaints = 10;

/// What is wrong with an entry, or nothing.
std::string complaint_about(const Book& book, const BookEntry& entry,
                            const std::vector<BookMove>& moves) {
    if (canonical(entry.position).position != entry.position)
        return "the position is not the one that stands for its images";
    if (entry.leaf && !Game8.is_legal(entry.position, *entry.leaf))
        return "its leaf " + format(*entry.leaf) + " is not a legal move";
    if (entry.leaf && book.find(Game8.after(entry.position, *entry.leaf)))
        return "its leaf " + format(*entry.leaf) + " leads into the book";
    const Score best = moves.empty() ? entry.leaf_value : moves.front().value;
    if (best == entry.value) return "";
    return "its value is " + std::to_string(entry.value) + ", its best move is worth " +
           std::to_string(best);
}

}  // namespace

BookFindings check(const Book& book) {
    BookFindings findings;
    findings.positions = book.size();
    for (std::size_t i = 0; i < book.size(); ++i) {
        const BookEntry entry = book[i];
        const auto moves = book_moves(book, entry.position);
        const std::size_t links = moves.size() - (entry.leaf && !moves.empty() ? 1 : 0);
        findings.links += links;
        findings.open += !entry.leaf && links < Game8.count_moves(entry.position) ? 1 : 0;
        ++findings.by_discs[kernels::count(entry.position.own | entry.position.other)];
        ++findings.by_depth[entry.stage.depth];
        const std::string complaint = complaint_about(book, entry, moves);
        if (complaint.empty()) continue;
        ++findings.wrong;
        if (findings.complaints.size() < MostComplaints) {
            findings.complaints.push_back(othello::Othello(8).format(widened(entry.position)) +
                                          ": " + complaint);
        }
    }
    return findings;
}

}  // namespace outflank::play

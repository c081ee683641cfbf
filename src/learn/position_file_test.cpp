#include "learn/position_file.h"

#include <limits>
#include <sstream>
#include <vector>

#include "gtest/gtest.h"

#include "engine/weights.h"
#include "kernels/portable.h"
#include "learn/position_record.h"
#include "learn/quick_game.h"

namespace outflank::learn {
namespace {

using kernels::Portable;

PositionRecord some_record() {
    const eval::PatternTables& linear = *engine::shipped_weights();
    return record_of(quick_game({}, 3, linear).front(), true, linear);
}

std::string file_of(const std::vector<PositionRecord>& records) {
    std::string bytes = position_file_head();
    for (const PositionRecord& record : records) record.append_to(bytes);
    return bytes;
}

PositionReader reader_of(const std::string& bytes) {
    return PositionReader::from(std::make_unique<std::istringstream>(bytes), "it.pos").value();
}

/// What is said of the first record of the file.
std::string complaint(const std::string& bytes) {
    auto reader = reader_of(bytes);
    const auto record = reader.next();
    return record ? "" : record.error().sentence;
}

TEST(PositionRecord, HasItsNumbersWhereTheDocumentSays) {
    const eval::PatternTables& linear = *engine::shipped_weights();
    const Sample sample = quick_game({}, 3, linear).front();
    std::string bytes;
    record_of(sample, true, linear).append_to(bytes);
    ASSERT_EQ(bytes.size(), PositionRecord::Bytes);
    EXPECT_EQ(position_file_head().size(), PositionRecord::Bytes);
    kernels::Bitboard own = 0;
    for (unsigned i = 8; i-- > 0;) own = own << 8 | static_cast<unsigned char>(bytes[i]);
    EXPECT_EQ(own, sample.own);
    EXPECT_EQ(bytes[24], kernels::count(Portable::mobility(sample.own, sample.other)));
    EXPECT_EQ(bytes[28], sample.empties());
    EXPECT_EQ(bytes[29], 1);
}

TEST(PositionFile, IsReadAsItWasWritten) {
    const eval::PatternTables& linear = *engine::shipped_weights();
    std::vector<PositionRecord> written;
    for (const Sample& sample : quick_game({}, 5, linear))
        written.push_back(record_of(sample, written.size() % 3 == 0, linear));
    auto reader = reader_of(file_of(written));
    for (const PositionRecord& record : written) {
        const auto read = reader.next().value();
        ASSERT_TRUE(read);
        EXPECT_EQ(read->own, record.own);
        EXPECT_EQ(read->other, record.other);
        EXPECT_EQ(read->target, record.target);
        EXPECT_EQ(read->linear, record.linear);
        EXPECT_EQ(read->counts, record.counts);
        EXPECT_EQ(read->is_held_out, record.is_held_out);
    }
    EXPECT_FALSE(reader.next().value());
}

TEST(PositionFile, WhatIsNoneIsRefusedByName) {
    for (const std::string bytes : {"", "OUTFPOS1", "OUTFPOS2 and then some more of it all...."}) {
        const auto reader =
            PositionReader::from(std::make_unique<std::istringstream>(bytes), "it.pos");
        ASSERT_FALSE(reader);
        EXPECT_EQ(reader.error().sentence.rfind("it.pos is no file of positions", 0), 0U);
    }
    EXPECT_FALSE(PositionReader::recognises("/no/such/file"));
}

TEST(PositionFile, DamageIsNamed) {
    PositionRecord record = some_record();
    std::string torn = file_of({record});
    torn.pop_back();
    EXPECT_EQ(complaint(torn), "it.pos, position 1: the file ends in the middle of it");
    record.target = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(complaint(file_of({record})), "it.pos, position 1: its score is no number");
    record = some_record();
    record.other = record.own;
    EXPECT_EQ(complaint(file_of({record})), "it.pos, position 1: two discs lie on one square");
    record.other = 0;
    EXPECT_EQ(complaint(file_of({record})), "it.pos, position 1: nobody can move");
}

}  // namespace
}  // namespace outflank::learn

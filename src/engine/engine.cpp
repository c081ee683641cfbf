#include "engine/engine.h"

#include "engine/searching_engine.h"

namespace outflank::engine {

Result<std::unique_ptr<Engine>> Engine::make(Isa isa, const Options& options) {
    constexpr unsigned most_threads = 1024;
    if (options.threads < 1 || options.threads > most_threads) {
        return Error{"a search has from 1 to " + std::to_string(most_threads) + " threads, not " +
                     std::to_string(options.threads)};
    }
    if (options.board_size != 4 && options.board_size != 6 && options.board_size != 8) {
        return Error{"the engine plays on boards of 4x4, 6x6 and 8x8, not of size " +
                     std::to_string(options.board_size)};
    }
    auto table = Table::of_megabytes(options.hash_megabytes);
    if (!table) return table.error();
    return std::unique_ptr<Engine>(new SearchingEngine(isa, options, *std::move(table)));
}

}  // namespace outflank::engine

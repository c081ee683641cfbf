#include "app/web/game_id.h"

#include <random>

namespace outflank::app::web {

namespace {

constexpr std::size_t Length = 22;  // of 6 bits each
constexpr std::string_view Alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
static_assert(Alphabet.size() == 64);

}  // namespace

std::string fresh_game_id() {
    std::random_device device;  // the system's own source, which cannot be guessed
    std::string id;
    for (std::size_t i = 0; i < Length; ++i) id += Alphabet[device() % Alphabet.size()];
    return id;
}

bool is_game_id(std::string_view text) {
    return text.size() == Length && text.find_first_not_of(Alphabet) == std::string_view::npos;
}

}  // namespace outflank::app::web

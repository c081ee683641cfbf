/// Result<T>: a value, or one sentence that tells a person what was wrong and what was expected.
///
/// Bad input from outside travels as a Result; a broken invariant is an assert. A Result is made by
/// returning either side:  `return Error{"a board of size 8 has 64 cells, this one has 63"};`  or
/// `return position;`.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace outflank {

/// Whose: of what was given, or of the work itself, such as a disk that is full.
enum class Fault : bool { Input, Work };

struct Error {
    std::string
        sentence;  // no trailing full stop, no newline: the place that prints it adds what it needs
    Fault fault = Fault::Input;

    /// The same error with the place it happened in front: "games.txt, line 3: ...".
    [[nodiscard]] Error in(const std::string& place) const {
        return Error{place + ": " + sentence, fault};
    }
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(*-explicit-*)
    Result(Error error)
        : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(*-explicit-*)

    [[nodiscard]] bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// REQUIRES: ok().
    [[nodiscard]] const T& value() const& { return assert(ok()), *std::get_if<0>(&state_); }
    [[nodiscard]] T& value() & { return assert(ok()), *std::get_if<0>(&state_); }
    [[nodiscard]] T&& value() && { return assert(ok()), std::move(*std::get_if<0>(&state_)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// REQUIRES: !ok().
    [[nodiscard]] const Error& error() const { return assert(!ok()), *std::get_if<1>(&state_); }

  private:
    std::variant<T, Error> state_;
};

/// For work that gives nothing back but may fail.
struct Done {
    friend bool operator==(Done, Done) = default;
};

}  // namespace outflank

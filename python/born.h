/// Born: what every class that Python may hold is derived from, so that a half-made object is an
/// error and never a crash.
///
/// Python can make an object and skip its __init__: `Engine.__new__(Engine)`. pybind11 then hands
/// raw memory to the first method that is called. Here that memory is zeroed, so that no object in
/// it claims to be born, and a half-made object fits no function: a TypeError, whatever it is
/// handed to.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstring>
#include <new>
#include <pybind11/pybind11.h>

namespace outflank::python {

class Born {
  public:
    static void* operator new(std::size_t size) {
        return std::memset(::operator new(size), 0, size);
    }
    static void operator delete(void* memory) { ::operator delete(memory); }

    [[nodiscard]] bool is_born() const { return is_born_; }

  private:
    volatile bool is_born_ = true;  // false where no constructor has been
};

}  // namespace outflank::python

namespace pybind11::detail {

template <std::derived_from<outflank::python::Born> Type>
class type_caster<Type, void> : public type_caster_base<Type> {
  public:
    bool load(handle source, bool convert) {
        if (!type_caster_base<Type>::load(source, convert)) return false;
        return this->value == nullptr || static_cast<const Type*>(this->value)->is_born();
    }
};

}  // namespace pybind11::detail

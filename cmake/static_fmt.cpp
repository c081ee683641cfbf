// fmt for the static program: Debian has it as a shared library only, but its headers hold all of
// its code. This one file compiles it, so that everything else is compiled as for the shared one.
#include "fmt/format-inl.h"

template auto fmt::detail::thousands_sep_impl<char>(locale_ref) -> thousands_sep_result<char>;
template auto fmt::detail::decimal_point_impl<char>(locale_ref) -> char;
template void fmt::detail::vformat_to(buffer<char>&, string_view,
                                      basic_format_args<buffer_context<char>>, locale_ref);
template auto fmt::detail::dragonbox::to_decimal(double) noexcept -> decimal_fp<double>;
template auto fmt::detail::dragonbox::to_decimal(float) noexcept -> decimal_fp<float>;

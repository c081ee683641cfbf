/// Text on its way into a page: foreign text stays text, whatever it contains.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "nlohmann/json_fwd.hpp"

namespace outflank::arena {

/// For the content of an element and for a quoted attribute. Bytes that are no UTF-8 and control
/// characters become U+FFFD.
std::string escaped(std::string_view text);

/// For the inside of a <script>: no '<' in it, so nothing in it can end the element.
std::string script_json(const nlohmann::json& value);

/// The page with every `{{name}}` replaced by its part, and nothing within the parts. REQUIRES:
/// every name in the page has a part.
std::string filled(std::string_view page, const std::map<std::string, std::string>& parts);

}  // namespace outflank::arena

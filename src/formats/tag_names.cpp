#include "formats/tag_names.h"

#include <algorithm>

#include "core/text.h"

namespace outflank::formats {

namespace {

std::string capital_letters(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if (text::is_letter(c)) letters += static_cast<char>(text::lower(c) - 'a' + 'A');
    }
    return letters;
}

/// Empty where the name cannot be written.
std::string capital_name(const TagNames& names, std::string_view fact) {
    for (const TagName& each : names) {
        if (each.fact == fact) return std::string(each.own);
    }
    const std::string letters = capital_letters(fact);
    return fact_of(names, letters) == letters ? letters : "";
}

}  // namespace

std::vector<SheetTag> capital_tags(const std::vector<SheetTag>& tags, const TagNames& names,
                                   const std::vector<std::string_view>& reserved) {
    std::vector<SheetTag> own;
    const auto is_taken = [&](const std::string& name) {
        return std::find(reserved.begin(), reserved.end(), name) != reserved.end() ||
               std::any_of(own.begin(), own.end(),
                           [&](const SheetTag& each) { return each.name == name; });
    };
    for (const SheetTag& tag : tags) {
        const std::string name = capital_name(names, tag.name);
        if (!name.empty() && !is_taken(name)) own.push_back({name, tag.value});
    }
    return own;
}

}  // namespace outflank::formats

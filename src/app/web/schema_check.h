/// Whether a message is what docs/api.schema.json says: as much of JSON Schema as that file uses,
/// for tests. Members that the schema does not know are a complaint, too: what is sent is written
/// down.
#pragma once

#include <algorithm>
#include <fstream>
#include <regex>
#include <string>

#include "nlohmann/json.hpp"

namespace outflank::app::web {

class SchemaCheck {
  public:
    using Json = nlohmann::json;

    explicit SchemaCheck(const std::string& file) : root_(Json::parse(std::ifstream(file))) {}

    /// What is wrong with the value; empty where nothing is.
    [[nodiscard]] std::string complaint(const std::string& definition, const Json& value) const {
        return complaint(root_["$defs"].at(definition), value, definition);
    }
    [[nodiscard]] const Json& definitions() const { return root_["$defs"]; }

  private:
    [[nodiscard]] std::string complaint(const Json& schema, const Json& value,
                                        const std::string& place) const {
        if (schema.contains("$ref")) {
            const std::string name = schema["$ref"];
            return complaint(name.substr(std::string("#/$defs/").size()), value);
        }
        if (schema.contains("anyOf")) return complaint_of_any(schema["anyOf"], value, place);
        if (schema.contains("const") && schema["const"] != value) return place + " is another";
        if (schema.contains("enum") &&
            std::count(schema["enum"].begin(), schema["enum"].end(), value) == 0)
            return place + " is none of those";
        if (schema.contains("type") && !is_of_type(schema["type"], value))
            return place + " is no " + schema["type"].get<std::string>();
        if (schema.contains("pattern") &&
            !std::regex_match(value.get<std::string>(),
                              std::regex(schema["pattern"].get<std::string>())))
            return place + " has another pattern";
        if (value.is_array()) return complaint_of_items(schema, value, place);
        return value.is_object() ? complaint_of_members(schema, value, place) : "";
    }

    [[nodiscard]] std::string complaint_of_any(const Json& choices, const Json& value,
                                               const std::string& place) const {
        std::string last;
        for (const Json& choice : choices) {
            last = complaint(choice, value, place);
            if (last.empty()) return "";
        }
        return last;
    }

    [[nodiscard]] std::string complaint_of_items(const Json& schema, const Json& value,
                                                 const std::string& place) const {
        if (value.size() < schema.value("minItems", 0U)) return place + " is too short";
        if (value.size() > schema.value("maxItems", SIZE_MAX)) return place + " is too long";
        for (const Json& item : value) {
            const auto wrong = complaint(schema.at("items"), item, place + "[]");
            if (!wrong.empty()) return wrong;
        }
        return "";
    }

    [[nodiscard]] std::string complaint_of_members(const Json& schema, const Json& value,
                                                   const std::string& place) const {
        for (const Json& name : schema.value("required", Json::array())) {
            if (!value.contains(name.get<std::string>())) return place + " lacks " + name.dump();
        }
        for (const auto& [name, member] : value.items()) {
            const Json& known = schema.value("properties", Json::object());
            if (!known.contains(name) && !schema.contains("additionalProperties"))
                return place + " has an unknown " + name;
            const auto wrong =
                complaint(known.contains(name) ? known.at(name) : schema["additionalProperties"],
                          member, place + '.' + name);
            if (!wrong.empty()) return wrong;
        }
        return "";
    }

    [[nodiscard]] static bool is_of_type(const std::string& type, const Json& value) {
        if (type == "integer") return value.is_number_integer();
        return type == value.type_name();
    }

    Json root_;
};

}  // namespace outflank::app::web

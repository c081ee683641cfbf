#include "app/web/replies.h"

#include "app/web/catalogue_json.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

constexpr int ApiVersion = 1;

}  // namespace

std::string hello_message(const Allowance& allowance) {
    const Json hello = {{"type", "hello"},
                        {"version", ApiVersion},
                        {"program", "outflank " OUTFLANK_VERSION},
                        {"limits", limits_json(allowance)}};
    return hello.dump();
}

std::string error_message(const Refusal& refusal, std::optional<std::int64_t> request) {
    Json error = {{"type", "error"}};
    if (request) error["request"] = *request;
    error["code"] = refusal.code;
    error["sentence"] = refusal.sentence;
    return error.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string error_body(const Refusal& refusal) {
    const Json body = {{"error", {{"code", refusal.code}, {"sentence", refusal.sentence}}}};
    return body.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace outflank::app::web

#include "app/web/rest.h"

#include <optional>
#include <utility>

#include "app/web/catalogue_json.h"
#include "app/web/game_text.h"
#include "app/web/too_much.h"
#include "core/text.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

using Kind = Scheduler::Kind;

constexpr std::string_view ApiPrefix = "/api/";
constexpr unsigned BadRequest = 400;
constexpr unsigned NotFound = 404;
constexpr unsigned NotAllowed = 405;
constexpr unsigned TooMany = 429;
constexpr unsigned ServerError = 500;

/// The question of `?game=othello&size=6`. Names and numbers need no escapes.
Result<protocol::web::GameName> game_in_query(std::string_view query) {
    protocol::web::GameName game;
    for (const std::string_view each : text::split(query, '&')) {
        if (each.empty()) continue;
        const std::size_t equals = std::min(each.find('='), each.size());
        const std::string_view key = each.substr(0, equals);
        const std::string value(each.substr(std::min(equals + 1, each.size())));
        if (key == "game") game.name = value;
        if (key == "rules") game.rules = value;
        if (key != "size") continue;
        const auto size =
            text::parse_int("size", value, othello::SmallestSize, othello::LargestSize);
        if (!size) return size.error();
        game.size = static_cast<int>(*size);
    }
    return game;
}

WebAnswer bad_request(const Error& error) {
    return refused(BadRequest, {code::Refused, error.sentence});
}

/// The record that a question is about. Where there is none, that is answered.
std::optional<AnyRecord> record_of(const protocol::web::Subject& subject,
                                   const OnWebAnswer& answer) {
    if (!subject.record) {
        answer(refused(BadRequest,
                       {code::BadMessage, "\"record\" expects a string, but it is missing"}));
        return std::nullopt;
    }
    auto record = web::record_of(subject.game, *subject.record);
    if (record) return *std::move(record);
    answer(bad_request(record.error()));
    return std::nullopt;
}

}  // namespace

WebAnswer refused(unsigned status, const Refusal& refusal) {
    return {status, "application/json", error_body(refusal)};
}

bool Rest::has(std::string_view path) { return path.starts_with(ApiPrefix) || path == "/metrics"; }

void Rest::answer(const WebRequest& request, const std::stop_source& stop,
                  const OnWebAnswer& on_answer) {
    const bool is_question = request.path == "/api/v1/hint" || request.path == "/api/v1/analyze" ||
                             request.path == "/api/v1/solve";
    if (!is_question) return on_answer(look_up(request));
    if (!request.is_post)
        return on_answer(refused(NotAllowed, {code::Refused, "POST was expected"}));
    if (request.path == "/api/v1/hint") return hint(request, stop, on_answer);
    if (request.path == "/api/v1/analyze") return analyze(request, stop, on_answer);
    solve(request, stop, on_answer);
}

WebAnswer Rest::look_up(const WebRequest& request) {
    if (request.is_post) return refused(NotAllowed, {code::Refused, "GET was expected"});
    if (request.path == "/metrics") {
        const Gauges gauges{hall_.games(), hall_.scheduler().waiting(),
                            hall_.scheduler().working()};
        return {200, "text/plain; version=0.0.4", prometheus_text(hall_.metrics(), gauges)};
    }
    if (request.path == "/api/v1/health") {
        const Json health = {{"status", "ok"},
                             {"version", OUTFLANK_VERSION},
                             {"games", hall_.games()},
                             {"connections", hall_.metrics().connections}};
        return {200, "application/json", health.dump()};
    }
    if (request.path != "/api/v1/players")
        return refused(NotFound, {code::Refused, "there is nothing at this address"});
    const auto name = game_in_query(request.query);
    if (!name) return bad_request(name.error());
    const auto game = game_of(*name);
    if (!game) return bad_request(game.error());
    return {200, "application/json", catalogue_body(*game, hall_.allowance())};
}

template <class Work>
void Rest::study(Scheduler::Kind kind, const std::stop_source& stop, const OnWebAnswer& on_answer,
                 Work work) {
    const auto job = [&hall = hall_, on_answer,
                      work = std::move(work)](const std::stop_token& end) {
        const Result<Json> found = work(end);
        WebAnswer answer = found ? WebAnswer{200, "application/json", found->dump()}
                                 : refused(ServerError, {code::Failed, found.error().sentence});
        hall.post([on_answer, answer = std::move(answer)] { on_answer(answer); });
    };
    if (!hall_.scheduler().start(fresh_owner(), kind, stop, job))
        on_answer(refused(TooMany, {code::Busy, "too many questions wait for the engine"}));
}

void Rest::hint(const WebRequest& request, const std::stop_source& stop,
                const OnWebAnswer& answer) {
    const auto asked = protocol::web::parse_hint(request.body);
    if (!asked) return answer(refused(BadRequest, {code::BadMessage, asked.error().sentence}));
    if (const auto refusal = too_much(*asked, hall_.allowance()))
        return answer(refused(BadRequest, *refusal));
    const auto record = record_of(asked->about, answer);
    if (!record) return;
    const HintQuestion question{
        *record, hall_.allowance().level_or_usual(asked->level, protocol::web::Hint::UsualLevel),
        asked->count};
    if (const auto checked = hall_.study().check(question); !checked)
        return answer(bad_request(checked.error()));
    study(Kind::Hint, stop, answer, [&study = hall_.study(), question](const std::stop_token& end) {
        Result<Json> last = Error{"stopped before anything was found"};
        const auto done = study.hint(question, end, [&](const Json& round) { last = round; });
        return done ? last : Result<Json>(done.error());
    });
}

void Rest::analyze(const WebRequest& request, const std::stop_source& stop,
                   const OnWebAnswer& answer) {
    const auto asked = protocol::web::parse_analyze(request.body);
    if (!asked) return answer(refused(BadRequest, {code::BadMessage, asked.error().sentence}));
    if (const auto refusal = too_much(*asked, hall_.allowance()))
        return answer(refused(BadRequest, *refusal));
    const auto record = record_of(asked->about, answer);
    if (!record) return;
    const AnalysisQuestion question{*record, hall_.allowance().level_or_usual(
                                                 asked->level, protocol::web::Analyze::UsualLevel)};
    if (const auto checked = hall_.study().check(question); !checked)
        return answer(bad_request(checked.error()));
    study(Kind::Analysis, stop, answer,
          [&study = hall_.study(), question](const std::stop_token& end) {
              return study.analyze(question, end, [](const Json& /*move*/) {});
          });
}

void Rest::solve(const WebRequest& request, const std::stop_source& stop,
                 const OnWebAnswer& answer) {
    const auto asked = protocol::web::parse_solve(request.body);
    if (!asked) return answer(refused(BadRequest, {code::BadMessage, asked.error().sentence}));
    const auto record = record_of(asked->about, answer);
    if (!record) return;
    study(Kind::Analysis, stop, answer,
          [&study = hall_.study(), record = *record](const std::stop_token& end) {
              return study.solve(record, end);
          });
}

}  // namespace outflank::app::web

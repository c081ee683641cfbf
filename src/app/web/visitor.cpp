#include "app/web/visitor.h"

#include <utility>
#include <variant>

#include "app/web/game_text.h"
#include "app/web/player_permit.h"
#include "app/web/replies.h"
#include "app/web/too_much.h"
#include "app/web/tree_study.h"
#include "nlohmann/json.hpp"

namespace outflank::app::web {

namespace {

/// Foreign text that is no UTF-8 does not make a message that nobody can read.
std::string message_text(std::string_view type, std::optional<std::int64_t> request,
                         const Json& members) {
    Json message = {{"type", type}};
    if (request) message["request"] = *request;
    message.update(members);
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Visitor::Visitor(Hall& hall, Client& client) : hall_(hall), client_(&client) {}

Visitor::~Visitor() { leave(); }

void Visitor::greet() { send(hello_message(hall_.allowance())); }

void Visitor::hear(std::string_view text) {
    ++hall_.metrics().messages;
    const auto envelope = protocol::web::parse_message(text);
    request_ = envelope.request;
    if (envelope.message) {
        std::visit([this](const auto& each) { this->obey_within_limits(each); }, *envelope.message);
    } else {
        refuse({code::BadMessage, envelope.message.error().sentence});
    }
    request_.reset();
}

template <class Message>
void Visitor::obey_within_limits(const Message& message) {
    if (const auto refusal = too_much(message, hall_.allowance())) return refuse(*refusal);
    obey(message);
}

void Visitor::leave() {
    client_ = nullptr;
    obey(protocol::web::Stop{});
    leave_game();
}

void Visitor::tell_state(const HostedGame& game, const SharedText& common) {
    if (!client_) return;
    is_told_ = true;
    client_->send(request_ ? std::make_shared<const std::string>(game.state(request_)) : common,
                  Weight::Needed);
}

void Visitor::tell_thought(const SharedText& message) {
    if (client_) client_->send(message, Weight::Passing);
}

void Visitor::obey(const protocol::web::Create& create) { enter(hall_.create(create)); }
void Visitor::obey(const protocol::web::Attach& attach) { enter(hall_.find(attach.id)); }
void Visitor::obey(protocol::web::Detach /*detach*/) { leave_game(); }

void Visitor::obey(const protocol::web::GameMessage& message) {
    if (!game_) return refuse({code::NoGame, "attach to a game first, or create one"});
    is_told_ = false;
    const auto obeyed = game_->obey(message);
    if (!obeyed) return refuse({code::Refused, obeyed.error().sentence});
    if (!is_told_) send(game_->state(request_));
}

void Visitor::enter(const FoundGame& found) {
    if (const auto* refusal = std::get_if<Refusal>(&found)) return refuse(*refusal);
    leave_game();
    game_ = std::get<std::shared_ptr<HostedGame>>(found);
    hall_.attach(*this, *game_);
    send(game_->state(request_));
}

void Visitor::leave_game() {
    if (game_) hall_.detach(*this, *game_);
    game_.reset();
}

std::optional<AnyRecord> Visitor::record_of(const protocol::web::Subject& subject) {
    if (subject.record) {
        auto record = web::record_of(subject.game, *subject.record);
        if (record) return *std::move(record);
        refuse({code::Refused, record.error().sentence});
        return std::nullopt;
    }
    if (game_) return game_->record();
    refuse({code::NoGame, "a record was expected, or a game that the connection is attached to"});
    return std::nullopt;
}

/// `work(stop, answer)` gives a Result; `answer(type, members)` may be called on any thread.
template <class Work>
void Visitor::study(Scheduler::Kind kind, std::stop_source& before, Work work) {
    before.request_stop();
    before = std::stop_source();
    const auto job = [&hall = hall_, self = weak_from_this(), request = request_,
                      work = std::move(work)](const std::stop_token& stop) {
        const auto say = [&](std::string text) {
            hall.post([self, text = std::move(text)] {
                if (const auto visitor = self.lock()) visitor->send(text);
            });
        };
        const Result<Done> done = work(stop, [&](std::string_view type, const Json& members) {
            say(message_text(type, request, members));
        });
        if (!done) say(error_message({code::Failed, done.error().sentence}, request));
    };
    if (!hall_.scheduler().start(number_, kind, before, job))
        refuse({code::Busy, "too many questions wait for the engine; ask again later"});
}

void Visitor::obey(const protocol::web::Hint& hint) {
    const auto record = record_of(hint.about);
    if (!record) return;
    const HintQuestion question{
        *record, hall_.allowance().level_or_usual(hint.level, protocol::web::Hint::UsualLevel),
        hint.count};
    if (const auto checked = hall_.study().check(question); !checked)
        return refuse({code::Refused, checked.error().sentence});
    study(Scheduler::Kind::Hint, hint_,
          [&study = hall_.study(), question](const std::stop_token& stop, auto say) {
              return study.hint(question, stop, [&](const Json& round) { say("hints", round); });
          });
}

void Visitor::obey(const protocol::web::Analyze& analyze) {
    const auto record = record_of(analyze.about);
    if (!record) return;
    const AnalysisQuestion question{
        *record,
        hall_.allowance().level_or_usual(analyze.level, protocol::web::Analyze::UsualLevel)};
    if (const auto checked = hall_.study().check(question); !checked)
        return refuse({code::Refused, checked.error().sentence});
    study(
        Scheduler::Kind::Analysis, analysis_,
        [&study = hall_.study(), question](const std::stop_token& stop, auto say) -> Result<Done> {
            const auto whole = study.analyze(
                question, stop, [&](const Json& move) { say("judged", Json{{"move", move}}); });
            if (!whole) return whole.error();
            say("analysis", *whole);
            return Done{};
        });
}

/// What a search finds out only while it runs (that it is too large, say) is a refusal, too.
void Visitor::obey(const protocol::web::Tree& tree) {
    const auto record = record_of(tree.about);
    if (!record) return;
    const auto player = permitted(tree.player, hall_.allowance());
    if (!player) return refuse({code::Refused, player.error().sentence});
    study(Scheduler::Kind::Hint, tree_,
          [question = TreeQuestion{*record, *player}](const std::stop_token& stop,
                                                      auto say) -> Result<Done> {
              const auto found = tree_of(question, stop);
              if (found)
                  say("tree", Json{{"tree", *found}});
              else
                  say("error", Json{{"code", code::Refused}, {"sentence", found.error().sentence}});
              return Done{};
          });
}

void Visitor::obey(const protocol::web::Arena& arena) {
    auto match = ArenaMatch::make(arena, hall_.allowance());
    if (!match) return refuse({code::Refused, match.error().sentence});
    if (arena_) arena_->stop();
    const auto say = [&hall = hall_, self = weak_from_this(), request = request_](
                         std::string_view type, const Json& members, Weight weight) {
        hall.post([self, text = message_text(type, request, members), weight] {
            if (const auto visitor = self.lock()) visitor->send(text, weight);
        });
    };
    arena_ = std::make_shared<ArenaRun>(hall_.scheduler(), number_, *std::move(match), say);
    if (arena_->start()) return;
    arena_.reset();
    refuse({code::Busy, "too many questions wait for the engine; ask again later"});
}

void Visitor::obey(const protocol::web::Report& report) {
    if (!arena_) return refuse({code::Refused, "there was no arena on this connection"});
    study(Scheduler::Kind::Hint, report_,
          [arena = arena_, format = report.format](const std::stop_token& /*stop*/,
                                                   auto say) -> Result<Done> {
              const auto file = arena->match().report(format);
              if (file)
                  say("exported", *file);
              else
                  say("error", Json{{"code", code::Refused}, {"sentence", file.error().sentence}});
              return Done{};
          });
}

void Visitor::obey(protocol::web::Stop stop) {
    if (stop.hint) hint_.request_stop();
    if (stop.analysis) analysis_.request_stop();
    if (stop.tree) tree_.request_stop();
    if (stop.arena && arena_) arena_->stop();
}

void Visitor::obey(protocol::web::Ping /*ping*/) { answer("pong", Json::object()); }

void Visitor::obey(const protocol::web::Parse& parse) {
    const auto members = parsed(parse);
    if (!members) return refuse({code::Refused, members.error().sentence});
    answer("parsed", *members);
}

void Visitor::obey(const protocol::web::Export& question) {
    const auto record = record_of(question.about);
    if (!record) return;
    const auto members = exported(*record, question);
    if (!members) return refuse({code::Refused, members.error().sentence});
    answer("exported", *members);
}

void Visitor::answer(std::string_view type, const Json& members) {
    send(message_text(type, request_, members));
}

void Visitor::refuse(const Refusal& refusal) {
    ++hall_.metrics().refusals;
    send(error_message(refusal, request_));
}

void Visitor::send(std::string text, Weight weight) {
    if (client_) client_->send(std::make_shared<const std::string>(std::move(text)), weight);
}

}  // namespace outflank::app::web

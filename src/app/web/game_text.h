/// Games as people paste them, and as files hold them: the messages `parse` and `export`.
#pragma once

#include "app/play/game_plan.h"
#include "app/web/game_json.h"
#include "core/result.h"
#include "protocol/web_messages.h"

namespace outflank::app::web {

/// The record that a question is about.
Result<AnyRecord> record_of(const protocol::web::GameName& game, const std::string& record);

/// The members of `parsed`. Takes what it is by looking at it; the error is that of the kind it
/// looks like.
Result<Json> parsed(const protocol::web::Parse& question);

/// The members of `exported`.
Result<Json> exported(const AnyRecord& record, const protocol::web::Export& question);

/// The formats that a game can be written in.
Json formats_json(const AnyGame& game);

}  // namespace outflank::app::web

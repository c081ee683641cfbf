/// Rest: the plain HTTP part of the API, from a request to an answer, without a socket.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/web/hall.h"

namespace outflank::app::web {

struct WebRequest {
    bool is_post = false;  // else GET, or HEAD, which is a GET without a body in the answer
    std::string path;  // "/api/v1/hint"
    std::string query;  // "game=tablut&rules=ashton"
    std::string body;
};

struct WebAnswer {
    unsigned status = 200;
    std::string type = "application/json";
    std::string body;
};

/// Called once, on the hall's thread.
using OnWebAnswer = std::function<void(WebAnswer)>;

class Rest {
  public:
    explicit Rest(Hall& hall) : hall_(hall) {}

    /// Whether the path belongs to the API; everything else is a file of the page.
    static bool has(std::string_view path);

    /// Answers at once, or when the engine is done; the source ends it early.
    void answer(const WebRequest& request, const std::stop_source& stop,
                const OnWebAnswer& on_answer);

  private:
    WebAnswer look_up(const WebRequest& request);
    /// Does work on a worker; `work(stop)` gives a Result<Json>.
    template <class Work>
    void study(Scheduler::Kind kind, const std::stop_source& stop, const OnWebAnswer& on_answer,
               Work work);
    void hint(const WebRequest& request, const std::stop_source& stop, const OnWebAnswer& answer);
    void analyze(const WebRequest& request, const std::stop_source& stop,
                 const OnWebAnswer& answer);
    void solve(const WebRequest& request, const std::stop_source& stop, const OnWebAnswer& answer);

    Hall& hall_;
};

/// The answer to what cannot be.
WebAnswer refused(unsigned status, const Refusal& refusal);

}  // namespace outflank::app::web

/// Server: `outflank serve` behind its face. One thread does everything but thinking; sockets and
/// Beast are inside.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "app/web/allowance.h"
#include "app/web/door.h"
#include "app/web/game_store.h"
#include "core/result.h"

namespace outflank::app::web {

struct ServerPlan {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any that is free
    Door door{{}, {}};
    Allowance allowance;
    unsigned workers = 2;
};

class Server {
  public:
    /// Listens from here on. The error says why that cannot be.
    static Result<Server> open(const ServerPlan& plan, GameStore store);
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    [[nodiscard]] std::uint16_t port() const;

    /// Serves until the token asks it to stop; then it says good-bye to everybody. Blocks.
    void run(const std::stop_token& stop);

  private:
    struct Inside;
    explicit Server(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> inside_;
};

}  // namespace outflank::app::web

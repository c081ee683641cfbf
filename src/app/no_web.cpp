// Takes the place of src/app/web/ where the program is built without its server (OUTFLANK_WEB), so
// that whoever plays in the terminal waits for no package that only the server needs.
#include "app/serve_command.h"

namespace outflank::app {

Result<int> run_serve(const ServeOptions& /*options*/) {
    return Error{
        "this program was built without its web server; 'make serve' builds it with the server "
        "and its page, and starts it"};
}

}  // namespace outflank::app

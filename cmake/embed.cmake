# Text files become constants of the library, so that the program needs no file beside it:
#     outflank_embed(library ReportScript arena/page/report.js)
# compiles `extern const std::string_view ReportScript` of namespace outflank::embedded.
function(outflank_embed target name file)
    set(source ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(READ ${source} text)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded/${name}.cpp)
    file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT [==[
#include <string_view>

namespace outflank::embedded {
extern const std::string_view @name@;
const std::string_view @name@ = R"embedded(@text@)embedded";
}  // namespace outflank::embedded
]==])
    target_sources(${target} PRIVATE ${generated})
endfunction()

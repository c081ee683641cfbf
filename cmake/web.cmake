# The page becomes part of the program: npm builds web/dist, and its files, plain and compressed, become constants of a
# library (src/app/web/assets.h):
#     outflank_web_assets(library)
# Without OUTFLANK_WEB, without npm or without web/ there are none, and the server says how to get them.
function(outflank_web_assets target)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded/web_assets.cpp)
    set(pack ${CMAKE_COMMAND} -D OUT=${generated} -P ${PROJECT_SOURCE_DIR}/cmake/pack_web.cmake)
    set(page ${PROJECT_SOURCE_DIR}/web)
    find_program(NPM npm)
    if(OUTFLANK_WEB AND NOT NPM)
        message(STATUS "npm was not found: the program is built without its web page")
    endif()
    if(OUTFLANK_WEB AND NPM AND EXISTS ${page}/package.json)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${page}/src/* ${page}/public/* ${page}/*.json ${page}/*.ts ${page}/*.js
            ${page}/*.html)
        list(FILTER sources EXCLUDE REGEX "/web/(node_modules|dist|e2e|test-results|playwright-report)/")
        set(installed ${page}/node_modules/.package-lock.json)
        add_custom_command(OUTPUT ${installed} DEPENDS ${page}/package-lock.json
            COMMAND ${NPM} ci --silent --no-audit --no-fund
            COMMAND ${CMAKE_COMMAND} -E touch ${installed}
            WORKING_DIRECTORY ${page} COMMENT "Fetching what the web page is built with" VERBATIM)
        add_custom_command(OUTPUT ${generated} DEPENDS ${installed} ${sources} ${PROJECT_SOURCE_DIR}/cmake/pack_web.cmake
            COMMAND ${NPM} run build --silent
            COMMAND ${pack} -D DIST=${page}/dist
            WORKING_DIRECTORY ${page} COMMENT "Building the web page" VERBATIM)
    else()
        add_custom_command(OUTPUT ${generated} DEPENDS ${PROJECT_SOURCE_DIR}/cmake/pack_web.cmake
            COMMAND ${pack} COMMENT "No web page" VERBATIM)
    endif()
    target_sources(${target} PRIVATE ${generated})
endfunction()

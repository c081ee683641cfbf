# The page becomes part of the program: npm builds web/dist, and its files, plain and compressed, become constants of a
# library (src/app/web/assets.h):
#     outflank_web_assets(library)
# Without npm there are none, and the server says how to get them.
function(outflank_web_assets target)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded/web_assets.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/pack_web.cmake)
    set(page ${PROJECT_SOURCE_DIR}/web)
    find_program(NPM npm)
    if(NPM)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${page}/src/* ${page}/public/* ${page}/scripts/*)
        file(GLOB settings CONFIGURE_DEPENDS ${page}/*.json ${page}/*.ts ${page}/*.js ${page}/*.html)
        set(installed ${page}/node_modules/.package-lock.json)
        add_custom_command(OUTPUT ${installed} DEPENDS ${page}/package-lock.json
            COMMAND ${NPM} ci --silent --no-audit --no-fund
            COMMAND ${CMAKE_COMMAND} -E touch ${installed}
            WORKING_DIRECTORY ${page} COMMENT "Fetching what the web page is built with" VERBATIM)
        add_custom_command(OUTPUT ${generated} DEPENDS ${installed} ${sources} ${settings} ${script}
            COMMAND ${NPM} run build --silent
            COMMAND ${CMAKE_COMMAND} -D OUT=${generated} -D DIST=${page}/dist -P ${script}
            WORKING_DIRECTORY ${page} COMMENT "Building the web page" VERBATIM)
    else()
        message(STATUS "npm was not found: the server is built without its page")
        add_custom_command(OUTPUT ${generated} DEPENDS ${script}
            COMMAND ${CMAKE_COMMAND} -D OUT=${generated} -P ${script} COMMENT "No web page" VERBATIM)
    endif()
    target_sources(${target} PRIVATE ${generated})
endfunction()

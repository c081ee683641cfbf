# Writes the source of the program's web assets: cmake -D OUT=web_assets.cpp [-D DIST=web/dist] -P pack_web.cmake
# The assembler copies each file and its compressed twin into the program. `-D` stands before `-P` on the command line.
set(types
    "html=text/html\; charset=utf-8" "js=text/javascript\; charset=utf-8" "css=text/css\; charset=utf-8"
    "json=application/json" "svg=image/svg+xml" "png=image/png" "webp=image/webp" "ico=image/x-icon"
    "woff2=font/woff2" "webmanifest=application/manifest+json" "txt=text/plain\; charset=utf-8")

function(type_of file result)
    get_filename_component(ending ${file} LAST_EXT)
    string(SUBSTRING "${ending}" 1 -1 ending)
    foreach(each IN LISTS types)
        if(each MATCHES "^${ending}=(.*)$")
            set(${result} "${CMAKE_MATCH_1}" PARENT_SCOPE)
            return()
        endif()
    endforeach()
    set(${result} "application/octet-stream" PARENT_SCOPE)
endfunction()

set(symbols "")
set(declarations "")
set(entries "")
set(number 0)
if(DIST)
    file(GLOB_RECURSE files RELATIVE ${DIST} ${DIST}/*)
endif()
get_filename_component(folder ${OUT} DIRECTORY)
set(packed ${folder}/web)
file(REMOVE_RECURSE ${packed})
file(MAKE_DIRECTORY ${packed})
foreach(file IN LISTS files)
    type_of(${file} type)
    # Named by what is in it, so that a compiler cache never takes a file for its predecessor.
    file(SHA256 ${DIST}/${file} checksum)
    set(copy ${packed}/${checksum})
    configure_file(${DIST}/${file} ${copy} COPYONLY)
    execute_process(COMMAND gzip -9 -n -c ${copy} OUTPUT_FILE ${copy}.gz COMMAND_ERROR_IS_FATAL ANY)
    foreach(form IN ITEMS "" ".gz")
        string(REPLACE "." "_" name "outflank_web_${number}${form}")
        string(APPEND symbols "asm(\".section .rodata\\n${name}:\\n.incbin \\\"${copy}${form}\\\"\\n${name}_end:\\n.byte 0\\n.previous\\n.global ${name}\\n.global ${name}_end\\n\");\n")
        string(APPEND declarations "extern const char ${name}[];\nextern const char ${name}_end[];\n")
    endforeach()
    set(name outflank_web_${number})
    string(APPEND entries "    {\"/${file}\", \"${type}\", between(${name}, ${name}_end), between(${name}_gz, ${name}_gz_end)},\n")
    math(EXPR number "${number} + 1")
endforeach()

file(WRITE ${OUT} "#include <vector>

#include \"app/web/assets.h\"

${symbols}
extern \"C\" {
${declarations}}

namespace outflank::app::web {

namespace {

[[maybe_unused]] std::string_view between(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::span<const Asset> assets() {
    static const std::vector<Asset> all = {
${entries}    };
    return all;
}

}  // namespace outflank::app::web
")

# Half of the time of compiling goes into the same headers and templates again and again, so a few files of a room are
# compiled as one:
#     outflank_compile_together(SIZE 6 ALONE searcher training SOURCES ${sources})
#     set_target_properties(library PROPERTIES ${OUTFLANK_TOGETHER})
# Two of them whose helpers have the same name cannot be: then one of them stands alone, named without `.cpp` or `_test.cpp`.
option(OUTFLANK_UNITY "Compile a few files of a room as one; without it, and without precompiled headers, missing includes are seen" ON)
set(OUTFLANK_TOGETHER UNITY_BUILD ${OUTFLANK_UNITY} UNITY_BUILD_MODE GROUP)

function(outflank_compile_together)
    cmake_parse_arguments(PARSE_ARGV 0 these "" "SIZE" "ALONE;SOURCES")
    foreach(source IN LISTS these_SOURCES)
        cmake_path(GET source PARENT_PATH room)
        cmake_path(RELATIVE_PATH room BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(REPLACE "/" "_" room ${room})
        if(NOT DEFINED place_in_${room})
            set(place_in_${room} 0)
        endif()
        math(EXPR group "${place_in_${room}} / ${these_SIZE}")
        math(EXPR place_in_${room} "${place_in_${room}} + 1")
        cmake_path(GET source STEM name)
        string(REGEX REPLACE "_test$" "" name ${name})
        if(NOT name IN_LIST these_ALONE)
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room}_${group})
        endif()
    endforeach()
endfunction()

# Headers that nearly every file of a target includes are read once:
#     outflank_precompile(library <string> <vector>)
function(outflank_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_DISABLE_PRECOMPILE_HEADERS)
        # GCC 12 warns of its own string headers once they are precompiled, where it would keep silent otherwise.
        target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
    endif()
endfunction()

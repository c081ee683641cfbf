# One language, one set of warnings, for every target of ours.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

# One compile serves the program and the Python module, which is a shared library. What nobody outside may replace the compiler
# inlines and calls directly, as in a program; so position independence costs the search nothing (docs/performance.md).
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

add_compile_options(-Wall -Wextra -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC notes on every build that the ABI of wide vectors changed in 4.6; ours never cross a library border.
    add_compile_options(-Wno-psabi)
    # GCC 12 suspects every `"text" + string` of overlapping itself (its bug 105651).
    add_compile_options(-Wno-restrict)
else()
    # Tables are computed by the compiler, and clang gives up on that after a thirtieth of the steps that GCC takes.
    add_compile_options(-fconstexpr-steps=33554432)
endif()

if(OUTFLANK_SANITIZE)
    add_compile_options(-fsanitize=${OUTFLANK_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${OUTFLANK_SANITIZE})
endif()

# An upgrade of the system may bring headers that are younger than before and yet older than the build: Ninja has nothing to
# do then, and clang would refuse what it has precompiled.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH ${CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH} -Xclang -fno-pch-timestamp)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    # Without these words ccache keeps nothing that was compiled with a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
    endif()
endif()

# Instruction-set levels: a source whose name ends in _v3.cpp or _v4.cpp is compiled for that x86-64 level, everything
# else for the plain baseline. Such a file may define only symbols that carry its kernel's name (docs/architecture.md).
# Level 4 includes the products of bytes (VNNI) that all but its first processors have; those run at level 3.
string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" processor)
if(processor MATCHES "^(x86_64|amd64)$")
    set(OUTFLANK_X86 ON)
else()
    set(OUTFLANK_X86 OFF)
endif()

function(outflank_apply_levels)
    # A header that was precompiled for the baseline is of no use to them.
    foreach(source IN LISTS ARGN)
        if(source MATCHES "_v3\\.cpp$")
            set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-march=x86-64-v3" SKIP_PRECOMPILE_HEADERS ON)
        elseif(source MATCHES "_v4\\.cpp$")
            set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-march=x86-64-v4;-mavx512vnni" SKIP_PRECOMPILE_HEADERS ON)
        endif()
        # What pays off in registers is written for them; of short loops elsewhere in the search GCC makes vectors that cost more
        # than they save (docs/experiments.md, "Near the end of the game").
        if(source MATCHES "/engine/worker_v[34]\\.cpp$" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS "-fno-tree-vectorize")
        endif()
    endforeach()
endfunction()

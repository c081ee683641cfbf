# Instruction-set levels: a source whose name ends in _v3.cpp or _v4.cpp is compiled for that x86-64 level, everything
# else for the plain baseline. Such a file may define only symbols that carry its kernel's name (docs/architecture.md).
string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" processor)
if(processor MATCHES "^(x86_64|amd64)$")
    set(OUTFLANK_X86 ON)
else()
    set(OUTFLANK_X86 OFF)
endif()

function(outflank_apply_levels)
    foreach(source IN LISTS ARGN)
        if(source MATCHES "_v([34])\\.cpp$")
            set_source_files_properties(${source} PROPERTIES
                COMPILE_OPTIONS "-march=x86-64-v${CMAKE_MATCH_1}")
        endif()
    endforeach()
endfunction()

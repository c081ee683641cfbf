# What `make install` puts on a system, and `make package` into files that can be handed on: the program, its page for man,
# what bash completes, and the licence. The program writes its guides itself (src/app/guides.h).
include(GNUInstallDirs)

set(guides ${PROJECT_BINARY_DIR}/guides)
add_custom_command(OUTPUT ${guides}/outflank.1 ${guides}/outflank
    COMMAND ${CMAKE_COMMAND} -E make_directory ${guides}
    COMMAND outflank manual > ${guides}/outflank.1
    COMMAND outflank completion > ${guides}/outflank
    DEPENDS outflank VERBATIM)
add_custom_target(guides ALL DEPENDS ${guides}/outflank.1 ${guides}/outflank)

install(TARGETS outflank)
install(FILES ${guides}/outflank.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${guides}/outflank DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

set(CPACK_PACKAGE_NAME outflank)
set(CPACK_PACKAGE_CONTACT "Outflank maintainers <maintainers@outflank.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "engine and workbench for Othello and Tablut")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
if(OUTFLANK_STATIC)
    set(CPACK_GENERATOR TGZ)
    string(TOLOWER ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR} system)
    set(CPACK_PACKAGE_FILE_NAME outflank-${PROJECT_VERSION}-${system})
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION games)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
include(CPack)

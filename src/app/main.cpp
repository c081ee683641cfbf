#include "app/cli.h"

int main(int argc, char** argv) { return outflank::app::run(argc, argv); }

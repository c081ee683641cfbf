#!/usr/bin/env bash
# Plays one game at a Tablut Challenge server, as the competition starts its players:
# scripts/runmyplayer.sh <white|black> <seconds for a move> <server's address>.
#
# The program is $OUTFLANK, or the one that `make build` makes, or the one on the PATH.
set -euo pipefail

if [ $# -ne 3 ]; then
    echo "runmyplayer.sh expects white or black, the seconds for a move, and the server's address" >&2
    exit 1
fi
here=$(dirname "$(readlink -f "$0")")
program=${OUTFLANK:-$here/../build/release/outflank}
[ -x "$program" ] || program=outflank
# The opponent may be started much later than we are.
exec "$program" tablut-challenge "$1" --time "${2}s" --host "$3" --wait 60m

#!/usr/bin/env python3
"""Positions of random games with the score of a search, as CSV for a notebook: label_positions.py [GAMES] > labelled.csv

Cells are 0 empty, 1 Black, 2 White, from a1 row by row: pandas.read_csv("labelled.csv", dtype={"cells": str}).
"""

import csv
import random
import sys

import outflank

rng = random.Random(1)
engine = outflank.Engine(hash_mb=16)
out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow(["cells", "turn", "empties", "at_first_sight", "score", "is_exact", "best"])
for _ in range(1 if "--quick" in sys.argv else int((sys.argv + ["10"])[1])):
    record = outflank.Record()
    while not record.is_over:
        report = engine.search(record, level=6)
        cells = "".join(map(str, record.cells))
        out.writerow([cells, record.turn, cells.count("0"), engine.evaluate(record), report.score, report.is_exact, report.move])
        record.play(rng.choice(record.legal_moves))

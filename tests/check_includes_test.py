"""scripts/check_includes, tried on small trees with right and wrong arrows."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parent.parent / "scripts" / "check_includes"


def checked(files):
    """The exit code and output of the check on a tree given as {path: text}."""
    with tempfile.TemporaryDirectory() as root:
        tree = str(Path(root, "src"))
        Path(tree).mkdir()
        for path, text in files.items():
            file = Path(tree, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        run = subprocess.run([sys.executable, str(CHECK), tree], capture_output=True, text=True, check=False)
        return run.returncode, run.stdout


class CheckIncludes(unittest.TestCase):
    def assert_passes(self, files):
        code, output = checked(files)
        self.assertEqual(code, 0, output)

    def assert_fails(self, files, *expected):
        code, output = checked(files)
        self.assertEqual(code, 1, output)
        for text in expected:
            self.assertIn(text, output)

    def test_a_room_may_use_any_room_below_itself_and_any_library(self):
        self.assert_passes({
            "app/main.cpp": '#include "core/text.h"\n#include "learn/train.h"\n#include <vector>\n#include "CLI/CLI.hpp"\n',
            "games/game.h": '#include "kernels/flips.h"\n  #  include "games/symmetry.h"\n',
            "games/game_test.cpp": '#include "games/game.h"\n#include "gtest/gtest.h"\n#include <rapidcheck.h>\n',
        })

    def test_an_arrow_that_points_back_is_named_with_its_line(self):
        self.assert_fails({"core/text.cpp": '#include "core/text.h"\n\n#include "games/game.h"\n'},
                          "text.cpp:3: core must not use games")

    def test_angle_brackets_do_not_hide_an_arrow(self):
        self.assert_fails({"kernels/flips.h": "#include <games/game.h>\n"}, "flips.h:1: kernels must not use games")

    def test_tests_beside_the_code_obey_too(self):
        self.assert_fails({"games/game_test.cpp": '#include "app/play.h"\n'}, "games must not use app")

    def test_rooms_side_by_side_do_not_use_one_another(self):
        self.assert_fails({"search/mcts.h": '#include "solver/solve.h"\n'}, "side by side")

    def test_formats_and_protocol_speak_to_play_and_never_to_the_engine(self):
        for room in ("formats", "protocol"):
            self.assert_passes({f"{room}/a.h": '#include "play/record.h"\n'})
            self.assert_fails({f"{room}/a.h": '#include "engine/engine.h"\n'}, f"{room} must not use engine itself")

    def test_analysis_stands_beside_the_formats_and_may_use_the_engine(self):
        self.assert_passes({"analysis/a.h": '#include "engine/engine.h"\n#include "play/record.h"\n',
                            "roster/a.h": '#include "analysis/judge.h"\n'})
        self.assert_fails({"analysis/a.h": '#include "formats/sgf.h"\n'}, "side by side")
        self.assert_fails({"play/a.h": '#include "analysis/judge.h"\n'}, "play must not use analysis")

    def test_the_python_module_stands_beside_the_program(self):
        self.assert_passes({"core/a.h": "", "../python/a.cpp": '#include "arena/law.h"\n#include <pybind11/pybind11.h>\n'})
        self.assert_fails({"core/a.h": "", "../python/a.cpp": '#include "app/cli.h"\n'}, "python must not use app", "side by side")
        self.assert_fails({"app/a.cpp": '#include "python/a.h"\n'}, "app must not use python")

    def test_an_unknown_room_fails_on_both_ends_of_the_arrow(self):
        self.assert_fails({"utils/a.h": "\n"}, "stands in no known room")
        self.assert_fails({"core/a.h": '#include "utils/a.h"\n'}, "names no room")
        self.assert_fails({"core/a.h": '#include "b.h"\n'}, "names no room")
        self.assert_fails({"core/a.h": '#include "../games/game.h"\n'}, "names no room")

    def test_an_empty_tree_is_no_proof(self):
        self.assert_fails({"readme.txt": ""}, "found none")


if __name__ == "__main__":
    unittest.main()

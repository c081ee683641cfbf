"""The program as it is once installed: where it lies, what its manual tells, and what bash completes.

OUTFLANK in the environment names the program in the build that is installed, into a folder that goes away.
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent
PROGRAM = Path(os.environ.get("OUTFLANK", "build/release/outflank")).resolve()

# The last word is the one at the cursor.
COMPLETE = """
source "$1"; shift
COMP_WORDS=(outflank "$@"); COMP_CWORD=$#
_outflank
printf '%s\\n' "${COMPREPLY[@]}"
"""


def output_of(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, **more)
    assert (done.returncode, done.stderr) == (0, ""), (command, done)
    return done.stdout


def options_in(text):
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = Path(folder.name)
        output_of("cmake", "--install", str(PROGRAM.parent), "--prefix", str(cls.root))
        cls.program = cls.root / "bin/outflank"
        cls.page = cls.root / "share/man/man1/outflank.1"
        cls.completion = cls.root / "share/bash-completion/completions/outflank"

    def commands(self):
        """Every command with its help."""
        listed = output_of(self.program, "--help").partition("Subcommands:")[2].partition("Examples:")[0]
        names = re.findall(r"^  ([a-z0-9-]+) ", listed, re.MULTILINE)
        self.assertIn("play", names)
        return {name: output_of(self.program, name, "--help") for name in names}

    def complete(self, *words):
        return output_of("bash", "--norc", "-c", COMPLETE, "bash", str(self.completion), *words).split()

    def test_the_program_needs_nothing_beside_it(self):
        away = {"cwd": "/", "env": {"PATH": os.environ["PATH"]}}
        self.assertEqual(output_of(self.program, "--version", **away), output_of(PROGRAM, "--version"))
        hint = output_of(self.program, "hint", "f5", "-n", "1", "--level", "4", "--json", **away)
        self.assertIn('"move":"', hint)

    def test_the_licence_is_there(self):
        self.assertIn("MIT", (self.root / "share/doc/outflank/copyright").read_text(encoding="utf-8"))

    def test_the_manual_has_every_command_with_every_option(self):
        plain = re.sub(r"\\f[BIR]", "", self.page.read_text(encoding="utf-8")).replace("\\-", "-")
        sections = re.split(r"^\.SS ", plain, flags=re.MULTILINE)[1:]
        by_command = {section.split()[1]: section for section in sections}
        for name, text in self.commands().items():
            self.assertLessEqual(options_in(text) - {"--help"}, options_in(by_command[name]), name)

    @unittest.skipUnless(shutil.which("man"), "there is no man here")
    def test_the_manual_can_be_read(self):
        environment = os.environ | {"MANWIDTH": "100", "LC_ALL": "C.UTF-8", "MAN_KEEP_FORMATTING": ""}
        text = output_of("man", "--warnings=all", "--local-file", self.page, env=environment)
        self.assertIn("outflank hint f5d6c3 -n 3", text)
        self.assertIn("EXIT STATUS", text)

    def test_bash_completes_commands(self):
        self.assertEqual(self.complete("ana"), ["analyze"])
        self.assertLessEqual(set(self.commands()), set(self.complete("")))

    def test_bash_completes_the_options_of_each_command(self):
        for name, text in self.commands().items():
            usage = text.partition("Examples:")[0].partition("Example:")[0]
            own = set(re.findall(r"^  (?:-\w, ?|(?:--[a-z-]+,)*)?(--[a-z-]+)", usage, re.MULTILINE))
            self.assertLessEqual(own, set(self.complete(name, "--")), name)
        self.assertEqual(self.complete("hint", "f5", "--lev"), ["--level"])

    def test_bash_completes_values_that_are_words(self):
        self.assertEqual(self.complete("perft", "--game", "t"), ["tablut"])
        self.assertEqual(self.complete("play", "--rules", ""), ["comp424", "ashton", "brandubh"])
        self.assertIn("classic-tablut", self.complete("match", "classic-t"))
        self.assertIn("minimax", self.complete("play", "--white", "mini"))
        self.assertEqual(self.complete("match", "--quiet", "greed"), ["greedy"])

    def test_bash_completes_the_names_of_files_elsewhere(self):
        self.assertEqual(self.complete("solve", "prob"), [])  # bash itself does, where we know nothing
        self.assertEqual(self.complete("solve", "--weights", ""), [])

    def test_uninstall_knows_what_make_install_put_there(self):
        """And not what these tests did: CMake's list of it is the last installation's."""
        with tempfile.TemporaryDirectory() as folder:
            lists = Path(folder, "build/release")
            lists.mkdir(parents=True)
            for name in ("installed", "install_manifest"):
                Path(folder, name).touch()
                Path(lists, name + ".txt").write_text(f"{folder}/{name}", encoding="utf-8")
            subprocess.run(["make", "-f", SOURCE / "Makefile", "uninstall"], cwd=folder, capture_output=True, check=True)
            self.assertFalse(Path(folder, "installed").exists())
            self.assertTrue(Path(folder, "install_manifest").exists())


if __name__ == "__main__":
    unittest.main()

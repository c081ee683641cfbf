"""scripts/check_docs, tried on small trees with links that lead somewhere and links that do not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parent.parent / "scripts" / "check_docs"

# A program that knows one command, as far as --help goes.
PROGRAM = """#!/bin/sh
case $1 in
hint) echo '  -n TEXT   how many'; echo '  --level TEXT   how deep' ;;
*) echo 'Subcommands:'; echo '  hint    the best moves' ;;
esac
"""


def checked(files, with_program=False):
    """The exit code and output of the check on a tree given as {path: text}."""
    with tempfile.TemporaryDirectory() as root:
        for path, text in files.items():
            file = Path(root, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        command = [sys.executable, str(CHECK), root]
        if with_program:
            program = Path(root, "program")
            program.write_text(PROGRAM, encoding="utf-8")
            program.chmod(0o755)
            command += ["--program", str(program)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        return run.returncode, run.stdout + run.stderr


class CheckDocs(unittest.TestCase):
    def assert_passes(self, files, with_program=False):
        code, output = checked(files, with_program)
        self.assertEqual((code, output), (0, ""))

    def assert_fails(self, files, *expected, with_program=False):
        code, output = checked(files, with_program)
        self.assertEqual(code, 1, output)
        for text in expected:
            self.assertIn(text, output)

    def test_links_to_files_folders_headings_and_elsewhere(self):
        self.assert_passes({
            "README.md": "[a](docs/a.md), [b](docs/a.md#two-words-and-code), [c](docs), [d](https://nowhere.example/x#y),\n"
                         "[broken over\ntwo lines](docs/a.md#again-1)\n",
            "docs/a.md": "# Two words, and `code`\n\n[up](../README.md) ![picture](p.svg) [here](#again)\n\n## Again\n\n## Again\n",
            "docs/p.svg": "<svg/>",
        })

    def test_a_file_that_is_not_there(self):
        self.assert_fails({"docs/a.md": "text\n\nmore [b](b.md)\n"}, "docs/a.md:3", "'b.md' leads to no file")

    def test_a_file_outside_of_the_tree(self):
        self.assert_fails({"README.md": "[up](..)\n"}, "README.md:1", "leads to no file of this tree")

    def test_a_heading_that_is_not_there(self):
        self.assert_fails({"weights/README.md": "# One\n\n[b](#two)\n"}, "weights/README.md:3", "'#two' leads to no heading")

    def test_a_link_in_a_table(self):
        self.assert_fails({"CONTRIBUTING.md": "| a |\n|---|\n| [x](x.md) |\n"}, "CONTRIBUTING.md:3")

    def test_a_link_that_is_broken_over_two_lines(self):
        self.assert_fails({"README.md": "see [some\nwhere](x.md)\n"}, "'x.md' leads to no file")

    def test_code_has_no_links_and_no_headings(self):
        self.assert_passes({"README.md": "`[a](b.md)`\n\n```\n[a](b.md)\n```\n"})
        self.assert_fails({"README.md": "```\n# no heading\n```\n\n[a](#no-heading)\n"}, "leads to no heading")

    def test_a_comment_that_names_a_page(self):
        self.assert_passes({"src/a.h": "// (docs/a.md)\n", "docs/a.md": "# A\n"})
        self.assert_fails({"src/b/a.h": "\n// (docs/a.md)\n"}, "src/b/a.h:2: there is no page 'docs/a.md'")

    def test_commands_and_options_that_the_program_has(self):
        self.assert_passes({"README.md": "`outflank hint f5 --level 3 -n 1`, `outflank COMMAND --help`, `outflank --help`, outflank nothing\n\n"
                                         "```\necho x | outflank hint 'exec --unknown'\n```\n"}, with_program=True)

    def test_a_command_that_the_program_does_not_have(self):
        self.assert_fails({"docs/a.md": "a\n\n```\nOUTFLANK_ISA=portable outflank guess\n```\n"}, "docs/a.md:4", "no command 'outflank guess'",
                          with_program=True)

    def test_an_option_that_the_program_does_not_have(self):
        self.assert_fails({"docs/a.md": "Try `outflank hint\n--deep 3`.\n"}, "docs/a.md:1", "'outflank hint' has no option --deep",
                          with_program=True)


if __name__ == "__main__":
    unittest.main()

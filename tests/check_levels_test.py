"""scripts/check_levels: its judgement on made-up output of nm."""

import importlib.machinery
import importlib.util
import unittest
from pathlib import Path


def load(script):
    loader = importlib.machinery.SourceFileLoader(script.name, str(script))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(script.name, loader))
    loader.exec_module(module)
    return module


judged = load(Path(__file__).resolve().parent.parent / "scripts" / "check_levels").judged


def line(member, kind, symbol):
    return f"build/a b:c/liboutflank.a:{member}.cpp.o:0000000000000010 {kind} {symbol}"


class CheckLevels(unittest.TestCase):
    def assert_quiet(self, *lines):
        self.assertEqual(judged("\n".join(lines))[1], [])

    def assert_complains(self, expected, *lines):
        complaints = judged("\n".join(lines))[1]
        self.assertEqual(len(complaints), 1, complaints)
        self.assertIn(expected, complaints[0])

    def test_functions_that_carry_their_kernels_name_pass(self):
        self.assert_quiet(line("level_v3", "W", "outflank::kernels::flips<outflank::kernels::Avx2>(unsigned long)"),
                          line("level_v4", "T", "outflank::kernels::Avx512::mobility(unsigned long, unsigned long)"),
                          line("level_v4", "u", "table<outflank::kernels::Avx512>()::squares"))

    def test_a_shared_inline_function_fails(self):
        self.assert_complains("std::__throw(int)", line("level_v4", "W", "std::__throw(int)"))
        self.assert_complains("does not carry the name Avx2", line("level_v3", "W", "outflank::index(outflank::Side)"))

    def test_the_name_of_another_kernel_does_not_count(self):
        self.assert_complains("Avx2", line("level_v3", "W", "flips<Avx512>()"))
        self.assert_complains("Avx512", line("level_v4", "W", "flips<Avx512ish>()"))

    def test_local_functions_and_weak_data_pass(self):
        self.assert_quiet(line("level_v4", "t", "(anonymous namespace)::line(int)"),
                          line("level_v4", "r", "(anonymous namespace)::masks"),
                          line("level_v4", "V", "DW.ref.__gxx_personality_v0"))

    def test_a_static_initialiser_fails_though_it_is_local(self):
        self.assert_complains("static initialiser", line("level_v4", "t", "_GLOBAL__sub_I_level_v4.cpp"))
        self.assert_complains("static initialiser",
                              line("level_v3", "t", "__static_initialization_and_destruction_0(int, int) [clone .constprop.0]"))

    def test_objects_of_the_baseline_are_nobodys_business(self):
        self.assert_quiet(line("level_portable", "W", "std::__throw(int)"), line("text", "t", "_GLOBAL__sub_I_text.cpp"))

    def test_the_levels_that_were_seen_are_told(self):
        self.assertEqual(judged(line("level_v4", "T", "flips<Avx512>()"))[0], {"v4"})
        self.assertEqual(judged(line("text", "T", "f()"))[0], set())


if __name__ == "__main__":
    unittest.main()

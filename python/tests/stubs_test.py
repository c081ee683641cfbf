#!/usr/bin/env python3
"""The stubs tell what the compiled module has, no more and no less, down to the names of arguments."""

import ast
import re
import unittest
from pathlib import Path

import outflank
from outflank import _outflank, values

STUB = ast.parse((Path(outflank.__file__).parent / "_outflank.pyi").read_text(encoding="utf-8"))
DEFINED = (ast.ClassDef, ast.FunctionDef, ast.AnnAssign)

# Python and pybind11 give these to every class.
GIVEN = {"__module__", "__doc__", "__repr__", "__str__", "__hash__", "__reduce__"}


def defined(body):
    """The definitions of a body by name."""
    return {node.target.id if isinstance(node, ast.AnnAssign) else node.name: node for node in body if isinstance(node, DEFINED)}


def is_public(name):
    return not name.startswith("_") or name == "__version__"


def arguments_of(node):
    arguments = node.args
    return [argument.arg for argument in arguments.posonlyargs + arguments.args + arguments.kwonlyargs if argument.arg != "self"]


def told_arguments(function):
    """The names of arguments in the first line of pybind11's docstring."""
    signature = function.__doc__.split("\n")[0]
    return [name for name in re.findall(r"(?:\(|, )\*?(\w+): ", signature) if name != "self"]


class Stubs(unittest.TestCase):
    def test_the_same_names(self):
        self.assertEqual(set(defined(STUB.body)), {name for name in vars(_outflank) if is_public(name)})

    def test_every_class_has_the_same_members(self):
        for name, node in defined(STUB.body).items():
            if not isinstance(node, ast.ClassDef):
                continue
            there = {member for member in vars(getattr(_outflank, name)) if member not in GIVEN}
            stubbed = {member for member in defined(node.body) if member not in GIVEN}
            self.assertEqual(stubbed - {"__init__"}, there - {"__init__"}, name)
            bases = [base.id for base in node.bases]
            self.assertEqual(bases, [base.__name__ for base in getattr(_outflank, name).__bases__ if base.__module__ == "outflank._outflank"])

    def test_every_function_takes_the_same_arguments(self):
        def check(there, node):
            if is_public(node.name) or node.name == "__init__":
                self.assertEqual(told_arguments(there), arguments_of(node), node.name)
                self.assertEqual([name for name in arguments_of(node) if name.startswith("arg")], [])

        for name, node in defined(STUB.body).items():
            there = getattr(_outflank, name)
            if isinstance(node, ast.FunctionDef):
                check(there, node)
            for member, inner in defined(getattr(node, "body", [])).items():
                if isinstance(inner, ast.FunctionDef) and not isinstance(vars(there).get(member), property):
                    check(getattr(there, member), inner)

    def test_properties_are_properties(self):
        for name, node in defined(STUB.body).items():
            for member, inner in defined(getattr(node, "body", [])).items():
                decorators = [each.id for each in getattr(inner, "decorator_list", [])]
                is_property = isinstance(vars(getattr(_outflank, name)).get(member), property)
                self.assertEqual("property" in decorators, is_property, f"{name}.{member}")

    def test_the_door_has_every_value_and_every_class(self):
        public = {name for name, value in vars(values).items() if isinstance(value, type) and value.__module__ == "outflank.values"}
        classes = {name for name, value in vars(_outflank).items() if isinstance(value, type)}
        self.assertLessEqual(public | classes | {"analyze", "play", "players"}, set(outflank.__all__))
        for name in outflank.__all__:
            self.assertTrue(hasattr(outflank, name), name)


if __name__ == "__main__":
    unittest.main()

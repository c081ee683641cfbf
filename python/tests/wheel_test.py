#!/usr/bin/env python3
"""The wheel that pip is given: complete, with true checksums, and importable. What CMake would build is taken as built."""

import base64
import csv
import hashlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import outflank

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import wheel_maker  # noqa: E402

PACKAGE = Path(outflank.__file__).parent


class Wheel(unittest.TestCase):
    def test_a_wheel_is_complete_and_can_be_imported(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(wheel_maker, "installed_package", lambda prefix: PACKAGE):
            name = wheel_maker.build_wheel(folder)
            self.assertTrue(name.startswith(f"outflank-{outflank.__version__}-cp3"))
            with zipfile.ZipFile(Path(folder, name)) as wheel:
                self.check_record(wheel)
                wheel.extractall(folder)
            script = "import outflank; print(outflank.__file__, outflank.Engine(hash_mb=1).search(outflank.Record(), depth=3).depth)"
            done = subprocess.run([sys.executable, "-B", "-c", script], capture_output=True, text=True, cwd="/",
                                  env={**os.environ, "PYTHONPATH": folder})
            self.assertEqual(done.stdout, f"{folder}/outflank/__init__.py 3\n", done.stderr)

    def check_record(self, wheel):
        about = f"outflank-{outflank.__version__}.dist-info"
        rows = list(csv.reader(io.StringIO(wheel.read(f"{about}/RECORD").decode())))
        self.assertCountEqual([row[0] for row in rows], wheel.namelist())
        self.assertLessEqual({f"outflank/{file.name}" for file in PACKAGE.iterdir() if file.is_file()}, set(wheel.namelist()))
        for path, checksum, size in rows:
            if path != f"{about}/RECORD":
                content = wheel.read(path)
                digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                self.assertEqual((checksum, int(size)), (f"sha256={digest}", len(content)))


if __name__ == "__main__":
    unittest.main()

"""What pip asks to make a wheel of this project (PEP 517): CMake builds and installs the package, and a zip file is made of it.

A backend of our own, because those that drive CMake are not in Debian 12, and fetching one would be the only thing here that
needs a network. build/wheel is a build of its own, so that a virtual environment that comes and goes leaves no trace in others.
"""

import base64
import hashlib
import re
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "wheel"

METADATA = """\
Metadata-Version: 2.1
Name: outflank
Version: {version}
Summary: An engine and workbench for Othello and Tablut
License: MIT
Requires-Python: >=3.9
"""

WHEEL = """\
Wheel-Version: 1.0
Generator: outflank
Root-Is-Purelib: false
Tag: {tag}
"""


def version():
    return re.search(r"project\(outflank VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


def tag():
    interpreter = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{interpreter}-{interpreter}-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"


def installed_package(prefix):
    """Builds the package and gives the folder of its files below the prefix."""
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DOUTFLANK_PYTHON=ON", f"-DPython3_EXECUTABLE={sys.executable}"]
    for command in (
        ["cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja", *options],
        ["cmake", "--build", BUILD, "--target", "outflank_python"],
        ["cmake", "--install", BUILD, "--component", "python", "--prefix", prefix, "--strip"],
    ):
        subprocess.run(command, check=True)
    return next(Path(prefix).glob("lib/python*/site-packages/outflank"))


def record_line(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    about = f"outflank-{version()}.dist-info"
    contents = {
        f"{about}/METADATA": METADATA.format(version=version()).encode(),
        f"{about}/WHEEL": WHEEL.format(tag=tag()).encode(),
        f"{about}/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    with tempfile.TemporaryDirectory() as prefix:
        for file in sorted(installed_package(prefix).iterdir()):
            if file.is_file():
                contents[f"outflank/{file.name}"] = file.read_bytes()
    record = "".join(record_line(name, content) for name, content in contents.items()) + f"{about}/RECORD,,\n"
    name = f"outflank-{version()}-{tag()}.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in [*contents.items(), (f"{about}/RECORD", record.encode())]:
            wheel.writestr(path, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("outflank is built from its repository: pip install .")

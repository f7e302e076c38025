"""A release's parts have fitting licences and are listed whole, and its files cannot be changed unseen."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from release.licences import allowed
from release.locks import ROOT, Part, normal, npm_parts, parts, python_parts
from release.sbom import bill
from release.sums import NAMESPACE, SUMS, sign, write_sums

DECLARED = {  # how packages without an SPDX expression say the same
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


def test_every_licence_is_one_we_can_live_with() -> None:
    wrong = [f"{part.purl}: {part.licence or 'unknown'}" for part in parts() if not allowed(part)]
    assert wrong == []


def test_strong_copyleft_never_ships() -> None:
    assert not allowed(Part("pypi", "x", "1", "GPL-3.0-or-later", "run", ()))
    assert not allowed(Part("npm", "x", "1", "AGPL-3.0-only", "test", ()))
    assert not allowed(Part("pypi", "x", "1", "MIT AND GPL-3.0-or-later", "build", ()))
    assert not allowed(Part("pypi", "x", "1", "", "run", ()))
    assert allowed(Part("pypi", "x", "1", "GPL-3.0-or-later OR MIT", "run", ()))


def test_the_list_of_licences_is_that_of_the_locks() -> None:
    listed = tomllib.loads((ROOT / "release" / "licences.toml").read_text(encoding="utf-8"))
    assert set(listed) == {part.name for part in python_parts()}


def test_what_is_installed_declares_the_licence_we_list() -> None:
    listed = {part.name: part.licence for part in python_parts()}
    looked = 0
    for package in distributions():
        name, about = normal(package.name), package.metadata
        if name not in listed:
            continue
        said = next(iter(about.get_all("License-Expression") or []), None)
        classes = [line.split(" :: ")[-1] for line in about.get_all("Classifier") or []]
        if said is None:
            said = next((DECLARED[word] for word in classes if word in DECLARED), None)
        if said is not None:
            looked += 1
            assert said == listed[name], name
    assert looked > 30


def test_the_bill_names_everything_that_is_locked_and_is_the_same_each_time() -> None:
    found = bill()
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.5")
    names = {component["bom-ref"] for component in found["components"]}
    assert len(names) == len(found["components"])
    assert names == {part.purl for part in parts()}
    assert any(ref.startswith("pkg:pypi/fastapi@") for ref in names)
    assert any(ref.startswith("pkg:npm/svelte@") for ref in names)
    for component in found["components"]:
        for reference in component.get("externalReferences", []):
            assert all(
                re.fullmatch(r"[0-9a-f]{64}|[0-9a-f]{128}", one["content"]) for one in reference["hashes"]
            )
    again = subprocess.run([sys.executable, "-m", "release.sbom"], cwd=ROOT, capture_output=True, check=True)
    assert json.loads(again.stdout) == found


def test_fonts_and_framework_of_the_client_count_as_shipped() -> None:
    used = {part.name: part.use for part in npm_parts()}
    assert (used["svelte"], used["@fontsource/alegreya"], used["vite"]) == ("run", "run", "build")


def test_the_same_content_packs_into_the_same_wheel(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    wheels = [tmp_path / f"{name}.whl" for name in "ab"]
    for stamp, wheel in enumerate(wheels):
        (client / "index.html").write_text("<p>hello</p>")
        os.utime(client / "index.html", (10**9 + 10**6 * stamp,) * 2)
        with ZipFile(wheel, "w") as made:
            made.writestr(ZipInfo("rookery-1.dist-info/RECORD"), "")
        subprocess.run([sys.executable, str(ROOT / "web" / "pack.py"), str(wheel), str(client)], check=True)
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    with ZipFile(wheels[0]) as packed:
        assert packed.read("rookery/server/static/index.html") == b"<p>hello</p>"


@pytest.fixture
def key(tmp_path: Path) -> Path:
    made = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(made)], check=True)
    return made


def check(folder: Path, key: Path) -> int:
    """The two commands of docs/releasing.md; 0 if both are content."""
    public = Path(f"{key}.pub").read_text().split()
    signers = folder.parent / "signers"
    signers.write_text(f"releases@rookery {public[0]} {public[1]}\n")
    command = ["ssh-keygen", "-Y", "verify", "-f", str(signers), "-I", "releases@rookery", "-n", NAMESPACE]
    with (folder / SUMS).open("rb") as sums:
        signed = subprocess.run(
            [*command, "-s", str(folder / f"{SUMS}.sig")], stdin=sums, capture_output=True
        )
    same = subprocess.run(["sha256sum", "--check", "--strict", SUMS], cwd=folder, capture_output=True)
    return signed.returncode or same.returncode


def test_a_changed_file_and_a_changed_list_are_both_found(tmp_path: Path, key: Path) -> None:
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "rookery.whl").write_bytes(b"wheel")
    (folder / "sbom.json").write_bytes(b"{}")
    sign(write_sums(folder), key)
    assert check(folder, key) == 0
    (folder / "rookery.whl").write_bytes(b"wheel with a guest")
    assert check(folder, key) != 0
    write_sums(folder)  # whoever changes the file changes the list too, but cannot sign it
    assert check(folder, key) != 0


def test_another_key_and_an_empty_folder_are_refused(tmp_path: Path, key: Path) -> None:
    folder = tmp_path / "release"
    folder.mkdir()
    with pytest.raises(ValueError, match="holds no files"):
        write_sums(folder)
    (folder / "sbom.json").write_bytes(b"{}")
    with pytest.raises(ValueError, match="could not be signed"):
        sign(write_sums(folder), tmp_path / "nobody")

"""The bill of materials of a release, in the form of CycloneDX: `python -m release.sbom > sbom.json`.

It is made from the locks alone, so the same commit always gives the same bytes.
"""

from __future__ import annotations

import base64
import json
import sys
import tomllib
import uuid
from typing import Any

from release.locks import ROOT, Part, parts

NAMESPACE = uuid.UUID("6f0f5f0e-0d8b-5c1c-9d0a-3d6f2f6a7a10")  # any fixed number
SCOPES = {"run": "required", "build": "excluded", "test": "excluded"}


def bill() -> dict[str, Any]:
    """Everything a release runs with, is built with and is tested with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    components = [_component(part) for part in parts()]
    content = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, content)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/{project['name']}@{project['version']}",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": components,
    }


def _component(part: Part) -> dict[str, Any]:
    kind = "license" if " " not in part.licence else "expression"
    licence = {"license": {"id": part.licence}} if kind == "license" else {"expression": part.licence}
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "scope": SCOPES[part.use],
        "licenses": [licence],
        "properties": [{"name": "rookery:use", "value": part.use}],
    }
    if part.hashes:  # one for each file that the package is published as
        files = {"type": "distribution", "url": part.purl, "hashes": [_hash(text) for text in part.hashes]}
        found["externalReferences"] = [files]
    return found


def _hash(text: str) -> dict[str, str]:
    """A lock's hash in CycloneDX's spelling."""
    if "-" not in text:
        return {"alg": "SHA-256", "content": text}
    kind, _, packed = text.partition("-")
    return {"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(packed).hex()}


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1, ensure_ascii=False)
    print()

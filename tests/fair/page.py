"""The page's own verifier, in Node: one case a line in, one answer a line out."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tests.fair.games import Case

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPT = """
import { createInterface } from "node:readline";
import { verify } from %s;
for await (const line of createInterface({ input: process.stdin })) {
  const { record, chances, kept, ledger } = JSON.parse(line);
  let answer = "";
  try {
    verify(record, { chances, kept, ledger });
  } catch (error) {
    answer = error.message || String(error);
  }
  console.log(JSON.stringify(answer));
}
"""


class Page:
    """A process that checks records with the code of the browser."""

    def __init__(self, folder: Path) -> None:
        node = shutil.which("node")
        assert node is not None, "Node is needed: `make` says where it gets it"
        source = folder / "check.ts"
        source.write_text(SCRIPT % json.dumps(str(WEB / "src" / "fair" / "verify.ts")))
        built = folder / "check.mjs"
        tool = [str(WEB / "node_modules" / ".bin" / "esbuild"), str(source), "--bundle", "--platform=node"]
        subprocess.run([*tool, "--format=esm", f"--outfile={built}", "--log-level=error"], check=True)
        self._node = subprocess.Popen(
            [node, str(built)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def says(self, case: Case) -> str:
        """'' if it says yes, else the reason."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(case._asdict()) + "\n")
        self._node.stdin.flush()
        return str(json.loads(self._node.stdout.readline()))

    def close(self) -> None:
        with self._node:
            assert self._node.stdin is not None
            self._node.stdin.close()

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeBackend } from "../../conformance/index.ts";
import { backends } from "../support/backends.ts";

for (const { name, open } of backends) {
  describeBackend(name, () => {
    const folder = mkdtempSync(join(tmpdir(), "market-data-"));
    return { ...open(folder), close: () => rmSync(folder, { recursive: true }) };
  });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SqliteBackend } from "@market-data/service";
import { describeBackend } from "../src/index.ts";

describeBackend("SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "market-data-"));
  return { backend: new SqliteBackend(folder), close: () => rmSync(folder, { recursive: true }) };
});

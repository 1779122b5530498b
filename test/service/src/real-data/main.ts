// Imports a folder of real market data into a new database and checks responses: pnpm check:data DIR
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkService } from "./check-service.ts";
import { listChecks } from "./checks.ts";
import { hashContent } from "./hash-content.ts";
import { RawData } from "./raw-data.ts";

const program = fileURLToPath(new URL("../../../../packages/service/src/cli/main.ts", import.meta.url));
const source = resolve(process.argv[2] ?? "");
if (process.argv[2] === undefined || !existsSync(source)) {
  console.error(
    "Usage: pnpm check:data DIR, where DIR is a folder of real market data with the files that raw-data.ts reads.",
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "market-data-"));
try {
  run("import", source);
  const first = hashContent(join(folder, "market.db"));
  execFileSync(process.execPath, [program, "import", source, "--data", folder], { stdio: "ignore" });
  const isSame = hashContent(join(folder, "market.db")) === first;
  if (!isSame) console.log("A second import of the same files changed the database.");
  run("check");
  const wrong = await checkService({ program, folder }, listChecks(new RawData(source)));
  process.exitCode = isSame && wrong === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function run(...command: string[]): void {
  execFileSync(process.execPath, [program, ...command, "--data", folder], { stdio: "inherit" });
}

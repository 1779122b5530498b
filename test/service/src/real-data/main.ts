// Imports a folder of real market data into a new database and checks the responses: pnpm check:data DIR
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createLogger, openBackend, startServer } from "@market-data/service";
import { checkCandles } from "./candles.ts";
import { checkCatalogue } from "./catalogue.ts";
import { Checks } from "./checks.ts";
import { checkDailyPrices } from "./daily-prices.ts";
import { hashContent } from "./hash-content.ts";
import { askQuestions } from "./questions.ts";

const program = fileURLToPath(new URL("../../../../packages/service/src/cli/main.ts", import.meta.url));
const source = resolve(process.argv[2] ?? "");
if (process.argv[2] === undefined || !existsSync(source)) {
  console.error("Usage: pnpm check:data DIR, where DIR is laid out as its README says.");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "market-data-"));
try {
  process.exitCode = await check();
} finally {
  rmSync(folder, { recursive: true });
}

async function check(): Promise<number> {
  const checks = new Checks();
  run("import", source);
  const first = hashContent(join(folder, "market.db"));
  execFileSync(process.execPath, [program, "import", source, "--data", folder], { stdio: "ignore" });
  checks.equal("a second import changes nothing", hashContent(join(folder, "market.db")), first);
  run("check");
  const { secret } = await makeKey();
  const server = await startServer({
    data: folder,
    host: "127.0.0.1",
    port: 0,
    // The data is older than any plan's history limit.
    plans: { Enterprise: { history: "P40Y", rateLimitMinute: 1_000_000, creditLimitDaily: 1_000_000_000 } },
    settings: { addressLimit: 0 },
    log: createLogger({ level: "warn" }),
  });
  try {
    const get = async (path: string): Promise<unknown> => {
      const response = await fetch(server.url + path, { headers: { "X-SVC_PRO_API_KEY": secret } });
      const body = await response.json();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
      return body;
    };
    await checkCatalogue(source, get, checks);
    await checkDailyPrices(source, get, checks);
    await checkCandles(source, get, checks);
    await askQuestions(source, get, checks);
  } finally {
    await server.close();
  }
  return checks.report();
}

function run(...command: string[]): void {
  execFileSync(process.execPath, [program, ...command, "--data", folder], { stdio: "inherit" });
}

async function makeKey(): Promise<{ secret: string }> {
  const accounts = await (await openBackend(folder)).openAccounts();
  try {
    return await accounts.keys.create({ plan: "Enterprise", name: "check" }, Date.now());
  } finally {
    await accounts.close();
  }
}

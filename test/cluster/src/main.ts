// Runs the tests that need Redis: pnpm cluster [vitest's options], or pnpm cluster --soak
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, REDIS_PROGRAMS } from "./redis-server.ts";

const BROKEN = 1;
const COULD_NOT_RUN = 2;
const folder = fileURLToPath(new URL("..", import.meta.url));

if (
  [REDIS_PROGRAMS, ["openssl"], ["haproxy"], ["pgbouncer"]].some((names) => findProgram(names) === undefined)
) {
  console.error(
    "pnpm cluster needs redis-server, 7 or newer, or valkey-server, haproxy, pgbouncer and openssl on the PATH. It starts its own, " +
      "and leaves one that runs alone. Debian and Ubuntu: apt-get install redis-server haproxy pgbouncer openssl; Fedora: dnf " +
      "install valkey haproxy pgbouncer openssl; macOS: brew install redis haproxy pgbouncer openssl. PostgreSQL comes with pnpm install.",
  );
  process.exit(COULD_NOT_RUN);
}
const given = process.argv.slice(2);
if (given.includes("--soak")) process.exit(await runSoak());
const args = ["run", "--config", "vitest.cluster.config.ts", ...given];
spawn("vitest", args, { cwd: folder, stdio: "inherit" })
  .once("error", (error) => {
    console.error(
      `vitest cannot be started: ${error.message}. Run it through pnpm: npx -y pnpm@10.34.9 cluster`,
    );
    process.exit(COULD_NOT_RUN);
  })
  .once("close", (code) => process.exit(code ?? 1));

async function runSoak(): Promise<number> {
  const { parseSoak, SOAK_USAGE, soak } = await import("./soak.ts");
  let options: ReturnType<typeof parseSoak>;
  try {
    options = parseSoak(given);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${SOAK_USAGE}`);
    return COULD_NOT_RUN;
  }
  try {
    return (await soak(options, join(folder, "results"))) ? 0 : BROKEN;
  } catch (error) {
    console.error(error);
    return COULD_NOT_RUN;
  }
}

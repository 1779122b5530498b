// Runs the tests that need Redis: pnpm cluster [vitest's options]
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findRedisProgram } from "./redis-server.ts";

const COULD_NOT_RUN = 2;
const folder = fileURLToPath(new URL("..", import.meta.url));

if (findRedisProgram() === undefined) {
  console.error(
    "pnpm cluster needs redis-server, 7 or newer, or valkey-server on the PATH. It starts its own, and leaves one that runs " +
      "alone. Debian and Ubuntu: apt-get install redis-server; Fedora: dnf install valkey; macOS: brew install redis. " +
      "PostgreSQL comes with pnpm install.",
  );
  process.exit(COULD_NOT_RUN);
}
const args = ["run", "--config", "vitest.cluster.config.ts", ...process.argv.slice(2)];
spawn("vitest", args, { cwd: folder, stdio: "inherit" })
  .once("error", (error) => {
    console.error(
      `vitest cannot be started: ${error.message}. Run it through pnpm: npx -y pnpm@10.34.9 cluster`,
    );
    process.exit(COULD_NOT_RUN);
  })
  .once("close", (code) => process.exit(code ?? 1));

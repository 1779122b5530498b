import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { HOST } from "./check-ports.ts";
import { Program, startAll, stopAll } from "./program.ts";
import { SERVICE } from "./system.ts";

/** A second service that follows the first. */
export interface Copy {
  readonly url: string;
  /** A key of the largest plan. */
  readonly key: string;
  /** Stops service and follower, and deletes their data. */
  stop(): Promise<void>;
}

interface CopyOptions {
  /** URL of the followed service. */
  readonly upstream: string;
  readonly demoKey: string;
  readonly port: number;
  readonly print: (line: string) => void;
}

const run = promisify(execFile);

/**
 * Reads the market of a service into a temporary folder, serves the folder, and follows the service (`FOLLOWING.md` of
 * the service).
 *
 * @throws {ScriptError} if a program cannot start, and the error of a failed command.
 */
export async function startCopy({ upstream, demoKey, port, print }: CopyOptions): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "market-data-copy-"));
  const env = { MARKET_DATA_UPSTREAM_KEY: demoKey };
  const command = (...args: string[]) => [SERVICE, ...args, "--data", folder];
  const create = (name: string, args: string[]) => new Program({ name, args, env, print });
  const programs = [
    create(
      "copy",
      command("serve", "--host", HOST, "--port", String(port), "--log-level", "warn", "--stop-drain", "0"),
    ),
    create("follow", command("follow", upstream)),
  ];
  const stop = async () => {
    await stopAll(programs);
    await rm(folder, { recursive: true });
  };
  try {
    const keys = command("keys", "create", "--plan", "Enterprise", "--name", "copy", "--json");
    const { stdout } = await run(process.execPath, keys);
    // Without data, the service would serve its own sample market.
    await run(process.execPath, command("follow", upstream, "--once"), { env: { ...process.env, ...env } });
    await startAll(programs);
    return { url: `http://${HOST}:${port}`, key: JSON.parse(stdout).key, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

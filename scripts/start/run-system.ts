import { ScriptError } from "../run-script.ts";
import { type Program, startAll, stopAll, untilAllEnd } from "./program.ts";

interface SystemOptions {
  /** Programs that can start at once. */
  readonly servers: readonly Program[];
  /** Serves the built site. */
  readonly docs: Program;
  /** Builds the site. Resolves to false after a failure, which is already printed. */
  readonly buildSite: () => Promise<boolean>;
  /** Called when the servers are ready. */
  readonly onServed: () => Promise<void>;
}

/**
 * Starts the servers, and the site after its build. The servers do not wait for the build, which takes the longest.
 *
 * @param stopped Resolves when everything has to end.
 * @returns True if all servers still run at the end, and the site is served or still being built.
 * @throws {ScriptError} for a server that cannot start.
 */
export async function runSystem(options: SystemOptions, stopped: Promise<void>): Promise<boolean> {
  const { servers, docs, buildSite, onServed } = options;
  const programs = [...servers, docs];
  let site: "being built" | "failed" | "ready" = "being built";
  let isAnnounced = false;
  let isEnding = false;

  async function serveSite(): Promise<void> {
    try {
      const isBuilt = await buildSite();
      if (isEnding) return;
      if (!isBuilt) throw new ScriptError("The reference site could not be built.");
      await docs.start();
      site = "ready";
      if (isAnnounced && !isEnding) docs.print(site);
    } catch (error) {
      site = "failed";
      docs.print(`${(error as Error).message} The other programs keep running.`);
    }
  }

  async function serve(): Promise<void> {
    await startAll(servers);
    if (isEnding) return;
    await onServed();
    isAnnounced = true;
    if (site === "being built") docs.print(site);
  }

  const failed = Promise.withResolvers<never>();
  try {
    void serveSite();
    serve().catch(failed.reject);
    await Promise.race([stopped, untilAllEnd(programs), failed.promise]);
    return servers.every(({ isRunning }) => isRunning) && (site === "being built" || docs.isRunning);
  } finally {
    isEnding = true;
    await stopAll(programs);
  }
}

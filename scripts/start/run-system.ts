import { ScriptError } from "../run-script.ts";
import { type Program, startAll, stopAll, untilAllEnd } from "./program.ts";

export interface SystemOptions {
  /** What is ready to be started. */
  readonly servers: readonly Program[];
  /** Serves the site, once that is built. */
  readonly docs: Program;
  /** Resolves to whether the site was built; what went wrong has been printed then. */
  readonly buildSite: () => Promise<boolean>;
  /** Called when the servers are ready. */
  readonly onServed: () => Promise<void>;
}

/**
 * Starts the servers, and the site once it is built. The build takes the longest, and the servers do not wait for it.
 *
 * @param stopped Resolves when everything is to end.
 * @returns Whether all ran until then: neither did a program end by itself, nor was the site impossible to build or serve.
 * @throws {ScriptError} when a server cannot start.
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
      docs.print(`${(error as Error).message} All else goes on.`);
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

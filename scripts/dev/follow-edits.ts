import { join } from "node:path";
import { type Contract, ContractError } from "@market-data/generator-core";
import { ScriptError } from "../run-script.ts";
import { type Program, startAll, stopAll } from "../start/program.ts";
import { coalesce } from "./coalesce.ts";
import { readContract, writeOthers, writeServed } from "./regenerate.ts";
import { watchFolder } from "./watch-folder.ts";

export interface FollowOptions {
  /** The root of the repository. */
  readonly root: string;
  /** The programs that serve the contract, restarted when it changes. */
  readonly servers: readonly Program[];
  /** The site's server, which follows its files by itself. */
  readonly docs: Program;
  /** Writes what the site is made from. Returns whether the page of the whole reference must be rendered again. */
  readonly writeSite: (contract: Contract) => boolean;
  readonly renderReference: () => Promise<void>;
  /** Called when all programs are ready. */
  readonly onReady: () => void | Promise<void>;
  readonly print: (text: string) => void;
}

/**
 * Runs the programs and brings them up to date with each edit of the contract. A broken edit is reported, and everything
 * goes on with the last good contract.
 *
 * @param stopped Resolves when everything is to end.
 * @throws {ScriptError} when a program cannot start at first.
 */
export async function followEdits(options: FollowOptions, stopped: Promise<void>): Promise<void> {
  const { root, servers, docs, writeSite, onReady, print } = options;
  const programs = [...servers, docs];
  const renderReference = coalesce(() => options.renderReference().catch(report));
  const failed = Promise.withResolvers<never>();
  let isStarted = false;

  async function update(): Promise<void> {
    const begin = performance.now();
    const contract = await readContract(root);
    const isServedChanged = await writeServed(contract, root);
    // Before anything else is written, or the servers would share the processors with that.
    if (isStarted) await restart(isServedChanged);
    const changed = [
      ...(isServedChanged ? ["packages/openapi"] : []),
      ...(await writeOthers(contract, root)),
    ];
    const isReferenceChanged = writeSite(contract);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    if (isStarted) {
      print(`contract| up to date after ${seconds} s; changed: ${changed.join(", ") || "no generated file"}`);
      if (isReferenceChanged) void renderReference();
    } else {
      isStarted = true;
      await startAll(programs).then(onReady, failed.reject);
      void renderReference();
    }
  }

  async function restart(isServedChanged: boolean): Promise<void> {
    const stale = programs.filter((program) => !program.isRunning || (isServedChanged && program !== docs));
    for (const result of await Promise.allSettled(stale.map((program) => program.restart()))) {
      if (result.status === "rejected") report(result.reason);
    }
  }

  function report(error: unknown): void {
    if (error instanceof ContractError)
      print(`\n${error.message}\n\nThe contract is broken: everything goes on with the last good one.\n`);
    else print(error instanceof ScriptError ? error.message : String((error as Error).stack ?? error));
  }

  const onEdit = coalesce(() => update().catch(report));
  const close = await watchFolder(join(root, "spec"), [".yaml", ".md"], onEdit);
  try {
    void onEdit();
    await Promise.race([stopped, failed.promise]);
  } finally {
    await close();
    await stopAll(programs);
  }
}

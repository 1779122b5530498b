import { join } from "node:path";
import { type Contract, ContractError } from "@market-data/generator-core";
import { ScriptError } from "../run-script.ts";
import { type Program, startAll, stopAll } from "../start/program.ts";
import { coalesce } from "./coalesce.ts";
import { readContract, writeOthers, writeServed } from "./regenerate.ts";
import { watchFolder } from "./watch-folder.ts";

export interface FollowOptions {
  readonly root: string;
  /** The servers of the contract. They restart after each change of the contract. */
  readonly servers: readonly Program[];
  /** The server of the site, which watches its own files. */
  readonly docs: Program;
  /** Writes the source of the site. Returns whether the Redoc page has to be rendered again. */
  readonly writeSite: (contract: Contract) => boolean;
  readonly renderReference: () => Promise<void>;
  /** Called when all programs are ready. */
  readonly onReady: () => void | Promise<void>;
  readonly print: (text: string) => void;
}

/**
 * Runs the programs and updates them after each edit of the contract. A broken edit is reported, and the programs keep
 * the last valid contract.
 *
 * @param stopped Resolves when everything has to end.
 * @throws {ScriptError} for a program that cannot start initially.
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
    // The servers restart first, because the remaining files would compete for the processors.
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
      print(`\n${error.message}\n\nThe contract is invalid. All programs keep the last valid contract.\n`);
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

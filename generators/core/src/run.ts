import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContractError } from "@market-data/spec/reading";
import { type Contract, loadContract } from "./load.ts";
import { compareFiles, type Differences, type GeneratedFile, header, writeFiles } from "./write.ts";

/** Creates files from a contract. The header line is the first line of every file. */
export type Emitter = (contract: Contract, headerLine: string) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** Emitters by folder of the target package. */
export type Emitters = Readonly<Record<string, Emitter>>;

/**
 * Runs emitters as a program in the folder of the target package.
 *
 * @param emit The emitter of `src/generated`, or the emitter of each folder.
 *
 * Options: `--check` compares without writing. `--contract FILE` reads a different root file. `--target DIR` is the
 * target package (default: the current folder). Exit codes: 0 success, 1 invalid contract or (with `--check`) outdated
 * files, 2 invalid options.
 */
export async function runEmitter(name: string, emit: Emitter | Emitters): Promise<void> {
  const options = readOptions();
  if (options === undefined) return;
  const target = resolve(options.target);
  try {
    const { version } = JSON.parse(readFileSync(join(target, "package.json"), "utf8")) as { version: string };
    const root = options.contract === undefined ? {} : { root: resolve(options.contract) };
    const contract = await loadContract({ ...root, version });
    for (const [path, emitFiles] of Object.entries(
      typeof emit === "function" ? { "src/generated": emit } : emit,
    )) {
      const folder = join(target, path);
      const files = await emitFiles(contract, header(name));
      if (options.check) reportStale(folder, compareFiles(folder, files));
      else writeFiles(folder, files);
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(error.message);
    console.error(`\n${name}: ${error.diagnostics.length} problem(s) in the contract; nothing was written.`);
    process.exitCode = 1;
  }
}

function readOptions(): { check: boolean; contract: string | undefined; target: string } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        contract: { type: "string" },
        target: { type: "string", default: "." },
      },
    });
    return { check: values.check, contract: values.contract, target: values.target };
  } catch (error) {
    console.error(`${(error as Error).message}\nOptions: --check, --contract FILE, --target DIR`);
    process.exitCode = 2;
    return undefined;
  }
}

function reportStale(folder: string, { changed, missing, extra }: Differences): void {
  const lines = [
    ...changed.map((path) => `not what the contract makes: ${join(folder, path)}`),
    ...missing.map((path) => `missing: ${join(folder, path)}`),
    ...extra.map((path) => `made by no emitter: ${join(folder, path)}`),
  ];
  if (lines.length === 0) return;
  console.error(`${lines.join("\n")}\nRun "pnpm generate" and commit what it changes.`);
  process.exitCode = 1;
}

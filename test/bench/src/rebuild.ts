import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readContract, writeOthers, writeServed } from "../../../scripts/dev/regenerate.ts";
import type { Table } from "./figures/table.ts";
import { ROUNDS } from "./measure.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const MOST_SECONDS = 1;
/** Edits until what `pnpm dev` runs is compiled. */
const WARM_UP = 3;
const EDITED = "spec/components/schemas/Status.yaml";
/** What the contract is read from, and where it is written to. */
const COPIED = ["spec", "packages/openapi", "packages/types", "packages/client", "generators/core"];

/**
 * From an edit of the contract to all generated files, in a process that follows edits, as `pnpm dev` does.
 *
 * @param bundle Runs the reference once, and returns its seconds.
 */
export async function benchRebuild(reference: string, bundle: () => number): Promise<Table> {
  const copy = mkdtempSync(join(tmpdir(), "rebuild-"));
  const [served, all, theirs]: [number[], number[], number[]] = [[], [], []];
  try {
    for (const folder of COPIED) copyFolder(folder, copy);
    const original = readFileSync(join(copy, EDITED), "utf8");
    for (let edit = 1; edit <= WARM_UP + ROUNDS; edit++) {
      writeFileSync(join(copy, EDITED), original.replace(/description: /, `$&Edit ${edit}. `));
      const begun = performance.now();
      const contract = await readContract(copy);
      if (!(await writeServed(contract, copy))) throw new Error(`An edit of ${EDITED} changed nothing.`);
      const untilServed = performance.now();
      await writeOthers(contract, copy);
      const untilAll = performance.now();
      if (edit <= WARM_UP) continue;
      served.push((untilServed - begun) / 1000);
      all.push((untilAll - begun) / 1000);
      theirs.push(bundle());
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  const row = { unit: "s", reference, theirs };
  return {
    title: "One edit while edits are followed",
    rows: [
      { ...row, what: "until service and mock can start with it", ours: served },
      {
        ...row,
        what: "until all generated files are written",
        ours: all,
        aim: { most: MOST_SECONDS, of: "ours" },
      },
    ],
  };
}

function copyFolder(folder: string, to: string): void {
  mkdirSync(dirname(join(to, folder)), { recursive: true });
  cpSync(join(root, folder), join(to, folder), {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|cjs|test|results|\.turbo)$/.test(file),
  });
}

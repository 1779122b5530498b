import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Attack, Bound } from "../attack.ts";
import type { Finished, Target } from "../target/target.ts";

const TIMEOUT_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const HEADER = "key,name,symbol\n";

/** An attack that imports a hostile file. */
function hostileFile(
  name: string,
  promise: string,
  bounds: Readonly<Record<string, Bound>>,
  write: (folder: string) => string,
  measure: (finished: Finished, data: string) => Record<string, number> = () => ({}),
): Attack {
  return {
    name,
    promise,
    bounds: { hung: { atMost: 0 }, "memory (MB)": { atMost: 300 }, ...bounds },
    async run(target: Target) {
      const folder = target.folder();
      const data = target.folder();
      const args = ["import", write(folder), "--strict", "--data", data];
      const finished = await target.run(args, { patience: TIMEOUT_MS, heap: 512 });
      return {
        "exit code": finished.code ?? -1,
        hung: Number(finished.hung),
        "memory (MB)": finished.peakMemory,
        ...measure(finished, data),
      };
    },
  };
}

const STATES_REASON: Readonly<Record<string, Bound>> = { "exit code": { atLeast: 1, atMost: 3 } };

/** Attacks with imported files. */
export const imports: readonly Attack[] = [
  hostileFile(
    "import-gz-bomb",
    "A small gzip file with an endless line is rejected, using little memory.",
    STATES_REASON,
    (folder) => {
      const file = join(folder, "assets.csv.gz");
      writeFileSync(file, gzipSync(HEADER));
      const member = gzipSync(Buffer.alloc(16 * MEGABYTE, "a"));
      for (let written = 0; written < 1024; written += 16) appendFileSync(file, member);
      return file;
    },
  ),
  hostileFile(
    "import-long-line",
    "A line of 300 MB is rejected, using little memory.",
    STATES_REASON,
    (folder) => {
      const file = join(folder, "assets.csv");
      writeFileSync(file, `${HEADER}k,"`);
      const part = Buffer.alloc(10 * MEGABYTE, "a");
      for (let written = 0; written < 300; written += 10) appendFileSync(file, part);
      appendFileSync(file, '",K\n');
      return file;
    },
  ),
  hostileFile(
    "import-fifo",
    "A named pipe is rejected without waiting for its content.",
    STATES_REASON,
    (folder) => {
      const file = join(folder, "assets.csv");
      execFileSync("mkfifo", [file]);
      return file;
    },
  ),
  hostileFile(
    "import-latin-1",
    "A file with invalid UTF-8 is rejected, and the message has the line number.",
    { ...STATES_REASON, "names the line": { atLeast: 1 } },
    (folder) => {
      const file = join(folder, "assets.csv");
      writeFileSync(file, Buffer.from(`${HEADER}k1,Good,K\nk2,Caf\u00e9,K\n`, "latin1"));
      return file;
    },
    ({ out, err }) => ({ "names the line": Number(/\b3\b/.test(out + err)) }),
  ),
  hostileFile(
    "import-formula",
    "No cell of `rejected.csv` starts a formula.",
    { "cells that start a formula": { atMost: 0 } },
    (folder) => {
      const file = join(folder, "assets.csv");
      writeFileSync(file, `${HEADER}=1+1,,\n+k,,\n@k,,\n-k,,\n`);
      return file;
    },
    (_finished, data) => {
      const file = join(data, "rejected.csv");
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      return { "cells that start a formula": (text.match(/(?:^|,)"?[=+@-]/gm) ?? []).length };
    },
  ),
];

import { type ChildProcess, fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "./child-environment.ts";
import { type Engine, EngineError } from "./engine.ts";

/** What `redocly diff` prints: everything that differs, with the verdicts of its rules. */
interface RedoclyReport {
  changes: { verdicts: { ruleId: string }[] }[];
}

const CHILD = fileURLToPath(new URL("./redocly-child.ts", import.meta.url));
const CONFIG = "redocly.yaml";
/** Without its rules, redocly diff lets everything pass. */
const RULES = "extends: [diff-recommended]\ntelemetry: off\n";

/** `redocly diff`, in one process for all comparisons: its start takes six times as long as its work. */
export function startRedocly(): Engine {
  const program = join(
    dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
    "bin/cli.js",
  );
  const child = fork(CHILD, [program], { env: childEnvironment() });
  return {
    async findBreaks(before, after, folder) {
      writeFileSync(join(folder, CONFIG), RULES);
      const args = ["diff", before, after, "--format=json", "--fail-on=none", `--config=${CONFIG}`];
      const output = await ask(child, { args, folder });
      try {
        const { changes } = JSON.parse(output) as RedoclyReport;
        return changes.flatMap(({ verdicts }) => verdicts.map(({ ruleId }) => ruleId));
      } catch {
        throw new EngineError(`redocly diff printed something other than JSON: ${output.slice(0, 200)}`);
      }
    },
    stop: () => child.kill(),
  };
}

function ask(child: ChildProcess, task: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => reject(new EngineError(`The process of redocly diff ended: ${reason}`));
    if (!child.connected) return fail(child.exitCode);
    child.once("exit", fail);
    child.once("message", (output: string) => {
      child.off("exit", fail);
      resolve(output);
    });
    child.send(task);
  });
}

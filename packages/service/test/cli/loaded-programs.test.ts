import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Writes the programs that a command loads before it does anything. */
const LIST = `
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  const { createProgram } = await import(${JSON.stringify(new URL("../../src/cli/program.ts", import.meta.url))});
  await createProgram(process.argv[1]);
  console.log(process.moduleLoadList.join("\\n"));
`;

function listLoaded(...command: string[]): string {
  const args = ["--input-type=module", "--eval", LIST, ...command];
  return execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

test("a service starts without the programs of other commands, of the sample market, and of what it may never do", () => {
  const loaded = listLoaded("serve");
  expect(loaded).toContain("/src/server/start-server.ts");
  for (const other of [
    "/src/cli/import.ts",
    "csv-parse",
    "cli-progress",
    "/sample/src/seed.ts",
    "@opentelemetry",
    "internal/deps/undici/undici",
  ]) {
    expect(loaded).not.toContain(other);
  }
});

test("where no command is named, all are there", () => {
  const loaded = listLoaded();
  for (const command of ["serve", "publish", "import", "keys", "usage", "maintain"]) {
    expect(loaded).toContain(`/src/cli/${command}.ts`);
  }
});

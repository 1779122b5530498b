import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Lists the modules that a command loads before its action. */
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

test("a service loads no modules of other commands, the sample market or disabled features", () => {
  const loaded = listLoaded("serve");
  expect(loaded).toContain("/src/server/server.ts");
  for (const other of [
    "/src/cli/import.ts",
    "cli-progress",
    "/sample/src/store.ts",
    "internal/deps/undici/undici",
  ]) {
    expect(loaded).not.toContain(other);
  }
});

test("an unknown command loads all modules", () => {
  const loaded = listLoaded();
  for (const command of ["serve", "import", "keys", "usage", "maintain"]) {
    expect(loaded).toContain(`/src/cli/${command}.ts`);
  }
});

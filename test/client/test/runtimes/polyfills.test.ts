import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { polyfilled } from "../../src/runtimes/runtimes.ts";
import { type ProbeServer, startProbeServer } from "../../src/runtimes/server.ts";

const folder = mkdtempSync(join(tmpdir(), "market-data-user-"));
const outfile = join(folder, "probe.js");

/** The probe with the client's sources. `packed.slow.test.ts` uses the packed client. */
const project = {
  folder,
  program: async () => outfile,
  write(path: string, contents: string) {
    writeFileSync(join(folder, path), contents);
    return join(folder, path);
  },
};
let server: ProbeServer;

beforeAll(async () => {
  project.write("package.json", '{ "type": "module" }');
  const probe = fileURLToPath(new URL("../../src/runtimes/probe/program.ts", import.meta.url));
  await build({ entryPoints: [probe], bundle: true, format: "esm", target: "es2022", outfile });
  server = await startProbeServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(Object.entries(polyfilled))("the client works with %s", async (_, run) => {
  const { checks } = await run(project, server);
  expect(Object.keys(checks).length).toBeGreaterThan(0);
  expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
});

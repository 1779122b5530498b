import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Operation, operations } from "@market-data/openapi";
import { createLogger, type Server, startServer } from "@market-data/service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT_CODES } from "../src/exit-codes.ts";
import { listOptions } from "../src/options.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const commands = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, text = ""]) =>
  text.split("\n").filter((line) => line.startsWith("mdata ")),
);

test("the README has the table of exit codes", () => {
  const rows = EXIT_CODES.map(([code, meaning]) => `| ${code} | ${meaning} |\n`);
  expect(readme).toContain(`| code | meaning |\n|---|---|\n${rows.join("")}`);
});

test("the README names every common option", () => {
  const { cryptocurrencyMapV1 } = operations;
  const operation: Operation = { ...cryptocurrencyMapV1, parameters: [] };
  const names = listOptions(operation).map(({ long }) => long as string);
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});

describe("with the service and its sample market", () => {
  const folder = mkdtempSync(join(tmpdir(), "mdata-readme-"));
  const program = fileURLToPath(new URL("../bin/mdata.js", import.meta.url));
  let server: Server;
  beforeAll(async () => {
    const script = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`;
    writeFileSync(join(folder, "mdata"), script, { mode: 0o755 });
    writeFileSync(join(folder, ".market-data-key"), "demo-key-of-plan-enterprise\n", { mode: 0o600 });
    const log = createLogger({ level: "silent" });
    server = await startServer({
      data: join(folder, "data"),
      host: "127.0.0.1",
      port: 0,
      demoKeys: true,
      log,
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test.each(commands)("the README's command succeeds: %s", async (command) => {
    const env = {
      HOME: folder,
      PATH: folder + delimiter + process.env["PATH"],
      MARKET_DATA_URL: server.url,
      MARKET_DATA_KEY: "demo-key-of-plan-enterprise",
    };
    const { stdout, stderr } = await promisify(execFile)(
      "bash",
      ["--norc", "-euo", "pipefail", "-c", command],
      {
        env,
      },
    );
    expect(stderr).toBe("");
    expect(stdout).toMatch(/Bitcoin|BTC|"plan"|^URL|96\d\d\d|\d{4}-\d\d-\d\d/);
  });
});

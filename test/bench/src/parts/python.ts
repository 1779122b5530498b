import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createMockFetch } from "@market-data/mock/fetch";
import { measureAlternately } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";

const OURS = join(ROOT, "packages/python/src");
const PROGRAM = join(import.meta.dirname, "../python-calls.py");
const REDOCLY = join(getPackageFolder("@redocly/cli"), "bin/cli.js");
const CONTRACT = join(ROOT, "packages/openapi/src/generated/openapi.yaml");
const REQUEST = "https://api.example.com/v3/cryptocurrency/quotes/latest?id=1&convert=EUR";

/** The CPU time of the Python client's import and calls. Every call receives the same response from a local server. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-python-"));
  execFileSync(
    process.execPath,
    [REDOCLY, "generate-client", CONTRACT, `--output=${join(folder, "client.ts")}`, "--generator=python"],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off" }, stdio: "ignore" },
  );
  const response = await createMockFetch()(REQUEST, { headers: { "X-SVC_PRO_API_KEY": "benchmark-key" } });
  const body = Buffer.from(await response.arrayBuffer());
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Debian's Python has httpx as a package.
  const measureSide = (side: string, time: "start" | "call") => async (): Promise<number> => {
    const { stdout } = await promisify(execFile)("/usr/bin/python3", [PROGRAM, side, url, OURS, folder], {
      env: { ...process.env, PYTHONPYCACHEPREFIX: join(folder, "cache") },
    });
    return JSON.parse(stdout)[time];
  };
  try {
    const values = await measureAlternately(rounds, {
      start: measureSide("ours", "start"),
      redoclyStart: measureSide("redocly", "start"),
      ours: measureSide("ours", "call"),
      redocly: measureSide("redocly", "call"),
      httpx: measureSide("httpx", "call"),
      urllib: measureSide("urllib", "call"),
    });
    const { ours } = values;
    return {
      pythonStart: { ours: values.start, peer: values.redoclyStart },
      pythonRedocly: { ours, peer: values.redocly },
      pythonHttpx: { ours, peer: values.httpx },
      pythonUrllib: { ours, peer: values.urllib },
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

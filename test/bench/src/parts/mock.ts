import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { exampleCalls } from "../../../../packages/client/test/support/every-operation.ts";
import { Loader } from "../load/loader.ts";
import { ServerProcess, withServers } from "../load/server-process.ts";
import { countPerCpuSecond } from "../load/throughput.ts";
import { measureAlternately } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";
import { HEADERS } from "../servers/key.ts";

const CONTRACT = join(ROOT, "packages/openapi/src/generated/openapi.yaml");
const MOCK = join(getPackageFolder("@market-data/mock"), "bin/market-data-mock.js");
const PRISM = join(getPackageFolder("@stoplight/prism-cli"), "dist/index.js");
const MAX_IDS = 13;

const startOurs = (...more: string[]) =>
  ServerProcess.spawn([MOCK, "--port", "0", ...more], /^ *mock +(http\S+)/m);
const startPrism = async () =>
  ServerProcess.spawn([PRISM, "mock", CONTRACT, "--port", await findPort()], /listening on (http\S+)/);

/** Our mock with its own contract and with a contract file, each compared with `prism mock` of the file. */
export async function measure(rounds: number): Promise<Measured> {
  const mockStart = await measureAlternately(rounds, {
    ours: () => time(startOurs),
    peer: () => time(startPrism),
  });
  using loader = new Loader();
  return await withServers(async (start) => {
    const built = await start(startOurs());
    const file = await start(startOurs("--contract", CONTRACT));
    const prism = await start(startPrism());
    const side = (server: ServerProcess, requests: readonly string[]) => (isWarmUp: boolean) =>
      countPerCpuSecond(loader, server, requests, isWarmUp);
    const examples = exampleCalls.map(({ address }) => address);
    const repeated = await measureAlternately(rounds, {
      ours: side(built, examples),
      peer: side(prism, examples),
    });
    const quotes = await listQuotes(built);
    return {
      mockStart,
      mockRepeated: repeated,
      mockFile: await measureAlternately(rounds, { ours: side(file, quotes), peer: side(prism, quotes) }),
    };
  });
}

/** The seconds until a mock serves. */
async function time(start: () => Promise<ServerProcess>): Promise<number> {
  const begun = performance.now();
  const server = await start();
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

/** Distinct requests for quotes of 3 to 13 assets, with conversion to a currency. */
async function listQuotes({ url }: ServerProcess): Promise<string[]> {
  const response = await fetch(`${url}/v1/cryptocurrency/map`, { headers: HEADERS });
  const { data } = (await response.json()) as { data: { id: number }[] };
  return data.slice(0, -MAX_IDS).map((_, index) => {
    const ids = data.slice(index, index + 3 + (index % (MAX_IDS - 2))).map(({ id }) => id);
    return `/v3/cryptocurrency/quotes/latest?id=${ids.join()}&convert=EUR`;
  });
}

/** Prism's program does not accept port 0. */
async function findPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Program } from "./program.ts";

const mock = fileURLToPath(new URL("../../../../packages/mock/bin/market-data-mock.js", import.meta.url));
const prism = join(
  dirname(createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json")),
  "dist/index.js",
);

/** Starts a mock. */
export type Side = () => Promise<Program>;

const SERVES = /^ *mock +(http\S+)/m;

/** Our mock as anybody runs it. */
export const ownContract: Side = () => Program.start([mock, "--port", "0"], SERVES);

/** Our mock of a contract in a file. */
export function ours(contract: string): Side {
  return () => Program.start([mock, "--port", "0", "--contract", contract], SERVES);
}

/** `prism mock` of the same file. */
export function peer(contract: string): Side {
  return async () =>
    Program.start([prism, "mock", contract, "--port", String(await freePort())], /listening on (http\S+)/);
}

/** Prism's program takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

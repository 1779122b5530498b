// Runs the suite with one client in a separate process: node src/run-one.ts openai
// Sends the results to the parent process.
import dns from "node:dns";
import { isIP } from "node:net";
import { testCases } from "../../src/behaviour/index.ts";
import { runSuite } from "./run-suite.ts";
import { subjects } from "./subjects/index.ts";

// Some clients have a real service as default URL. This process can reach only this machine.
const { lookup } = dns;
dns.lookup = ((host: string, ...others: unknown[]) => {
  if (isIP(host)) return (lookup as (...all: unknown[]) => void)(host, ...others);
  const callback = others.at(-1) as (error: Error) => void;
  callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }));
}) as unknown as typeof dns.lookup;

// An unhandled rejection in the client must not end the remaining tests.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
console.warn = () => {};

const name = process.argv[2] as string;
const load = subjects[name];
if (load === undefined) throw new Error(`There is no client "${name}".`);
const client = await load();
const verdicts = await runSuite(client, testCases);
const { package: module, contract } = client;
process.send?.({ name: client.name, module, contract, verdicts }, () => process.exit(0));

// Puts one client through the suite, in a process of its own: node src/run-one.ts openai
// What it finds is sent to the parent process.
import dns from "node:dns";
import { isIP } from "node:net";
import { points } from "../../src/behaviour/index.ts";
import { runSuite } from "./run-suite.ts";
import { subjects } from "./subjects/index.ts";

// Some clients have a real service as default address: from here nothing but this machine is reached.
const { lookup } = dns;
dns.lookup = ((host: string, ...others: unknown[]) => {
  if (isIP(host)) return (lookup as (...all: unknown[]) => void)(host, ...others);
  const callback = others.at(-1) as (error: Error) => void;
  callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }));
}) as unknown as typeof dns.lookup;

// A client that breaks a promise nobody waits for is not to end the run of the others' points.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
console.warn = () => {};

const name = process.argv[2] as string;
const load = subjects[name];
if (load === undefined) throw new Error(`There is no client "${name}".`);
const client = await load();
const verdicts = await runSuite(client, points);
const { package: module, contract } = client;
process.send?.({ name: client.name, module, contract, verdicts }, () => process.exit(0));

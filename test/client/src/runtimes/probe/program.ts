// For Node, Bun and Deno: the server's address and the runtime's name are arguments.
import { probe } from "./probe.ts";

declare const process: { argv: string[] };
const [server, runtime] = process.argv.slice(2) as [string, string];
await probe(server, runtime);

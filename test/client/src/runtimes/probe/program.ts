// For Node, Bun, Deno and Jest: the server's address and the runtime's name are arguments.
import { probe } from "./probe.ts";

declare const process: { argv: string[] };
const [server, runtime] = process.argv.slice(2) as [string, string];
export const done = probe(server, runtime);

// For Node, Bun, Deno and Jest: the arguments are the server's URL and the name of the runtime.
import { probe } from "./probe.ts";

declare const process: { argv: string[] };
const [server, runtime] = process.argv.slice(2) as [string, string];
export const done = probe(server, runtime);

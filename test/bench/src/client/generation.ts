import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generators } from "../../../client/other-clients/src/generate.ts";
import { type Command, timeInTurn } from "../measure.ts";
import { otherClientsFolder } from "./other-clients.ts";

const ROUNDS = 9;
const getFolder = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const typesGenerator = getFolder("generators/types/src/generate.ts");
const clientGenerator = getFolder("generators/client/src/generate.ts");
const contract = getFolder("packages/openapi/src/generated/openapi.yaml");

/** Contract to types and client, whole processes, beside openapi-typescript alone and the other clients' generators. */
export function benchClientGeneration(): void {
  const folder = mkdtempSync(join(tmpdir(), "bench-generation-"));
  try {
    const commands: Record<string, Command> = {
      "ours, types": generate(typesGenerator, join(folder, "types")),
      "ours, client": generate(clientGenerator, join(folder, "client")),
      "openapi-typescript alone": openapiTypescript(folder),
      ...Object.fromEntries(
        Object.entries(generators).map(([name, options]) => [
          name,
          { program: process.execPath, args: [...options], folder: otherClientsFolder },
        ]),
      ),
    };
    // The least, because whatever else the machine does can only add to it.
    const seconds = timeInTurn(Object.values(commands), ROUNDS).map((values) => Math.min(...values));
    const taken = new Map(Object.keys(commands).map((name, index) => [name, seconds[index] as number]));
    const of = (name: string) => taken.get(name) as number;
    taken.set("ours, types and client", of("ours, types") + of("ours, client"));
    console.log(`\nContract -> types and client, whole processes, wall seconds, the least of ${ROUNDS}`);
    console.table(
      Object.fromEntries(
        [...taken].map(([name, value]) => [
          name,
          { s: round(value), "over openapi-typescript": round(value - of("openapi-typescript alone")) },
        ]),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One of our generators, into a package of its own. It reads the contract's sources, and bundles them itself. */
function generate(generator: string, target: string): Command {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "package.json"), '{ "version": "0.0.0" }');
  return { program: process.execPath, args: [generator, "--target", target] };
}

/** It reads the bundle: bundling is not a step of its own. */
function openapiTypescript(folder: string): Command {
  const bundle = join(folder, "openapi.yaml");
  copyFileSync(contract, bundle);
  const resolve = createRequire(join(otherClientsFolder, "package.json")).resolve;
  const cli = join(dirname(resolve("openapi-typescript/package.json")), "bin/cli.js");
  return { program: process.execPath, args: [cli, bundle, "-o", join(folder, "openapi.ts")] };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

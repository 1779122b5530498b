import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generators } from "../../../client/other-clients/src/generate.ts";
import type { Table } from "../figures/table.ts";
import { type Command, ROUNDS, timeInTurn } from "../measure.ts";
import { nameClient, otherClientsFolder } from "./other-clients.ts";

const getFolder = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const typesGenerator = getFolder("generators/types/src/generate.ts");
const clientGenerator = getFolder("generators/client/src/generate.ts");
const contract = getFolder("packages/openapi/src/generated/openapi.yaml");

/** Contract to types and client, whole processes, beside the other clients' generators. */
export function benchClientGeneration(): Table {
  const folder = mkdtempSync(join(tmpdir(), "bench-generation-"));
  try {
    const others: [name: string, command: Command][] = [
      ["openapi-typescript", openapiTypescript(folder)],
      ...Object.entries(generators).map(([name, options]): [string, Command] => [
        name,
        { program: process.execPath, args: [...options], folder: otherClientsFolder },
      ]),
    ];
    const [types, client, ...theirs] = timeInTurn(
      [
        generate(typesGenerator, join(folder, "types")),
        generate(clientGenerator, join(folder, "client")),
        ...others.map(([, command]) => command),
      ],
      ROUNDS,
    ) as [number[], number[], ...number[][]];
    const ours = types.map((seconds, round) => seconds + (client[round] as number));
    const rows = others.map(([name], index) => ({
      what: "types and client",
      unit: "s",
      ours,
      reference: nameClient(name),
      theirs: theirs[index] as number[],
    }));
    return { title: "Generating, whole processes", rows };
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

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";

const spec = fileURLToPath(new URL("../../../spec", import.meta.url));

interface Root {
  paths: Record<string, { $ref: string }>;
}

/** Writes a contract with our operations several times over, each time under another path and operationId; gives its root file. */
export function multiplyContract(folder: string, times: number): string {
  for (const part of ["components", "extensions", "paths"]) {
    cpSync(join(spec, part), join(folder, part), { recursive: true });
  }
  const root = parse(readFileSync(join(spec, "openapi.yaml"), "utf8")) as Root;
  const originals = Object.entries(root.paths);
  for (let copy = 2; copy <= times; copy++) {
    for (const [path, { $ref }] of originals) addCopy(folder, root, path, $ref, copy);
  }
  const file = join(folder, "openapi.yaml");
  writeFileSync(file, stringify(root, { lineWidth: 0 }));
  return file;
}

function addCopy(folder: string, root: Root, path: string, reference: string, copy: number): void {
  const copiedPath = path.replace(/^(\/v\d+)\//, `$1/copy${copy}/`);
  const copiedReference = `paths${copiedPath}.yaml`;
  const text = readFileSync(join(spec, reference), "utf8")
    .replace(/operationId: (\w+)/, `operationId: $1Copy${copy}`)
    .replaceAll("../components/", "../../components/");
  const file = join(folder, copiedReference);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  root.paths[copiedPath] = { $ref: copiedReference };
}

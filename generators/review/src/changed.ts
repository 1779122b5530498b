import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Part } from "@market-data/spec/lint";
import { isObject, type JsonObject, toEntries, toObject } from "@market-data/spec/reading";
import { CommonParts } from "./common-parts.ts";
import type { ContractPair, ContractSide } from "./pair.ts";

/**
 * The part of the new contract with possible new lint findings: changed paths and components, their users, and their
 * references. Undefined for the whole contract: if a configuration or a fact across all paths changed (paths, names, groups).
 */
export function getChangedPart(pair: ContractPair): Part | undefined {
  const { base, now } = pair;
  if (overall(base.document) !== overall(now.document)) return undefined;
  if (readLintConfiguration(base) !== readLintConfiguration(now)) return undefined;
  const common = new CommonParts(pair);
  const changed = listComponents(now.document).filter((name) => !common.hasText(name));
  const paths = Object.keys(toObject(now.document["paths"])).filter((path) => !common.hasPath(path));
  const reached = paths.flatMap((path) => [...(now.references.byPath().get(path) ?? [])]);
  const below = changed.flatMap((name) => [...now.references.fromComponent(name)]);
  return { paths, components: [...new Set([...reached, ...changed, ...below])] };
}

/** The facts that rules compare across the whole contract, as text. */
function overall({ paths, components, ...rest }: JsonObject): string {
  const names = toEntries(components).map(([section, named]) => [section, Object.keys(toObject(named))]);
  const operations = toEntries(paths).map(([path, item]) => [
    path,
    toEntries(item).map(([method, operation]) => [
      method,
      isObject(operation) ? [operation["operationId"], operation["tags"]] : [],
    ]),
  ]);
  return JSON.stringify([rest, toObject(components)["securitySchemes"], names, operations]);
}

/** The configurations of both linters, as text. */
function readLintConfiguration({ contract }: ContractSide): string {
  const files = ["redocly.yaml", ".spectral.yaml"].map((name) => join(dirname(contract.sources.root), name));
  return JSON.stringify(files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : null)));
}

/** The components of a document, each as `section/Name`. */
function listComponents(document: JsonObject): string[] {
  return toEntries(document["components"]).flatMap(([section, named]) =>
    Object.keys(toObject(named)).map((name) => `${section}/${name}`),
  );
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Part } from "@market-data/spec/lint";
import { isObject, type JsonObject, toEntries, toObject } from "@market-data/spec/reading";
import type { ContractPair, ContractSide } from "./pair.ts";

/**
 * The part of now's contract that a change can bring lint findings to: the paths and the components that changed or lead to one
 * that did, and all that these refer to. Undefined where that is all of it: where something else than paths and components
 * changed, or something that rules compare over all paths (which there are, their names and groups), or the rules themselves.
 */
export function changedPart({ base, now }: ContractPair): Part | undefined {
  if (overall(base.document) !== overall(now.document)) return undefined;
  if (configurationOf(base) !== configurationOf(now)) return undefined;
  const changed = changedComponents(base.document, now.document);
  const meets = (value: ReadonlySet<string>) => changed.some((name) => value.has(name));
  const [before, after] = [toObject(base.document["paths"]), toObject(now.document["paths"])];
  const paths = [...now.references.byPath()].flatMap(([path, used]) =>
    meets(used) || !isSame(before[path], after[path]) ? [path] : [],
  );
  const reached = paths.flatMap((path) => [...(now.references.byPath().get(path) ?? [])]);
  const below = changed.flatMap((name) => [...now.references.from(componentOf(now.document, name))]);
  return { paths, components: [...new Set([...reached, ...changed, ...below])] };
}

/** What rules compare over the whole of a contract, as text. */
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

function configurationOf({ contract }: ContractSide): string | undefined {
  const file = join(dirname(contract.sources.root), "redocly.yaml");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The components whose own text changed, each as `section/Name`. */
function changedComponents(base: JsonObject, now: JsonObject): string[] {
  const before = toObject(base["components"]);
  return toEntries(now["components"]).flatMap(([section, named]) =>
    toEntries(named).flatMap(([name, component]) =>
      isSame(toObject(before[section])[name], component) ? [] : [`${section}/${name}`],
    ),
  );
}

function componentOf(document: JsonObject, name: string) {
  const [section = "", key = ""] = name.split("/");
  return toObject(toObject(document["components"])[section])[key] ?? null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The contract's own extensions: names, allowed locations and schemas. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject, type Json, type JsonObject, toEntries, toList, toObject } from "../../reading/json.ts";
import { resolveReference } from "../../reading/references.ts";
import { type ValidationError, Validator } from "../../reading/validator.ts";
import { readYaml } from "../../reading/yaml.ts";
import type { Kind } from "./kind.ts";

/** The extensions of one version of the contract. */
export interface Extensions {
  /** JSON Schemas by extension name. */
  schemas: ReadonlyMap<string, JsonObject>;
  /** Returns the problems of an extension's value. Paths start at the value. */
  findErrors(name: string, value: Json): ValidationError[];
}

/** The allowed objects by extension. Extensions without an entry are allowed on every object. */
export const extensionPlaces: Readonly<Record<string, readonly Kind[]>> = {
  "x-svc-access": ["operation"],
  "x-svc-aux": ["operation"],
  "x-svc-cache": ["operation"],
  "x-svc-constraints": ["operation"],
  "x-svc-credits": ["operation"],
  "x-svc-errors": ["root"],
  "x-svc-fallback": ["parameter"],
  "x-svc-lifecycle": ["operation", "parameter", "schema"],
  "x-svc-pagination": ["operation"],
  "x-svc-plans": ["root"],
  "x-svc-reads-as": ["parameter"],
  "x-svc-request": ["example"],
  "x-svc-result": ["operation"],
};

/** The extensions of every operation. An operation may omit an extension with a default in its schema. */
export const operationExtensions = [
  "x-svc-access",
  "x-svc-credits",
  "x-svc-cache",
  "x-svc-constraints",
  "x-svc-pagination",
  "x-svc-result",
  "x-svc-lifecycle",
  "x-svc-origin",
];

/**
 * Adds the omitted extensions with their defaults to all operations, so that no reader of the bundle needs the defaults.
 * An operation with `start` or `limit` has to state its pages.
 */
export function fillDefaults(bundle: JsonObject, { schemas }: Extensions): JsonObject {
  const defaults = operationExtensions.flatMap((name): [string, Json][] => {
    const value = schemas.get(name)?.["default"];
    return value === undefined ? [] : [[name, value]];
  });
  function fillOperation(item: JsonObject, operation: JsonObject): JsonObject {
    const parameters = [...toList(item["parameters"]), ...toList(operation["parameters"])];
    const isPaged = parameters.some((parameter) =>
      ["start", "limit"].includes(String(toObject(resolveReference(bundle, parameter))["name"])),
    );
    const omitted = defaults.filter(
      ([name]) => !(name in operation) && !(isPaged && name === "x-svc-pagination"),
    );
    return { ...operation, ...Object.fromEntries(omitted) };
  }
  const paths = toEntries(bundle["paths"]).map(([url, item]) => {
    const entries = toEntries(item).map(([key, value]) => [
      key,
      isObject(value) && "responses" in value ? fillOperation(toObject(item), value) : value,
    ]);
    return [url, isObject(item) ? Object.fromEntries(entries) : item];
  });
  return { ...bundle, paths: Object.fromEntries(paths) };
}

/**
 * Reads the extensions of a contract.
 *
 * @param folder Absolute path of the folder with one JSON Schema file per extension.
 */
export function readExtensions(folder: string): Extensions {
  const schemas = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".yaml"))
      .sort()
      .map((file): [string, JsonObject] => [
        file.slice(0, -".yaml".length),
        toObject(readYaml(join(folder, file))),
      ]),
  );
  const text = JSON.stringify([...schemas]);
  const same = cache.get(text);
  if (same !== undefined) return same;
  const entries = [...schemas].map(([name, schema]) => [name, withinDocument(schema, name)]);
  const validator = new Validator({ $defs: Object.fromEntries(entries) });
  const extensions: Extensions = {
    schemas,
    findErrors: (name, value) => validator.errors(value, ["$defs", name]),
  };
  cache.set(text, extensions);
  return extensions;
}

/** Caches extensions by text, because most versions of a contract share their extensions. */
const cache = new Map<string, Extensions>();

/** Rewrites the references of a schema for one document with all schemas. */
function withinDocument(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item) => withinDocument(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== "$ref") return [key, withinDocument(item, name)];
      const [file, pointer = ""] = String(item).split("#");
      return [key, `#/$defs/${file ? basename(file, ".yaml") : name}${pointer}`];
    }),
  );
}

let projectCache: Extensions | undefined;

/**
 * The extensions of this project's contract. They are read on first use, because most contracts have their own
 * extensions.
 */
export function projectExtensions(): Extensions {
  projectCache ??= readExtensions(fileURLToPath(new URL("../../extensions", import.meta.url)));
  return projectCache;
}

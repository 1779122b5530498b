/** The contract's own extensions: which there are, where each stands, and what each may hold. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject, type Json, type JsonObject, toObject } from "../../reading/json.ts";
import { type ValidationError, Validator } from "../../reading/validator.ts";
import { readYaml } from "../../reading/yaml.ts";
import type { Kind } from "./contract.ts";

/** The extensions of one version of the contract. */
export interface Extensions {
  /** The JSON Schema of each, by the extension's name. */
  schemas: ReadonlyMap<string, JsonObject>;
  /** What is wrong with the value of a known extension; paths begin at the value. */
  errorsOf(name: string, value: Json): ValidationError[];
}

/** The objects that may carry an extension; every object where it has no line here. */
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

/** The extensions that every operation has. `x-svc-aux` comes with an `aux` parameter. */
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
 * Reads the extensions of a contract.
 *
 * @param folder The folder with a JSON Schema a file, each named after its extension, as an absolute path.
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
  const same = read.get(text);
  if (same !== undefined) return same;
  const entries = [...schemas].map(([name, schema]) => [name, withinDocument(schema, name)]);
  const validator = new Validator({ $defs: Object.fromEntries(entries) });
  const extensions: Extensions = {
    schemas,
    errorsOf: (name, value) => validator.errors(value, ["$defs", name]),
  };
  read.set(text, extensions);
  return extensions;
}

/** What was read, by its text: versions of a contract mostly have the same extensions. */
const read = new Map<string, Extensions>();

/** A schema with its references, to its own parts and to other files, as references within one document of all schemas. */
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

let ofProject: Extensions | undefined;

/** The extensions of this project's contract, read where they are first asked for: most contracts have their own. */
export function projectExtensions(): Extensions {
  ofProject ??= readExtensions(fileURLToPath(new URL("../../extensions", import.meta.url)));
  return ofProject;
}

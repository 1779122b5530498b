/** The contract's own extensions: which there are, where each stands, and what each may hold. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";
import type { Kind } from "./contract.ts";
import type { Json, JsonObject } from "./json.ts";
import { explain, type SchemaError } from "./schema-errors.ts";

/** The extensions of one version of the contract. */
export interface Extensions {
  /** The JSON Schema of each, by the extension's name. */
  schemas: ReadonlyMap<string, JsonObject>;
  /** What is wrong with the value of a known extension; paths begin at the value. */
  errorsOf(name: string, value: Json): SchemaError[];
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
  "x-svc-lifecycle": ["operation", "parameter"],
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
        parse(readFileSync(join(folder, file), "utf8")),
      ]),
  );
  // The schemas leave out `type` where a keyword beside them implies it.
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false, verbose: true });
  formats.default(ajv);
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.yaml`);
  return {
    schemas,
    errorsOf(name, value) {
      const validate = ajv.getSchema(`${name}.yaml`);
      if (!validate || validate(value)) return [];
      return explain(validate.errors ?? []);
    },
  };
}

/** The extensions of this project's contract. */
export const projectExtensions = readExtensions(fileURLToPath(new URL("../../extensions", import.meta.url)));

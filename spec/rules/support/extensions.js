/** The contract's own extensions: which there are, where each stands, and what each may hold. */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";
import { explain } from "./schema-errors.js";

/** @typedef {import("./contract.js").Kind} Kind */

const folder = new URL("../../extensions/", import.meta.url);

/** The schema of each extension, by the extension's name. */
export const extensionSchemas = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => [file.slice(0, -".yaml".length), parse(readFileSync(new URL(file, folder), "utf8"))]),
);

/**
 * The objects that may carry an extension; every object where it has no line here.
 *
 * @type {Record<string, Kind[]>}
 */
export const extensionPlaces = {
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

// The schemas leave out `type` where a keyword beside them implies it.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false, verbose: true });
formats.default(ajv);
for (const [name, schema] of extensionSchemas) ajv.addSchema(schema, `${name}.yaml`);

/**
 * Whether an extension's value breaks the extension's schema, and how.
 *
 * @param {string} name A known extension.
 * @param {unknown} value
 * @returns {{ path: string[], message: string }[]} Paths from the value.
 */
export function brokenBy(name, value) {
  const validate = ajv.getSchema(`${name}.yaml`);
  if (!validate || validate(value)) return [];
  return explain(validate.errors ?? []);
}

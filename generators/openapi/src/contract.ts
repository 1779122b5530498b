import {
  type Contract,
  type GeneratedFile,
  isObject,
  type Json,
  type JsonObject,
  literal,
  source,
  valueAt,
} from "@market-data/generator-core";

/** Emits the facts about the whole service. */
export function emitContract({ document, model }: Contract, headerLine: string): GeneratedFile {
  const contents = [
    `// ${headerLine}`,
    'import type { ErrorCode, Plan } from "../operation.ts";',
    "",
    "/** The title and summary of the API, and the version of the contract. */",
    `export const info = ${source({ title: model.title, summary: model.summary, version: model.version })} as const;`,
    "",
    "/** The request header that carries the key. */",
    `export const keyHeader = ${literal(model.keyHeader)};`,
    "",
    "/** The response header that reports the credits used by a request. */",
    `export const creditHeader = ${literal(model.creditHeader)};`,
    "",
    "/** The response header that marks the synthetic data of the sample market. */",
    `export const sampleHeader = ${literal(model.sampleHeader)};`,
    "",
    "/** The plans, the smallest first, with their default limits. */",
    `export const plans: readonly Plan[] = ${source(model.plans.map(withoutOrigin))};`,
    "",
    "/** All values of `error_code` in an error. */",
    `export const errorCodes: readonly ErrorCode[] = ${source(model.errors.map(withoutOrigin))};`,
    "",
    "/** The allowed values of record fields and shared parameters, by component name. */",
    `export const enumerations = ${source(readEnumerations(document))} as const;`,
    "",
  ].join("\n");
  return { path: "contract.ts", contents };
}

function withoutOrigin<Fact extends { origin?: unknown }>({
  origin: _,
  ...fact
}: Fact): Omit<Fact, "origin"> {
  return fact;
}

/**
 * Returns enumerated values by name: `PairCategory` for a component, `MapItem.status` for a field. Omits the `aux`
 * names, because each operation lists its own.
 */
function readEnumerations(document: JsonObject): Record<string, Json> {
  const found: Record<string, Json> = {};
  const add = (name: string, schema: Json | undefined) => {
    const values = isObject(schema) ? (schema["enum"] ?? valueAt(schema, ["items", "enum"])) : undefined;
    if (values !== undefined) found[name] = values;
  };
  for (const [name, parameter] of components(document, "parameters")) {
    if (parameter["name"] !== "aux") add(name, parameter["schema"]);
  }
  for (const [name, schema] of components(document, "schemas")) {
    add(name, schema);
    const properties = schema["properties"];
    for (const [field, property] of Object.entries(isObject(properties) ? properties : {})) {
      add(`${name}.${field}`, property);
    }
  }
  return found;
}

/** Returns the components of a section in alphabetical order. */
function components(document: JsonObject, section: string): [string, JsonObject][] {
  const named = valueAt(document, ["components", section]);
  return Object.entries(isObject(named) ? named : {})
    .filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { parse } from "yaml";
import type { Diagnostic } from "../diagnostics.ts";
import { isObject, type Json, type JsonObject, type Pointer, parseReference, walk } from "../json.ts";
import { type Sources, yamlFiles } from "../sources.ts";
import { suggest } from "../suggest.ts";

/** The JSON Schemas of the `x-svc-*` extensions, by extension name. */
export function readExtensionSchemas(folder: string): Map<string, JsonObject> {
  return new Map(
    yamlFiles(folder).map((file) => [
      basename(file, ".yaml"),
      parse(readFileSync(join(folder, file), "utf8")) as JsonObject,
    ]),
  );
}

/** Every `x-svc-*` key of the contract is a known extension and its value fits that extension's schema. */
export function checkExtensions(document: JsonObject, schemas: Map<string, JsonObject>, sources: Sources): Diagnostic[] {
  const validators = compile(schemas);
  const diagnostics: Diagnostic[] = [];
  walk(document, (value, pointer) => {
    if (!isObject(value)) return true;
    for (const [key, extension] of Object.entries(value)) {
      if (!key.startsWith("x-svc-")) continue;
      diagnostics.push(...checkOne(key, extension, [...pointer, key], validators, sources));
    }
    return true;
  });
  return diagnostics;
}

function compile(schemas: Map<string, JsonObject>): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  ajvFormats.default(ajv);
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.yaml`);
  return new Map([...schemas.keys()].map((name) => [name, ajv.getSchema(`${name}.yaml`) as ValidateFunction]));
}

function checkOne(
  name: string,
  value: Json,
  pointer: Pointer,
  validators: Map<string, ValidateFunction>,
  sources: Sources,
): Diagnostic[] {
  const validate = validators.get(name);
  if (validate === undefined) {
    const message = `Unknown extension "${name}".`;
    return [{ ...sources.locate(pointer), message, advice: suggest(name, [...validators.keys()]) }];
  }
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return mostTelling(errors).map((error) => {
    const place = [...pointer, ...parseReference(error.instancePath), ...extraField(error)];
    return { ...sources.locate(place), ...describe(name, error, errors) };
  });
}

/** Keywords whose failure says most about what was meant, first; `anyOf` and `if` only repeat what failed inside. */
const TELLING = ["additionalProperties", "enum", "const", "pattern", "type", "minItems", "required"];

/** The errors of the most telling keyword, each once: the others often follow from them. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject[] {
  const keyword = TELLING.find((telling) => errors.some((error) => error.keyword === telling));
  const chosen = keyword === undefined ? errors : errors.filter((error) => error.keyword === keyword);
  return [...new Map(chosen.map((error) => [error.instancePath + extraField(error), error])).values()];
}

function extraField(error: ErrorObject): string[] {
  return error.keyword === "additionalProperties" ? [String(error.params["additionalProperty"])] : [];
}

function describe(name: string, error: ErrorObject, errors: readonly ErrorObject[]): { message: string; advice: string } {
  const where = error.instancePath === "" ? `"${name}"` : `"${name}" at ${error.instancePath}`;
  if (error.keyword === "additionalProperties") {
    const field = String(error.params["additionalProperty"]);
    return { message: `Unknown field "${field}" in ${where}.`, advice: suggest(field, allowedFields(error, errors)) };
  }
  if (error.keyword === "enum") {
    const allowed = (error.params["allowedValues"] as unknown[]).map(String);
    const message = `Wrong value in ${where}: ${JSON.stringify(error.data)}.`;
    return { message, advice: suggest(String(error.data), allowed) };
  }
  return {
    message: `Wrong value in ${where}: it ${error.message ?? "does not fit"}.`,
    advice: `See the extension's schema, spec/extensions/${name}.yaml.`,
  };
}

/** The fields that any alternative allows at the place of an unknown one. */
function allowedFields({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): string[] {
  const alternatives = errors.filter((error) => error.keyword === "additionalProperties" && error.instancePath === instancePath);
  const fields = alternatives.flatMap(({ parentSchema }) => Object.keys(parentSchema?.["properties"] ?? {}));
  return [...new Set(fields)];
}

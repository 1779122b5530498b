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
  return mostTelling(validate.errors ?? []).map((error) => {
    const place = [...pointer, ...parseReference(error.instancePath), ...extraField(error)];
    return { ...sources.locate(place), ...describe(name, error) };
  });
}

/** An unknown field says more than the failed alternatives of an `anyOf` around it. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject[] {
  const unknownFields = errors.filter(({ keyword }) => keyword === "additionalProperties");
  const chosen = unknownFields.length > 0 ? unknownFields : errors.filter(({ keyword }) => !/Of$|if/.test(keyword));
  const distinct = new Map((chosen.length > 0 ? chosen : errors).map((error) => [errorKey(error), error]));
  return [...distinct.values()].slice(0, 3);
}

function errorKey(error: ErrorObject): string {
  return `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
}

function extraField(error: ErrorObject): string[] {
  return error.keyword === "additionalProperties" ? [String(error.params["additionalProperty"])] : [];
}

function describe(name: string, error: ErrorObject): { message: string; advice: string } {
  const where = error.instancePath === "" ? `"${name}"` : `"${name}" at ${error.instancePath}`;
  if (error.keyword === "additionalProperties") {
    const field = String(error.params["additionalProperty"]);
    const allowed = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
    return { message: `Unknown field "${field}" in ${where}.`, advice: suggest(field, allowed) };
  }
  if (error.keyword === "enum") {
    const allowed = (error.params["allowedValues"] as unknown[]).map(String);
    return { message: `Wrong value in ${where}: ${JSON.stringify(error.data)}.`, advice: suggest(String(error.data), allowed) };
  }
  return {
    message: `Wrong value in ${where}: it ${error.message ?? "does not fit"}.`,
    advice: `See the extension's schema, spec/extensions/${name}.yaml.`,
  };
}

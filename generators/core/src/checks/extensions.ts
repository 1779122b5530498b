import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Diagnostic } from "../diagnostics.ts";
import { isObject, type Json, type JsonObject, type Pointer, walk } from "../json.ts";
import { type Sources, yamlFiles } from "../sources.ts";
import { suggest } from "../suggest.ts";
import { type Misfit, requirement, Validator } from "../validator.ts";

/** The JSON Schemas of the `x-svc-*` extensions, by extension name. */
export function readExtensionSchemas(folder: string): Map<string, JsonObject> {
  return new Map(
    yamlFiles(folder).map((file) => [
      basename(file, ".yaml"),
      parseYaml(readFileSync(join(folder, file), "utf8")) as JsonObject,
    ]),
  );
}

/** Every `x-svc-*` key of the contract is a known extension and its value fits that extension's schema. */
export function checkExtensions(
  document: JsonObject,
  schemas: Map<string, JsonObject>,
  sources: Sources,
): Diagnostic[] {
  const validator = new Validator(oneDocument(schemas));
  const diagnostics: Diagnostic[] = [];
  walk(document, (value, pointer) => {
    if (!isObject(value)) return true;
    for (const [key, extension] of Object.entries(value)) {
      if (!key.startsWith("x-svc-")) continue;
      diagnostics.push(
        ...checkOne(key, extension, [...pointer, key], [...schemas.keys()], validator, sources),
      );
    }
    return true;
  });
  return diagnostics;
}

/** The extensions' schemas as one document, references between their files as references within it. */
function oneDocument(schemas: Map<string, JsonObject>): JsonObject {
  const entries = [...schemas].map(([name, schema]) => [name, rewriteReferences(schema, name)]);
  return { $defs: Object.fromEntries(entries) as JsonObject };
}

function rewriteReferences(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item) => rewriteReferences(item, name));
  if (!isObject(value)) return value;
  const rewritten: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    rewritten[key] = key === "$ref" ? rewriteReference(String(item), name) : rewriteReferences(item, name);
  }
  return rewritten;
}

function rewriteReference(reference: string, name: string): string {
  const [file, pointer = ""] = reference.split("#");
  return `#/$defs/${file === "" ? name : basename(file as string, ".yaml")}${pointer}`;
}

function checkOne(
  name: string,
  value: Json,
  pointer: Pointer,
  known: readonly string[],
  validator: Validator,
  sources: Sources,
): Diagnostic[] {
  if (!known.includes(name)) {
    const message = `Unknown extension "${name}".`;
    return [{ ...sources.locate(pointer), message, advice: suggest(name, known) }];
  }
  const misfits = validator.misfits(value, ["$defs", name]);
  const [first] = misfits;
  if (first === undefined) return [];
  return [{ ...sources.locate([...pointer, ...first.at]), ...describe(name, first, misfits) }];
}

function describe(
  name: string,
  misfit: Misfit,
  misfits: readonly Misfit[],
): { message: string; advice: string } {
  const { at, keyword, expected } = misfit;
  if (keyword === "additionalProperties") {
    const field = String(at.at(-1));
    const message = `Unknown field "${field}" in ${place(name, at.slice(0, -1))}.`;
    return { message, advice: suggest(field, allowedFields(misfit, misfits)) };
  }
  const message = `Wrong value in ${place(name, at)}: it ${requirement(misfit)}.`;
  if (keyword === "enum")
    return { message, advice: `Write one of these: ${(expected as Json[]).join(", ")}.` };
  return { message, advice: `See the extension's schema, spec/extensions/${name}.yaml.` };
}

function place(name: string, at: Pointer): string {
  return at.length === 0 ? `"${name}"` : `"${name}" at /${at.join("/")}`;
}

/** The fields that any alternative of the schema allows at the place of an unknown one. */
function allowedFields({ at }: Misfit, misfits: readonly Misfit[]): string[] {
  const alternatives = misfits.filter(
    (other) => other.keyword === "additionalProperties" && other.at.join() === at.join(),
  );
  return [
    ...new Set(alternatives.flatMap(({ schema }) => Object.keys((schema["properties"] as JsonObject) ?? {}))),
  ];
}

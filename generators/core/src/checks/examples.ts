import type { Diagnostic } from "../diagnostics.ts";
import {
  formatReference,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  valueAt,
  walk,
} from "../json.ts";
import type { Sources } from "../sources.ts";
import { requirement, Validator } from "../validator.ts";

interface Example {
  value: Json;
  /** Where the example stands in the bundle. */
  pointer: Pointer;
  /** Where the schema that it must fit stands in the bundle. */
  schema: Pointer;
}

/** Every example of the contract fits its schema. */
export function checkExamples(document: JsonObject, sources: Sources): Diagnostic[] {
  const examples = findExamples(document);
  const validator = new Validator(schemasOf(document, examples));
  return examples.flatMap(({ value, pointer, schema }) => {
    const [misfit] = validator.misfits(value, schemaPlace(schema));
    if (misfit === undefined) return [];
    const at = misfit.at.length === 0 ? "it" : `/${misfit.at.join("/")}`;
    return {
      ...sources.locate([...pointer, ...misfit.at]),
      message: `This example does not fit its schema: ${at} ${requirement(misfit)}.`,
      advice: `Change the example, or the schema's "${misfit.keyword}".`,
    };
  });
}

/** The component schemas, and beside them the schemas that stand elsewhere and have examples. */
function schemasOf(document: JsonObject, examples: readonly Example[]): JsonObject {
  const schemas = valueAt(document, ["components", "schemas"]) ?? {};
  const $defs: JsonObject = {};
  for (const { schema } of examples) {
    if (!isComponentSchema(schema)) $defs[formatReference(schema)] = valueAt(document, schema) ?? {};
  }
  return { components: { schemas }, $defs };
}

function schemaPlace(schema: Pointer): Pointer {
  return isComponentSchema(schema) ? schema : ["$defs", formatReference(schema)];
}

function isComponentSchema([first, second]: Pointer): boolean {
  return first === "components" && second === "schemas";
}

/** Examples beside a `schema` (parameters, headers, media types) and examples inside of schemas. */
function findExamples(document: JsonObject): Example[] {
  const found: Example[] = [];
  walk(document, (value, pointer) => {
    if (!isObject(value)) return !Array.isArray(value) || pointer.at(-1) !== "examples";
    if (isObject(value["schema"])) found.push(...examplesBeside(document, value, pointer));
    if (Array.isArray(value["examples"])) {
      for (const [index, example] of value["examples"].entries()) {
        found.push({ value: example, pointer: [...pointer, "examples", index], schema: pointer });
      }
    }
    return !isExampleValue(pointer) && !String(pointer.at(-1)).startsWith("x-");
  });
  return found;
}

function isExampleValue(pointer: Pointer): boolean {
  return pointer.at(-1) === "value" && pointer.at(-3) === "examples";
}

function examplesBeside(document: JsonObject, holder: JsonObject, pointer: Pointer): Example[] {
  const schema = [...pointer, "schema"];
  const found: Example[] = [];
  if (holder["example"] !== undefined)
    found.push({ value: holder["example"], pointer: [...pointer, "example"], schema });
  if (!isObject(holder["examples"])) return found;
  for (const [name, entry] of Object.entries(holder["examples"])) {
    const inline = [...pointer, "examples", name];
    const reference = isObject(entry) ? entry["$ref"] : undefined;
    const place = typeof reference === "string" ? parseReference(reference) : inline;
    const value = valueAt(document, [...place, "value"]);
    if (value !== undefined) found.push({ value, pointer: [...place, "value"], schema });
  }
  return found;
}

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import type { Diagnostic } from "../diagnostics.ts";
import { formatReference, isObject, type Json, type JsonObject, type Pointer, parseReference, valueAt, walk } from "../json.ts";
import type { Sources } from "../sources.ts";

interface Example {
  value: Json;
  /** Where the example stands in the bundle. */
  pointer: Pointer;
  /** Where the schema that it must fit stands in the bundle. */
  schema: Pointer;
}

/** Every example of the contract fits its schema. */
export function checkExamples(document: JsonObject, sources: Sources): Diagnostic[] {
  const validatorAt = schemaCompiler(document);
  return findExamples(document).flatMap(({ value, pointer, schema }) => {
    const validate = validatorAt(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, 1).map((error) => ({
      ...sources.locate([...pointer, ...parseReference(error.instancePath)]),
      message: `This example does not fit its schema: ${error.instancePath || "it"} ${error.message}.`,
      advice: advise(error),
    }));
  });
}

function advise(error: ErrorObject): string {
  const details = Object.values(error.params).flat().join(", ");
  return `Change the example, or the schema's "${error.keyword}"${details === "" ? "" : ` (${details})`}.`;
}

function schemaCompiler(document: JsonObject): (schema: Pointer) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  ajvFormats.default(ajv);
  ajv.addFormat("int32", true);
  ajv.addFormat("int64", true);
  ajv.addSchema(document, "contract");
  return (schema) => {
    const validate = ajv.getSchema(`contract${formatReference(schema)}`);
    if (validate === undefined) throw new Error(`No schema at ${formatReference(schema)}`);
    return validate as ValidateFunction;
  };
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
  if (holder["example"] !== undefined) found.push({ value: holder["example"], pointer: [...pointer, "example"], schema });
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

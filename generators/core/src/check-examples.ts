import {
  type Diagnostic,
  describeError,
  formatReference,
  getReference,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  type Sources,
  Validator,
  valueAt,
  walk,
} from "@market-data/spec/reading";

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
  const validator = new Validator(getSchemas(document, examples));
  return examples.flatMap(({ value, pointer, schema }) => {
    const [error] = validator.errors(value, schemaPlace(schema));
    if (error === undefined) return [];
    const at = error.path.length === 0 ? "it" : `/${error.path.join("/")}`;
    return {
      ...sources.locate([...pointer, ...error.path]),
      message: `This example does not fit its schema: ${at} ${describeError(error)}.`,
      advice: `Change the example, or the schema's "${error.keyword}".`,
    };
  });
}

/** The component schemas, and beside them the schemas that stand elsewhere and have examples. */
function getSchemas(document: JsonObject, examples: readonly Example[]): JsonObject {
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
    const reference = getReference(entry);
    const place = reference === undefined ? inline : parseReference(reference);
    const value = valueAt(document, [...place, "value"]);
    if (value !== undefined) found.push({ value, pointer: [...place, "value"], schema });
  }
  return found;
}

import { type Json, type JsonObject, type Pointer, valueAt } from "./json.ts";
import { formatReference } from "./references.ts";
import { describeError, type ValidationError, Validator } from "./validator.ts";

/** A value that a contract states, as an example or a default. */
export interface StatedValue {
  value: Json;
  /** Where the value stands in the bundle. */
  pointer: Pointer;
  /** Where the schema that it must fit stands in the bundle. */
  schema: Pointer;
}

/** A stated value that does not fit its schema. */
export interface InvalidValue {
  stated: StatedValue;
  /** Where in the bundle the value is wrong. */
  pointer: Pointer;
  /** The clearest of the errors. */
  error: ValidationError;
  /** What is wrong, and what to write instead: `it is 0; write a value of at least 1`. */
  problem: string;
}

/** Finds the values of a bundle that do not fit their schemas. */
export function findInvalidValues(document: JsonObject, values: readonly StatedValue[]): InvalidValue[] {
  const validator = new Validator(getSchemas(document, values));
  return values.flatMap((stated) => {
    const [error] = validator.errors(stated.value, schemaPlace(stated.schema));
    if (error === undefined) return [];
    return { stated, pointer: [...stated.pointer, ...error.path], error, problem: describeInvalid(error) };
  });
}

/** What is wrong with a value, named by its path within what was checked. */
export function describeInvalid(error: ValidationError): string {
  const at = error.path.length === 0 ? "it" : `/${error.path.join("/")}`;
  return `${at} ${describeError(error)}`;
}

/** The component schemas, and beside them the schemas that stand elsewhere and have values. */
function getSchemas(document: JsonObject, values: readonly StatedValue[]): JsonObject {
  const schemas = valueAt(document, ["components", "schemas"]) ?? {};
  const $defs: JsonObject = {};
  for (const { schema } of values) {
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

import { type Json, type JsonObject, type Pointer, valueAt } from "./json.ts";
import { formatReference } from "./references.ts";
import { describeError, type ValidationError, Validator } from "./validator.ts";

/** An example or a default of a contract. */
export interface StatedValue {
  value: Json;
  /** Location of the value in the bundle. */
  pointer: Pointer;
  /** Location of the value's schema in the bundle. */
  schema: Pointer;
}

/** An invalid value of a schema. */
export interface InvalidValue {
  stated: StatedValue;
  /** Location of the error in the bundle. */
  pointer: Pointer;
  /** The clearest error. */
  error: ValidationError;
  /** Problem and fix: `it is 0; write a value of at least 1`. */
  problem: string;
}

/** Finds the invalid values of a bundle. */
export function findInvalidValues(document: JsonObject, values: readonly StatedValue[]): InvalidValue[] {
  const validator = new Validator(getSchemas(document, values));
  return values.flatMap((stated) => {
    const [error] = validator.errors(stated.value, schemaPlace(stated.schema));
    if (error === undefined) return [];
    return { stated, pointer: [...stated.pointer, ...error.path], error, problem: describeInvalid(error) };
  });
}

/** Describes the problem of a value, with a path relative to the checked value. */
export function describeInvalid(error: ValidationError): string {
  const at = error.path.length === 0 ? "it" : `/${error.path.join("/")}`;
  return `${at} ${describeError(error)}`;
}

/** Returns the component schemas and the inline schemas with values. */
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

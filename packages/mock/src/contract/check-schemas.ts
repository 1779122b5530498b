import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { BrokenContract, isObject, type Json, type JsonObject, objectOf, referred } from "./document.ts";

/**
 * Sees to it that every reference leads somewhere and every component schema is a JSON Schema: Prism passes over a
 * schema that it cannot compile, and then checks nothing.
 *
 * @throws {BrokenContract} with the place of the first fault.
 */
export function checkSchemas(document: JsonObject): void {
  checkReferences(document, document);
  const ajv = new Ajv2020({ strict: false, logger: false });
  for (const [name, schema] of Object.entries(objectOf(objectOf(document["components"])["schemas"]))) {
    if (ajv.validateSchema(schema as object) === true) continue;
    const [fault] = ajv.errors as [ErrorObject];
    const values = fault.params["allowedValues"];
    const allowed = Array.isArray(values) ? ` (${values.join(", ")})` : "";
    throw new BrokenContract(
      `components/schemas/${name}${fault.instancePath} is no JSON Schema: it ${fault.message}${allowed}.`,
    );
  }
}

function checkReferences(document: JsonObject, value: Json): void {
  if (Array.isArray(value)) {
    for (const item of value) checkReferences(document, item);
  } else if (isObject(value)) {
    if (typeof value["$ref"] === "string") referred(document, value["$ref"]);
    for (const item of Object.values(value)) checkReferences(document, item);
  }
}

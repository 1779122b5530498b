import {
  asObject,
  findReferenced,
  InvalidContractError,
  isObject,
  type Json,
  type JsonObject,
} from "@market-data/openapi/contract";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";

/**
 * Sees to it that every reference leads somewhere and every component schema is a JSON Schema: Prism passes over a
 * schema that it cannot compile, and then checks nothing.
 *
 * @throws {InvalidContractError} with the place of the first fault.
 */
export function checkSchemas(document: JsonObject): void {
  checkReferences(document, document);
  const ajv = new Ajv2020({ strict: false, logger: false });
  for (const [name, schema] of Object.entries(asObject(asObject(document["components"])["schemas"]))) {
    if (ajv.validateSchema(schema as object) === true) continue;
    const [fault] = ajv.errors as [ErrorObject];
    const values = fault.params["allowedValues"];
    const allowed = Array.isArray(values) ? ` (${values.join(", ")})` : "";
    throw new InvalidContractError(
      `components/schemas/${name}${fault.instancePath} is not a JSON Schema: it ${fault.message}${allowed}.`,
    );
  }
}

function checkReferences(document: JsonObject, value: Json): void {
  if (Array.isArray(value)) {
    for (const item of value) checkReferences(document, item);
  } else if (isObject(value)) {
    if (typeof value["$ref"] === "string") findReferenced(document, value["$ref"]);
    for (const item of Object.values(value)) checkReferences(document, item);
  }
}

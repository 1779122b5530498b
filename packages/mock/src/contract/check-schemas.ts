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
 * Checks that every reference exists and every component schema is a valid JSON Schema. Prism silently ignores
 * invalid schemas.
 *
 * @throws {InvalidContractError} with the place of the first problem.
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
      `components/schemas/${name}${fault.instancePath} is not a valid JSON Schema: it ${fault.message}${allowed}.`,
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

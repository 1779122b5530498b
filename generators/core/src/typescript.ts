import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { JsonObject } from "./json.ts";

/**
 * An OpenAPI document's types as TypeScript. The only file that knows openapi-typescript.
 * @param names Whether each component schema also gets a type of its own name.
 */
export async function typescriptOf(document: JsonObject, names: boolean): Promise<string> {
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const types = await openapiTypescript(copy, {
    alphabetize: false,
    defaultNonNullable: false,
    rootTypes: names,
    rootTypesNoSchemaPrefix: names,
    silent: true,
  });
  return astToString(types);
}

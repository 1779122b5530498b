import type { JsonObject } from "@market-data/spec/reading";
import type { OpenAPI3 } from "openapi-typescript";
import { DocMarks, type Documentation, writtenDoc } from "./doc-marks.ts";

/**
 * An OpenAPI document's types as TypeScript. The only file that knows openapi-typescript.
 * @param names Whether each component schema also gets a type of its own name.
 * @param documentation What the comments say; what the document says where absent.
 */
export async function toTypeScript(
  document: JsonObject,
  names: boolean,
  documentation: Documentation = writtenDoc,
): Promise<string> {
  // Loaded where it is used: it brings the whole TypeScript compiler, which most emitters can do without.
  const { default: openapiTypescript, astToString } = await import("openapi-typescript");
  const marks = new DocMarks(document, documentation);
  const types = await openapiTypescript(marks.marked() as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    rootTypes: names,
    rootTypesNoSchemaPrefix: names,
    silent: true,
  });
  return marks.restore(astToString(types));
}

/// <reference path="./openapi-typescript.d.ts" />
import type { JsonObject } from "@market-data/spec/reading";
import type { OpenAPI3 } from "openapi-typescript";
import { DocMarks, type Documentation, writtenDoc } from "./doc-marks.ts";

/**
 * An OpenAPI document's types as TypeScript. The only file that knows openapi-typescript, and of that only what converts:
 * the document is bundled and checked already, and its own bundler and linter take longer than all else that it does.
 * @param names Whether each component schema also gets a type of its own name.
 * @param documentation What the comments say; what the document says where absent.
 */
export async function toTypeScript(
  document: JsonObject,
  names: boolean,
  documentation: Documentation = writtenDoc,
): Promise<string> {
  // Loaded where it is used: it brings the whole TypeScript compiler, which most emitters can do without.
  const [{ default: transform }, { astToString }, { resolveRef, scanDiscriminators }] = await Promise.all([
    import("openapi-typescript/dist/transform/index.js"),
    import("openapi-typescript/dist/lib/ts.js"),
    import("openapi-typescript/dist/lib/utils.js"),
  ]);
  const marks = new DocMarks(document, documentation);
  const marked = marks.marked() as unknown as OpenAPI3;
  const types = transform(marked, {
    rootTypes: names,
    rootTypesNoSchemaPrefix: names,
    discriminators: scanDiscriminators(marked, {}),
    injectFooter: [],
    resolve: (reference) => resolveRef(marked, reference, { silent: true }),
  });
  return marks.restore(astToString(types));
}

/// <reference path="./openapi-typescript.d.ts" />
import { createRequire } from "node:module";
import type { JsonObject } from "@market-data/spec/reading";
import type { OpenAPI3 } from "openapi-typescript";
import { DocMarks, type Documentation, writtenDoc } from "./doc-marks.ts";

/**
 * An OpenAPI document's types as TypeScript. The only file that knows openapi-typescript, and of that only what converts:
 * the document is bundled and checked already, and its own bundler and linter take longer than all else that it does.
 * @param names Whether each component schema also gets a type of its own name.
 * @param documentation What the comments say; what the document says where absent.
 */
export function toTypeScript(
  document: JsonObject,
  names: boolean,
  documentation: Documentation = writtenDoc,
): string {
  const marks = new DocMarks(document, documentation);
  return marks.restore(transformOnce(marks.marked(), names));
}

/** The two versions that a review compares. */
const MAX_MADE = 2;
/** What was made last, by the document: versions of a contract that differ in words and bounds alone have the same types. */
const made = new Map<string, string>();

function transformOnce(marked: JsonObject, names: boolean): string {
  const key = JSON.stringify([names, marked]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const types = transformDocument(marked as unknown as OpenAPI3, names);
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size >= MAX_MADE) made.delete(oldest);
  made.set(key, types);
  return types;
}

const require = createRequire(import.meta.url);

function transformDocument(document: OpenAPI3, names: boolean): string {
  // Loaded where it is used: it brings the whole TypeScript compiler, which most emitters can do without. Not imported:
  // before a CommonJS module is, all of it is read for the names that it exports.
  const transform: typeof import("openapi-typescript/dist/transform/index.cjs") = require("openapi-typescript/dist/transform/index.cjs");
  const {
    astToString,
  }: typeof import("openapi-typescript/dist/lib/ts.cjs") = require("openapi-typescript/dist/lib/ts.cjs");
  const {
    resolveRef,
    scanDiscriminators,
  }: typeof import("openapi-typescript/dist/lib/utils.cjs") = require("openapi-typescript/dist/lib/utils.cjs");
  return astToString(
    transform(document, {
      rootTypes: names,
      rootTypesNoSchemaPrefix: names,
      discriminators: scanDiscriminators(document, {}),
      injectFooter: [],
      resolve: (reference) => resolveRef(document, reference, { silent: true }),
    }),
  );
}

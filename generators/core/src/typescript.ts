import { createRequire } from "node:module";
import type { JsonObject } from "@market-data/spec/reading";
import type { OpenAPI3 } from "openapi-typescript";
import { DocPlaceholders, type Documentation, writtenDoc } from "./doc-placeholders.ts";

/**
 * Generates the TypeScript types of an OpenAPI document. Only this file uses openapi-typescript.
 * @param names Whether each component schema also gets a type with its own name.
 * @param documentation Creates the comments. Default: the descriptions of the document.
 */
export function toTypeScript(
  document: JsonObject,
  names: boolean,
  documentation: Documentation = writtenDoc,
): string {
  const placeholders = new DocPlaceholders(document, documentation);
  return placeholders.restore(transformOnce(placeholders.withPlaceholders(), names));
}

/** Required by OpenAPI, without effect on the types. The cache key does not contain these fields. */
const COMMON_HEAD: Pick<OpenAPI3, "openapi" | "info"> = {
  openapi: "3.1.0",
  info: { title: "", version: "" },
};
/** Enough for a review, which compares two versions. */
const MAX_CACHED = 2;
/** Caches the latest types by document. Versions that differ only in descriptions and bounds share their types. */
const cache = new Map<string, string>();

function transformOnce(document: JsonObject, names: boolean): string {
  const key = JSON.stringify([names, document]);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const types = transformDocument({ ...COMMON_HEAD, ...document }, names);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest);
  cache.set(key, types);
  return types;
}

const require = createRequire(import.meta.url);

/** The modules of the transformer. The main module also loads a validator for documents with errors. */
const MODULES = ["transform/index.cjs", "lib/utils.cjs", "lib/ts.cjs"];

function transformDocument(document: OpenAPI3, names: boolean): string {
  // Loaded on first use, because openapi-typescript loads the TypeScript compiler and most emitters need no compiler.
  // `require` is faster than `import`: an import first scans a CommonJS module for export names.
  const [transformer, helpers, printer] = MODULES.map((file) => require(`openapi-typescript/dist/${file}`));
  const options = {
    rootTypes: names,
    rootTypesNoSchemaPrefix: names,
    silent: true,
    defaultNonNullable: true,
  };
  const types = transformer(document, {
    ...options,
    injectFooter: [],
    discriminators: helpers.scanDiscriminators(document, options),
    resolve: (reference: string) => helpers.resolveRef(document, reference, options),
  });
  return printer.astToString(types);
}

import type { Json, JsonObject } from "@market-data/generator-core";
import { type Change, compareDocuments, createDocumentSide, getVerdict } from "../../src/index.ts";

/** The changes between two documents without sources. */
export function compare(
  before: JsonObject,
  after: JsonObject,
  published: { hasPublishedRecords?: true } = {},
): Change[] {
  const side = (document: JsonObject) => ({
    ...createDocumentSide(document, () => ({ file: "openapi.yaml", line: 1 })),
    ...published,
  });
  return compareDocuments({ base: side(before), now: side(after) });
}

/** The verdict and the rule of the first change with the verdict's level: `major request-type-narrowed`, or `none`. */
export function outcome(changes: readonly Change[]): string {
  const { level } = getVerdict(changes);
  return [level, changes.find((change) => change.level === level)?.rule ?? ""].join(" ").trim();
}

/** A document with a single operation. */
export function document(
  operation: JsonObject,
  components: JsonObject = {},
  more: JsonObject = {},
): JsonObject {
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1.0.0" },
    paths: { "/things": { get: { operationId: "getThings", responses: {}, ...operation } } },
    components,
    ...more,
  };
}

/** A document with a parameter of a schema. */
export function withParameter(schema: Json, schemas: JsonObject = {}): JsonObject {
  return document({ parameters: [{ name: "x", in: "query", schema }] }, { schemas });
}

/** A document with a request body of a schema. */
export function withBody(schema: Json, schemas: JsonObject = {}): JsonObject {
  return document({ requestBody: { content: { "application/json": { schema } } } }, { schemas });
}

/** A document with a response of a schema. */
export function withResponse(schema: Json, schemas: JsonObject = {}): JsonObject {
  const content = { "application/json": { schema } };
  return document({ responses: { 200: { description: "Things.", content } } }, { schemas });
}

import {
  isObject,
  type Json,
  type JsonObject,
  pascalCase,
  toObject,
  valueAt,
} from "@market-data/spec/reading";
import type { Model, Operation } from "./model.ts";

/**
 * Returns the published contract. Prism sends header examples unchanged, so each success gets its own examples of cache
 * time and credits. A shared header with a different example is copied. The name of the copy ends with the value of its
 * example.
 */
export function toPublishedDocument(model: Model): JsonObject {
  const document = structuredClone(model.document);
  const shared = toObject(valueAt(document, ["components", "headers"]));
  for (const operation of [...model.operations, ...model.streams]) {
    const own = toObject(valueAt(document, ["paths", operation.path, "get", "responses", "200", "headers"]));
    const examples = { "Cache-Control": getCaching(operation), [model.creditHeader]: getCredits(operation) };
    for (const [name, example] of Object.entries(examples)) {
      const component = String(valueAt(own, [name, "$ref"]))
        .split("/")
        .at(-1) as string;
      const header = shared[component];
      if (example === undefined || !isObject(header) || header["example"] === example) continue;
      const copy = component + pascalCase(String(example));
      shared[copy] = { ...header, example };
      own[name] = { $ref: `#/components/headers/${copy}` };
    }
  }
  return document;
}

/** Undefined if caching depends on the time of the request. */
function getCaching({ cache }: Operation): string | undefined {
  if ("seconds" in cache) return `private, max-age=${cache.seconds}`;
  if ("schedule" in cache) return undefined;
  return "never" in cache ? "private, no-store" : "private, no-cache";
}

/** Returns the credits of the first example. Undefined if the example states no credits. */
function getCredits({ success }: Operation): Json | undefined {
  return valueAt(success.examples[0]?.value, ["status", "credit_count"]);
}

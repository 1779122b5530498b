import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { type Finding, proseChanged } from "./finding.ts";
import { same } from "./normal-form/read-schema.ts";

/** An object of the document, where it is written. */
export interface Located {
  readonly node: JsonObject;
  readonly pointer: Pointer;
}

export function resolveAt(document: JsonObject, pointer: Pointer): Located | undefined {
  const place = followReferences(document, pointer);
  const node = valueAt(document, place);
  return isObject(node) ? { node, pointer: place } : undefined;
}

/** The description of something, and its example. */
export function describeProse(before: Located, after: Located, subject: string): Finding[] {
  return ["description", "example", "examples"]
    .filter((key) => !same(before.node[key], after.node[key]))
    .map((key) =>
      proseChanged(key === "description" ? key : "example", subject, {
        base: [...before.pointer, key],
        now: [...after.pointer, key],
      }),
    );
}

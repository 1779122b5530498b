import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import type { Direction } from "../review.ts";
import { capitalize } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { same } from "./normal-form/read-schema.ts";

/** An object of the document with a place. */
export interface Located {
  readonly node: JsonObject;
  readonly pointer: Pointer;
}

export function resolveAt(document: JsonObject, pointer: Pointer): Located | undefined {
  const place = followReferences(document, pointer);
  const node = valueAt(document, place);
  return isObject(node) ? { node, pointer: place } : undefined;
}

/** Changes of a description and of examples. */
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

/** A new deprecation, or the end of a deprecation. */
export function compareDeprecation(
  owner: `${Direction}-header` | `${Direction}-parameter` | "operation",
  before: Located,
  after: Located,
  about: { subject: string; direction?: Direction },
): Finding[] {
  const [was, is] = [before.node["deprecated"] === true, after.node["deprecated"] === true];
  if (was === is) return [];
  return [
    {
      ...about,
      rule: is ? `${owner}-deprecated` : `${owner}-no-longer-deprecated`,
      text: `${capitalize(about.subject)} is ${is ? "" : "no longer "}deprecated.`,
      places: { base: [...before.pointer, "deprecated"], now: [...after.pointer, "deprecated"] },
    },
  ];
}

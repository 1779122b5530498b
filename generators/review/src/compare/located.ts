import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import type { Pair } from "../pair.ts";
import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { METHODS } from "./normal-form/read-operations.ts";
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

const PARAMETER = [
  ...["name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode"],
  ...["allowReserved", "schema", "content", "example", "examples"],
];

/** The keywords with a rule, for each kind of object. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  API: [
    ...["openapi", "$self", "jsonSchemaDialect", "info", "servers", "paths", "webhooks", "components"],
    ...["security", "tags", "externalDocs"],
  ],
  "path item": [...METHODS, "additionalOperations", "parameters", "servers", "summary", "description"],
  operation: [
    ...["tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody"],
    ...["responses", "callbacks", "deprecated", "security", "servers"],
  ],
  parameter: PARAMETER,
  header: PARAMETER,
  "request body": ["description", "content", "required"],
  response: ["description", "summary", "headers", "content", "links"],
  "media type": ["schema", "itemSchema", "example", "examples", "encoding"],
};

/** Changes of keywords without a rule, compared as written with their references. */
export function compareUnknown(
  { base, now }: Pair,
  kind: keyof typeof KNOWN,
  before: Located,
  after: Located,
  subject: string,
): Finding[] {
  const names = new Set([...Object.keys(before.node), ...Object.keys(after.node)]);
  return [...names]
    .filter((name) => !KNOWN[kind]?.includes(name) && !name.startsWith("x-") && name !== "$ref")
    .filter(
      (name) =>
        !same(
          base.references.expand(before.node[name] ?? null),
          now.references.expand(after.node[name] ?? null),
        ),
    )
    .map((name) => ({
      rule: "unknown-keyword-changed",
      subject,
      text: `${code(name)} of ${subject} changed.`,
      places: { base: [...before.pointer, name], now: [...after.pointer, name] },
    }));
}

/** Changes of a summary, a description and of examples. */
export function describeProse(before: Located, after: Located, subject: string): Finding[] {
  return (["summary", "description", "example", "examples"] as const)
    .filter((key) => !same(before.node[key], after.node[key]))
    .map((key) =>
      proseChanged(key === "examples" ? "example" : key, subject, {
        base: [...before.pointer, key],
        now: [...after.pointer, key],
      }),
    );
}

/** A schema that is new, or missing now. */
export function schemaPresence(
  isNew: boolean,
  about: { subject: string; direction: Direction },
  places: Finding["places"],
): Finding {
  return {
    subject: about.subject,
    direction: about.direction,
    rule: `${about.direction}-schema-${isNew ? "added" : "removed"}`,
    text: `${capitalize(about.subject)} has ${isNew ? "a schema now" : "no schema any more"}.`,
    places,
  };
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

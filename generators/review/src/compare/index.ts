import { type Pointer, toObject, valueAt } from "@market-data/generator-core";
import { grade } from "../catalogue.ts";
import { CommonParts } from "../common-parts.ts";
import { ReviewError } from "../errors.ts";
import { namedOperations, nearestPlace, type Pair, type Places, type Side, sourcePlace } from "../pair.ts";
import type { Change } from "../review.ts";
import { compareApi } from "./api.ts";
import type { Finding } from "./finding.ts";
import { findAmbiguous, readOperations } from "./normal-form/read-operations.ts";
import { indexOperations } from "./operation-index.ts";
import { compareOperation, compareOperations } from "./operations.ts";
import { withValues } from "./replaced-values.ts";
import { SchemaComparison } from "./schemas.ts";
import { compareSchemes } from "./security.ts";
import { compareWebhooks } from "./webhooks.ts";

/** A finding with the affected operations. */
interface Merged {
  finding: Finding;
  operations: Set<string>;
}

/** All differences of two documents in their normal form. Each is reported once with the affected operations. */
export function compareDocuments(pair: Pair): Change[] {
  const { base, now } = pair;
  for (const side of [base, now]) rejectAmbiguousPaths(side);
  const schemas = new SchemaComparison(base, now);
  const operations = indexOperations(base, now);
  const common = new CommonParts(pair);
  const merged = new Map<string, Merged>();
  const add = (finding: Finding, operation?: string) => {
    const { rule, text, places, direction } = finding;
    const key = JSON.stringify([rule, text, places.base, places.now, direction]);
    const known = merged.get(key) ?? { finding, operations: new Set<string>() };
    if (operation !== undefined) known.operations.add(operation);
    merged.set(key, known);
  };
  for (const { finding, operation } of compareOperations(base, now, schemas, operations, common)) {
    add(finding, operation.operationId ?? operation.name);
  }
  for (const finding of [
    ...compareRecords(base, now, schemas, common),
    ...compareSchemes(base, now),
    ...compareApi(base, now),
    ...compareWebhooks(
      { base, now, schemas, operations, sent: "request", received: "response" },
      compareOperation,
    ),
  ]) {
    add(finding);
  }
  return [...merged.values()].map((each) => toChange(pair, each));
}

function rejectAmbiguousPaths({ document, locate }: Side): void {
  const places = findAmbiguous(readOperations(document)).map((operations) =>
    operations.map(({ name, pointer }) => {
      const { file, line } = locate(pointer);
      return `${name} (${file}:${line})`;
    }),
  );
  const [first] = places;
  if (first === undefined) return;
  throw new ReviewError(
    `Two paths differ only in the names of placeholders: ${first.join(" and ")}.`,
    "Keep one of the two paths.",
  );
}

/** Compares records without an operation. The types of our contract are published; other documents publish none. */
function compareRecords(base: Side, now: Side, schemas: SchemaComparison, common: CommonParts): Finding[] {
  const names = Object.keys(toObject(toObject(now.document["components"])["schemas"]));
  return names.flatMap((name) => {
    const place = ["components", "schemas", name];
    if (valueAt(base.document, place) === undefined || schemas.hasCompared(place)) return [];
    if (common.has(`schemas/${name}`)) return [];
    const root = { label: `record ${name}`, name, kind: "record" } as const;
    const found = schemas.compare([place], [place], "response", root);
    return now.hasPublishedRecords ? found : found.map((each) => ({ ...each, breaks: [], level: "patch" }));
  });
}

function toChange(pair: Pair, { finding, operations }: Merged): Change {
  const places = existingPlaces(pair, finding.places);
  const { places: _, before: __, after: ___, ...rest } = finding;
  const place = sourcePlace(pair, places);
  const near = nearestPlace(pair, places);
  return {
    ...rest,
    ...withValues(pair, finding.places, finding),
    ...grade(finding),
    ...namedOperations([...operations]),
    ...(place === undefined ? {} : { place }),
    ...(near === undefined ? {} : { near }),
  };
}

/** Replaces a missing place with the nearest parent in the document. */
function existingPlaces({ base, now }: Pair, places: Places): Places {
  return {
    ...(places.base === undefined ? {} : { base: nearest(base, places.base) }),
    ...(places.now === undefined ? {} : { now: nearest(now, places.now) }),
  };
}

function nearest({ document }: Side, pointer: Pointer): Pointer {
  let place = pointer;
  while (place.length > 0 && valueAt(document, place) === undefined) place = place.slice(0, -1);
  return place;
}

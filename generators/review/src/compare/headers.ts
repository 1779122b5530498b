import { type Pointer, toObject } from "@market-data/generator-core";
import { capitalize, code } from "../text/format.ts";
import type { Finding } from "./finding.ts";
import {
  compareDeprecation,
  compareUnknown,
  describeProse,
  type Located,
  resolveAt,
  schemaPresence,
} from "./located.ts";
import { readSerialization, schemaIn } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The headers of a response. */
export function compareHeaders(pair: OperationPair, before: Located, after: Located): Finding[] {
  const [old, fresh] = [getHeaders(before), getHeaders(after)];
  return [
    ...[...old]
      .filter(([key]) => !fresh.has(key))
      .map(([, { name, pointer }]) => headerRemoved(pair, name, pointer)),
    ...[...fresh]
      .filter(([key]) => !old.has(key))
      .map(([, { name, pointer }]) => headerAdded(pair, name, pointer)),
    ...[...fresh].flatMap(([key, { name, pointer }]) => {
      const known = old.get(key);
      return known === undefined ? [] : compareHeader(pair, name, known.pointer, pointer);
    }),
  ];
}

/** Response headers by name in lower case. OpenAPI ignores `Content-Type`: media types state the type. */
function getHeaders({ node, pointer }: Located): Map<string, { name: string; pointer: Pointer }> {
  const names = Object.keys(toObject(node["headers"])).filter(
    (name) => name.toLowerCase() !== "content-type",
  );
  return new Map(names.map((name) => [name.toLowerCase(), { name, pointer: [...pointer, "headers", name] }]));
}

function headerRemoved({ received }: OperationPair, name: string, pointer: Pointer): Finding {
  const subject = `response header ${code(name)}`;
  return {
    rule: `${received}-header-removed`,
    subject,
    text: `${capitalize(subject)} was removed.`,
    places: { base: pointer },
    direction: received,
  };
}

function headerAdded({ received, now }: OperationPair, name: string, pointer: Pointer): Finding {
  const mustBeSent = received === "request" && resolveAt(now.document, pointer)?.node["required"] === true;
  const subject = `response header ${code(name)}`;
  return {
    rule: `${received}-header-added`,
    ...(mustBeSent ? { breaks: ["wire"], advice: `Send ${code(name)}.` } : {}),
    subject,
    text: `${capitalize(subject)} is new.`,
    places: { now: pointer },
    direction: received,
  };
}

function compareHeader(pair: OperationPair, name: string, base: Pointer, now: Pointer): Finding[] {
  const [before, after] = [resolveAt(pair.base.document, base), resolveAt(pair.now.document, now)];
  if (before === undefined || after === undefined) return [];
  const direction = pair.received;
  const subject = `response header ${code(name)}`;
  const about = { subject, direction, places: { base: before.pointer, now: after.pointer } };
  const [was, is] = [before.node["required"] === true, after.node["required"] === true];
  const found: Finding[] = [];
  if (was !== is) {
    found.push({
      ...about,
      rule: `${direction}-header-became-${is ? "required" : "optional"}`,
      text: `${capitalize(subject)} ${is ? "is now always sent" : "may now be missing"}.`,
    });
  }
  const [old, fresh] = [schemaIn(before.node, before.pointer), schemaIn(after.node, after.pointer)];
  const serialization = readSerialization(pair.base.document, before.node, "header", old);
  const hasBothSchemas = old !== undefined && fresh !== undefined;
  if (
    hasBothSchemas &&
    !same(serialization, readSerialization(pair.now.document, after.node, "header", fresh))
  ) {
    found.push({
      ...about,
      rule: `${direction}-header-serialization-changed`,
      text: `The serialization of ${subject} changed.`,
    });
  }
  found.push(...compareDeprecation(`${direction}-header`, before, after, { subject, direction }));
  found.push(
    ...describeProse(before, after, subject),
    ...compareUnknown(pair, "header", before, after, subject),
  );
  if (old === undefined || fresh === undefined) {
    if (old !== fresh) found.push(schemaPresence(fresh !== undefined, { subject, direction }, about.places));
    return found;
  }
  const root = { label: subject, name, kind: "header" } as const;
  return [...found, ...pair.schemas.compare([old], [fresh], direction, root)];
}

import { type Pointer, toObject } from "@market-data/generator-core";
import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import { breaksBy, type Finding, NOTHING, presence } from "./finding.ts";
import { describeProse, type Located, resolveAt } from "./located.ts";
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

/** Response headers by their name in lower case. OpenAPI ignores `Content-Type`: the media types state it. */
function getHeaders({ node, pointer }: Located): Map<string, { name: string; pointer: Pointer }> {
  const names = Object.keys(toObject(node["headers"])).filter(
    (name) => name.toLowerCase() !== "content-type",
  );
  return new Map(names.map((name) => [name.toLowerCase(), { name, pointer: [...pointer, "headers", name] }]));
}

function headerRemoved({ received }: OperationPair, name: string, pointer: Pointer): Finding {
  return {
    rule: `${received}-header-removed`,
    breaks: received === "response" ? ["wire"] : [],
    otherwise: "minor",
    subject: `response header ${code(name)}`,
    text: `Response header ${code(name)} was removed.`,
    advice: `Do without ${code(name)}.`,
    places: { base: pointer },
    direction: received,
  };
}

function headerAdded({ received, now }: OperationPair, name: string, pointer: Pointer): Finding {
  const mustBeSent = received === "request" && resolveAt(now.document, pointer)?.node["required"] === true;
  return {
    rule: `${received}-header-added`,
    breaks: mustBeSent ? ["wire"] : [],
    otherwise: "minor",
    subject: `response header ${code(name)}`,
    text: `Response header ${code(name)} is new.`,
    advice: mustBeSent ? `Send ${code(name)}.` : NOTHING,
    places: { now: pointer },
    direction: received,
  };
}

function compareHeader(pair: OperationPair, name: string, base: Pointer, now: Pointer): Finding[] {
  const [before, after] = [resolveAt(pair.base.document, base), resolveAt(pair.now.document, now)];
  if (before === undefined || after === undefined) return [];
  const direction = pair.received;
  const subject = `response header ${code(name)}`;
  const breaks = breaksBy(presence(after.node["required"] === true), direction, false);
  const [was, is] = [before.node["required"] === true, after.node["required"] === true];
  const requirement: Finding[] =
    was === is
      ? []
      : [
          {
            rule: `${direction}-header-became-${is ? "required" : "optional"}`,
            breaks,
            otherwise: "minor",
            subject,
            text: `${capitalize(subject)} ${is ? "is now always sent" : "may now be missing"}.`,
            advice:
              breaks.length === 0
                ? NOTHING
                : is
                  ? `Send ${code(name)}.`
                  : `Handle responses without ${code(name)}.`,
            places: { base: before.pointer, now: after.pointer },
            direction,
          },
        ];
  const prose = [...deprecation(before, after, subject, direction), ...describeProse(before, after, subject)];
  const [old, fresh] = [schemaIn(before.node, before.pointer), schemaIn(after.node, after.pointer)];
  const found = [
    ...requirement,
    ...(same(
      readSerialization(pair.base.document, before.node, "header", old),
      readSerialization(pair.now.document, after.node, "header", fresh),
    )
      ? []
      : [serializationChanged(before, after, subject, direction)]),
    ...prose,
  ];
  if (old === undefined || fresh === undefined) return found;
  const root = { label: subject, name, kind: "header" } as const;
  return [...found, ...pair.schemas.compare([old], [fresh], direction, root)];
}

function serializationChanged(
  before: Located,
  after: Located,
  subject: string,
  direction: Direction,
): Finding {
  return {
    rule: `${direction}-header-serialization-changed`,
    breaks: ["wire"],
    otherwise: "minor",
    subject,
    text: `${capitalize(subject)} is written in another way.`,
    advice: "Read it in the new form.",
    places: { base: before.pointer, now: after.pointer },
    direction,
  };
}

function deprecation(before: Located, after: Located, subject: string, direction: Direction): Finding[] {
  const [was, is] = [before.node["deprecated"] === true, after.node["deprecated"] === true];
  if (was === is) return [];
  return [
    {
      rule: `${direction}-header-${is ? "" : "no-longer-"}deprecated`,
      breaks: [],
      otherwise: "minor",
      subject,
      text: `${capitalize(subject)} is ${is ? "" : "no longer "}deprecated.`,
      advice: is ? "Plan to do without it." : NOTHING,
      places: { base: [...before.pointer, "deprecated"], now: [...after.pointer, "deprecated"] },
      direction,
    },
  ];
}

import { type Pointer, toObject } from "@market-data/generator-core";
import { capitalize, code } from "../text/format.ts";
import { type Finding, NOTHING } from "./finding.ts";
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
      .map(([, { name, pointer }]) => headerRemoved(name, pointer)),
    ...[...fresh].filter(([key]) => !old.has(key)).map(([, { name, pointer }]) => headerAdded(name, pointer)),
    ...[...fresh].flatMap(([key, { name, pointer }]) => {
      const known = old.get(key);
      return known === undefined ? [] : compareHeader(pair, name, known.pointer, pointer);
    }),
  ];
}

/** Response headers by their name in lower case. */
function getHeaders({ node, pointer }: Located): Map<string, { name: string; pointer: Pointer }> {
  return new Map(
    Object.keys(toObject(node["headers"])).map((name) => [
      name.toLowerCase(),
      { name, pointer: [...pointer, "headers", name] },
    ]),
  );
}

function headerRemoved(name: string, pointer: Pointer): Finding {
  return {
    rule: "response-header-removed",
    breaks: ["wire"],
    otherwise: "minor",
    subject: `response header ${code(name)}`,
    text: `Response header ${code(name)} was removed.`,
    advice: `Do without ${code(name)}.`,
    places: { base: pointer },
    direction: "response",
  };
}

function headerAdded(name: string, pointer: Pointer): Finding {
  return {
    rule: "response-header-added",
    breaks: [],
    otherwise: "minor",
    subject: `response header ${code(name)}`,
    text: `Response header ${code(name)} is new.`,
    advice: NOTHING,
    places: { now: pointer },
    direction: "response",
  };
}

function compareHeader(pair: OperationPair, name: string, base: Pointer, now: Pointer): Finding[] {
  const [before, after] = [resolveAt(pair.base.document, base), resolveAt(pair.now.document, now)];
  if (before === undefined || after === undefined) return [];
  const subject = `response header ${code(name)}`;
  const [was, is] = [before.node["required"] === true, after.node["required"] === true];
  const requirement: Finding[] =
    was === is
      ? []
      : [
          {
            rule: is ? "response-header-became-required" : "response-header-became-optional",
            breaks: is ? [] : ["wire"],
            otherwise: "minor",
            subject,
            text: `${capitalize(subject)} ${is ? "is now always sent" : "may now be missing"}.`,
            advice: is ? NOTHING : `Handle responses without ${code(name)}.`,
            places: { base: before.pointer, now: after.pointer },
            direction: "response",
          },
        ];
  const prose = [...deprecation(before, after, subject), ...describeProse(before, after, subject)];
  const [old, fresh] = [schemaIn(before.node, before.pointer), schemaIn(after.node, after.pointer)];
  const found = [
    ...requirement,
    ...(same(
      readSerialization(pair.base.document, before.node, "header", old),
      readSerialization(pair.now.document, after.node, "header", fresh),
    )
      ? []
      : [serializationChanged(before, after, subject)]),
    ...prose,
  ];
  if (old === undefined || fresh === undefined) return found;
  const root = { label: subject, name, kind: "header" } as const;
  return [...found, ...pair.schemas.compare([old], [fresh], "response", root)];
}

function serializationChanged(before: Located, after: Located, subject: string): Finding {
  return {
    rule: "response-header-serialization-changed",
    breaks: ["wire"],
    otherwise: "minor",
    subject,
    text: `${capitalize(subject)} is written in another way.`,
    advice: "Read it in the new form.",
    places: { base: before.pointer, now: after.pointer },
    direction: "response",
  };
}

function deprecation(before: Located, after: Located, subject: string): Finding[] {
  const [was, is] = [before.node["deprecated"] === true, after.node["deprecated"] === true];
  if (was === is) return [];
  return [
    {
      rule: is ? "response-header-deprecated" : "response-header-no-longer-deprecated",
      breaks: [],
      otherwise: "minor",
      subject,
      text: `${capitalize(subject)} is ${is ? "" : "no longer "}deprecated.`,
      advice: is ? "Plan to do without it." : NOTHING,
      places: { base: [...before.pointer, "deprecated"], now: [...after.pointer, "deprecated"] },
      direction: "response",
    },
  ];
}

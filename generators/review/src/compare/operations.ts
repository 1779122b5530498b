import {
  followReferences,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { capital, code } from "../words/text.ts";
import { type Direction, type Finding, NOTHING, ONLY_WORDS } from "./finding.ts";
import { type NormalOperation, readOperations, schemaIn } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import { compareParameters } from "./parameters.ts";
import type { SchemaComparison } from "./schemas.ts";
import { compareSecurity } from "./security.ts";

/** A finding, and the operations that can meet it: their keys. */
export interface OperationFinding {
  finding: Finding;
  operation: NormalOperation;
}

/** What the comparison of a pair of operations has at hand. */
export interface OperationPair {
  readonly before: NormalOperation;
  readonly after: NormalOperation;
  readonly base: Side;
  readonly now: Side;
  readonly schemas: SchemaComparison;
}

/** Every difference of the operations of two documents. */
export function compareOperations(base: Side, now: Side, schemas: SchemaComparison): OperationFinding[] {
  const old = new Map(readOperations(base.document).map((operation) => [operation.key, operation]));
  const fresh = new Map(readOperations(now.document).map((operation) => [operation.key, operation]));
  return [
    ...[...old.values()]
      .filter(({ key }) => !fresh.has(key))
      .map((operation) => ({ operation, finding: removed(operation, now) })),
    ...[...fresh.values()].flatMap((operation) => {
      const before = old.get(operation.key);
      if (before === undefined) return [{ operation, finding: added(operation) }];
      const pair: OperationPair = { before, after: operation, base, now, schemas };
      return compareOperation(pair).map((finding) => ({ operation, finding }));
    }),
  ];
}

function removed({ name, path, node, pointer }: NormalOperation, now: Side): Finding {
  const replacedBy = toObject(node["x-svc-lifecycle"])["replacedBy"];
  const replacement = readOperations(now.document).find(({ operationId }) => operationId === replacedBy);
  return {
    rule: "operation-removed",
    breaks: ["wire", "types"],
    otherwise: "minor",
    subject: code(name),
    text: `${code(name)} was removed.`,
    advice:
      replacement === undefined
        ? `Stop calling ${code(path)}; there is no replacement.`
        : `Call ${code(replacement.name)} instead.`,
    places: { base: pointer },
  };
}

function added({ name, pointer }: NormalOperation): Finding {
  return {
    rule: "operation-added",
    breaks: [],
    otherwise: "minor",
    subject: code(name),
    text: `${code(name)} is new.`,
    advice: "Nothing; call it where it helps.",
    places: { now: pointer },
  };
}

function compareOperation(pair: OperationPair): Finding[] {
  return [
    ...compareName(pair),
    ...compareParameters(pair),
    ...compareRequestBody(pair),
    ...compareResponses(pair),
    ...compareSecurity(pair),
    ...compareWords(pair),
    ...compareUnread(pair),
  ];
}

function compareName({ before, after }: OperationPair): Finding[] {
  const [old, fresh] = [before.operationId, after.operationId];
  if (old === fresh || old === undefined) return [];
  return [
    {
      rule: "operation-renamed",
      breaks: ["types"],
      otherwise: "minor",
      subject: code(after.name),
      text: `The operation ${code(old)} is now named ${fresh === undefined ? "nothing" : code(fresh)}.`,
      advice: "Use the new name of its types.",
      places: placesOf({ before, after }, "operationId"),
    },
  ];
}

/** Keywords of an operation that readers see. */
const WORDS = {
  summary: "summary",
  description: "description",
  tags: "group",
  externalDocs: "link",
} as const;

function compareWords({ before, after }: OperationPair): Finding[] {
  const subject = code(after.name);
  const changed = Object.entries(WORDS).filter(([key]) => !same(before.node[key], after.node[key]));
  const words = changed.map(
    ([key, noun]): Finding => ({
      rule: `${noun}-changed`,
      breaks: [],
      otherwise: "patch",
      subject,
      text: `The ${noun} of ${subject} changed.`,
      advice: ONLY_WORDS,
      places: placesOf({ before, after }, key),
    }),
  );
  const [was, is] = [before.node["deprecated"] === true, after.node["deprecated"] === true];
  // The lifecycle, where there is one, says since when, and what replaces it.
  if (was === is || isObject(after.node["x-svc-lifecycle"])) return words;
  return [
    ...words,
    {
      rule: is ? "operation-deprecated" : "operation-no-longer-deprecated",
      breaks: [],
      otherwise: "minor",
      subject,
      text: `${subject} is ${is ? "" : "no longer "}deprecated.`,
      advice: is ? "Plan to do without it." : NOTHING,
      places: placesOf({ before, after }, "deprecated"),
    },
  ];
}

/** What is compared as it is written. */
function compareUnread({ before, after }: OperationPair): Finding[] {
  return ["callbacks", "servers"]
    .filter((key) => !same(before.node[key], after.node[key]))
    .map((key) => ({
      rule: `operation-${key}-changed`,
      breaks: ["wire"],
      otherwise: "minor",
      subject: code(after.name),
      text: `${capital(code(key))} of ${code(after.name)} changed.`,
      advice: "Compare the two versions.",
      places: placesOf({ before, after }, key),
    }));
}

function compareRequestBody(pair: OperationPair): Finding[] {
  const [old, fresh] = [
    resolve(pair.base, pair.before, "requestBody"),
    resolve(pair.now, pair.after, "requestBody"),
  ];
  const about = { otherwise: "minor", subject: "the request body", direction: "request" } as const;
  if (old === undefined && fresh === undefined) return [];
  if (old === undefined || fresh === undefined) {
    const isRequired = fresh?.node["required"] === true;
    return [
      fresh === undefined
        ? {
            ...about,
            rule: "request-body-removed",
            breaks: ["wire", "types"],
            text: "The request body was removed.",
            advice: "Send none.",
            places: { base: old?.pointer ?? [] },
          }
        : {
            ...about,
            rule: "request-body-added",
            breaks: isRequired ? ["wire", "types"] : [],
            text: `A request body ${isRequired ? "must now be sent" : "can now be sent"}.`,
            advice: isRequired ? "Send it." : NOTHING,
            places: { now: fresh.pointer },
          },
    ];
  }
  const [was, is] = [old.node["required"] === true, fresh.node["required"] === true];
  const requirement: Finding[] =
    was === is
      ? []
      : [
          {
            ...about,
            rule: is ? "request-body-became-required" : "request-body-became-optional",
            breaks: is ? ["wire", "types"] : [],
            text: `The request body ${is ? "must now be sent" : "need no longer be sent"}.`,
            advice: is ? "Send it with every request." : NOTHING,
            places: { base: old.pointer, now: fresh.pointer },
          },
        ];
  const words = describeProse(old, fresh, "the request body");
  return [...requirement, ...words, ...compareContent(pair, old, fresh, "request", "the request body")];
}

/** An object of the document, where it is written. */
interface Located {
  readonly node: JsonObject;
  readonly pointer: Pointer;
}

function resolve({ document }: Side, { pointer }: NormalOperation, ...way: string[]): Located | undefined {
  return resolveAt(document, [...pointer, ...way]);
}

function resolveAt(document: JsonObject, pointer: Pointer): Located | undefined {
  const place = followReferences(document, pointer);
  const node = valueAt(document, place);
  return isObject(node) ? { node, pointer: place } : undefined;
}

function compareResponses(pair: OperationPair): Finding[] {
  const [old, fresh] = [toObject(pair.before.node["responses"]), toObject(pair.after.node["responses"])];
  const statuses = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return statuses.flatMap((status) => {
    const subject = `the response with status ${status}`;
    if (fresh[status] === undefined) return [responseRemoved(pair, status, subject)];
    if (old[status] === undefined) return [responseAdded(pair, status, subject)];
    const before = resolve(pair.base, pair.before, "responses", status);
    const after = resolve(pair.now, pair.after, "responses", status);
    if (before === undefined || after === undefined) return [];
    return [
      ...describeProse(before, after, subject),
      ...compareHeaders(pair, before, after),
      ...compareContent(pair, before, after, "response", subject),
    ];
  });
}

function responseRemoved({ before }: OperationPair, status: string, subject: string): Finding {
  const isGood = /^(2|default)/i.test(status);
  return {
    rule: isGood ? "response-status-removed" : "response-error-status-removed",
    breaks: isGood ? ["wire", "types"] : [],
    otherwise: "minor",
    subject,
    text: `Status ${status} is no longer returned.`,
    advice: isGood ? "Expect another status." : NOTHING,
    places: { base: [...before.pointer, "responses", status] },
  };
}

function responseAdded({ after }: OperationPair, status: string, subject: string): Finding {
  const isGood = /^2/.test(status);
  return {
    rule: isGood ? "response-status-added" : "response-error-status-added",
    breaks: [],
    otherwise: "minor",
    subject,
    text: `Status ${status} may now be returned.`,
    advice: isGood ? "Handle it where you use what leads to it." : "Handle it as any error.",
    places: { now: [...after.pointer, "responses", status] },
  };
}

function compareHeaders(pair: OperationPair, before: Located, after: Located): Finding[] {
  const [old, fresh] = [headersOf(before), headersOf(after)];
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
function headersOf({ node, pointer }: Located): Map<string, { name: string; pointer: Pointer }> {
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
            text: `${capital(subject)} ${is ? "is now always sent" : "may now be missing"}.`,
            advice: is ? NOTHING : `Handle responses without ${code(name)}.`,
            places: { base: before.pointer, now: after.pointer },
            direction: "response",
          },
        ];
  const words = describeProse(before, after, subject);
  const [old, fresh] = [schemaIn(before.node, before.pointer), schemaIn(after.node, after.pointer)];
  if (old === undefined || fresh === undefined) return [...requirement, ...words];
  const root = { words: subject, name, kind: "header" } as const;
  return [...requirement, ...words, ...pair.schemas.compare([old], [fresh], "response", root)];
}

/** The media types of a body, and their schemas. */
function compareContent(
  { base, now, schemas }: OperationPair,
  before: Located,
  after: Located,
  direction: Direction,
  subject: string,
): Finding[] {
  const [old, fresh] = [toObject(before.node["content"]), toObject(after.node["content"])];
  const about = { otherwise: "minor", subject, direction } as const;
  const words = capital(subject);
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((type): Finding[] => {
    const way = ["content", type];
    if (fresh[type] === undefined) {
      return [
        {
          ...about,
          rule: `${direction}-media-type-removed`,
          breaks: ["wire", "types"],
          text: `${words} is no longer ${code(type)}.`,
          advice: direction === "request" ? "Send another media type." : "Read another media type.",
          places: { base: [...before.pointer, ...way] },
        },
      ];
    }
    if (old[type] === undefined) {
      return [
        {
          ...about,
          rule: `${direction}-media-type-added`,
          breaks: [],
          text: `${words} may now be ${code(type)}.`,
          advice: NOTHING,
          places: { now: [...after.pointer, ...way] },
        },
      ];
    }
    const [left, right] = [toObject(old[type]), toObject(fresh[type])];
    const places = { base: [...before.pointer, ...way], now: [...after.pointer, ...way] };
    const examples = compareExamples({ base, now }, places, subject);
    const [was, is] = [left["schema"] !== undefined, right["schema"] !== undefined];
    if (was !== is) {
      const breaks: Finding["breaks"] = is === (direction === "request") ? ["wire", "types"] : [];
      return [
        ...examples,
        {
          ...about,
          rule: `${direction}-schema-${is ? "added" : "removed"}`,
          breaks,
          text: `${words} has ${is ? "a schema now" : "no schema any more"}.`,
          advice: breaks.length === 0 ? NOTHING : "Check what your program relies on.",
          places,
        },
      ];
    }
    if (!was) return examples;
    const root = { words: subject, name: subject, kind: "response" } as const;
    return [
      ...examples,
      ...schemas.compare([[...places.base, "schema"]], [[...places.now, "schema"]], direction, root),
    ];
  });
}

function compareExamples(
  { base, now }: Pick<OperationPair, "base" | "now">,
  places: { base: Pointer; now: Pointer },
  subject: string,
): Finding[] {
  const found: Finding[] = [];
  const [old, fresh] = [examplesAt(base, places.base), examplesAt(now, places.now)];
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    const [left, right] = [old.get(name), fresh.get(name)];
    if (same(left?.value, right?.value)) continue;
    found.push({
      rule: "example-changed",
      breaks: [],
      otherwise: "patch",
      subject,
      text: `An example of ${subject} changed.`,
      advice: ONLY_WORDS,
      places: {
        ...(left === undefined ? {} : { base: left.pointer }),
        ...(right === undefined ? {} : { now: right.pointer }),
      },
    });
  }
  return found;
}

function examplesAt({ document }: Side, pointer: Pointer): Map<string, { value: Json; pointer: Pointer }> {
  const node = toObject(valueAt(document, pointer));
  const named = Object.keys(toObject(node["examples"])).map((name) => [...pointer, "examples", name]);
  const all = [...(node["example"] === undefined ? [] : [[...pointer, "example"]]), ...named];
  return new Map(
    all.flatMap((place) => {
      const target = followReferences(document, place);
      const value = valueAt(document, target);
      return value === undefined ? [] : [[String(place.at(-1)), { value, pointer: target }]];
    }),
  );
}

/** The description of something, and its example. */
export function describeProse(before: Located, after: Located, subject: string): Finding[] {
  return ["description", "example", "examples"]
    .filter((key) => !same(before.node[key], after.node[key]))
    .map((key) => {
      const noun = key === "description" ? key : "example";
      return {
        rule: `${noun}-changed`,
        breaks: [],
        otherwise: "patch",
        subject,
        text: `The ${noun} of ${subject} changed.`,
        advice: ONLY_WORDS,
        places: { base: [...before.pointer, key], now: [...after.pointer, key] },
      };
    });
}

function placesOf({ before, after }: Pick<OperationPair, "before" | "after">, key: string) {
  return { base: [...before.pointer, key], now: [...after.pointer, key] };
}

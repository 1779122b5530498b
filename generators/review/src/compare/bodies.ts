import { followReferences, type Json, type Pointer, toObject, valueAt } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import { compareAsWritten } from "./as-written.ts";
import { type Finding, NOTHING, ONLY_PROSE_ADVICE } from "./finding.ts";
import { compareHeaders } from "./headers.ts";
import { describeProse, type Located, resolveAt } from "./located.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The request body of an operation. */
export function compareRequestBody(pair: OperationPair): Finding[] {
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
  const prose = describeProse(old, fresh, "the request body");
  return [...requirement, ...prose, ...compareContent(pair, old, fresh, "request", "the request body")];
}

function resolve({ document }: Side, { pointer }: NormalOperation, ...way: string[]): Located | undefined {
  return resolveAt(document, [...pointer, ...way]);
}

/** The responses of an operation, with their headers and bodies. */
export function compareResponses(pair: OperationPair): Finding[] {
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
      ...compareAsWritten(pair, before, after, "links", {
        rule: "response-links-changed",
        subject,
        direction: "response",
        mayBeAdded: true,
      }),
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
    advice: isGood
      ? "Expect this response where you call the operation."
      : "Treat it as you treat any error.",
    places: { now: [...after.pointer, "responses", status] },
  };
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
  const label = capitalize(subject);
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((type): Finding[] => {
    const way = ["content", type];
    if (fresh[type] === undefined) {
      return [
        {
          ...about,
          rule: `${direction}-media-type-removed`,
          breaks: ["wire", "types"],
          text: `${label} is no longer ${code(type)}.`,
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
          text: `${label} may now be ${code(type)}.`,
          advice: NOTHING,
          places: { now: [...after.pointer, ...way] },
        },
      ];
    }
    const [left, right] = [toObject(old[type]), toObject(fresh[type])];
    const places = { base: [...before.pointer, ...way], now: [...after.pointer, ...way] };
    const around = [
      ...compareExamples({ base, now }, places, subject),
      ...compareAsWritten(
        { base, now },
        { node: left, pointer: places.base },
        { node: right, pointer: places.now },
        "encoding",
        { rule: `${direction}-encoding-changed`, subject, direction },
      ),
    ];
    const [was, is] = [left["schema"] !== undefined, right["schema"] !== undefined];
    if (was !== is) {
      const breaks: Finding["breaks"] = is === (direction === "request") ? ["wire", "types"] : [];
      return [
        ...around,
        {
          ...about,
          rule: `${direction}-schema-${is ? "added" : "removed"}`,
          breaks,
          text: `${label} has ${is ? "a schema now" : "no schema any more"}.`,
          advice: breaks.length === 0 ? NOTHING : "Check what your program relies on.",
          places,
        },
      ];
    }
    if (!was) return around;
    const root = { label: subject, name: subject, kind: "response" } as const;
    return [
      ...around,
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
      advice: ONLY_PROSE_ADVICE,
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

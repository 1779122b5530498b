import {
  followReferences,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import type { Effect } from "../catalogue.ts";
import type { Pair, Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { compareHeaders } from "./headers.ts";
import { compareLinks } from "./links.ts";
import { compareUnknown, describeProse, type Located, resolveAt, schemaPresence } from "./located.ts";
import { withoutProse } from "./normal-form/prose.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The request body of an operation. */
export function compareRequestBody(pair: OperationPair): Finding[] {
  const [old, fresh] = [
    resolve(pair.base, pair.before, "requestBody"),
    resolve(pair.now, pair.after, "requestBody"),
  ];
  const { sent: direction } = pair;
  const subject = "the request body";
  const about = { subject, direction };
  if (old === undefined && fresh === undefined) return [];
  if (old === undefined || fresh === undefined) {
    const isRequired = direction === "request" && fresh?.node["required"] === true;
    return [
      fresh === undefined
        ? {
            ...about,
            rule: `${direction}-body-removed`,
            text: "The request body was removed.",
            places: { base: old?.pointer ?? [] },
          }
        : {
            ...about,
            rule: `${direction}-body-added`,
            ...(isRequired ? { breaks: ["wire", "types"], advice: "Send a body." } : {}),
            text: `A request body ${isRequired ? "must now be sent" : "can now be sent"}.`,
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
            rule: `${direction}-body-became-${is ? "required" : "optional"}`,
            text: `The request body ${is ? "must now be sent" : "need no longer be sent"}.`,
            places: { base: old.pointer, now: fresh.pointer },
          },
        ];
  const prose = [
    ...describeProse(old, fresh, subject),
    ...compareUnknown(pair, "request body", old, fresh, subject),
  ];
  return [...requirement, ...prose, ...compareContent(pair, old, fresh, direction, subject)];
}

function resolve({ document }: Side, { pointer }: NormalOperation, ...way: string[]): Located | undefined {
  return resolveAt(document, [...pointer, ...way]);
}

/** The responses of an operation, with their headers and bodies. */
export function compareResponses(pair: OperationPair): Finding[] {
  const [old, fresh] = [toObject(pair.before.node["responses"]), toObject(pair.after.node["responses"])];
  const statuses = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (status) => !status.startsWith("x-"),
  );
  return statuses.flatMap((status) => {
    const subject = `the response with status ${status}`;
    const [base, now] = [findStatus(old, status), findStatus(fresh, status)];
    if (now === undefined) {
      const isRange = /XX$/i.test(status);
      const isNarrowed = isRange && Object.keys(fresh).some((each) => each.startsWith(status.charAt(0)));
      return isNarrowed ? [] : [responseRemoved(pair, status, subject)];
    }
    if (base === undefined) return [responseAdded(pair, status, subject)];
    const before = resolve(pair.base, pair.before, "responses", base);
    const after = resolve(pair.now, pair.after, "responses", now);
    if (before === undefined || after === undefined) return [];
    return [
      ...describeProse(before, after, subject),
      ...compareUnknown(pair, "response", before, after, subject),
      ...compareHeaders(pair, before, after),
      ...compareLinks(pair, before, after, subject),
      ...compareContent(pair, before, after, pair.received, subject),
    ];
  });
}

/** The key of a status among responses: the status, or its range (`2XX`). */
function findStatus(responses: JsonObject, status: string): string | undefined {
  const range = `${status.charAt(0)}XX`;
  return (
    Object.keys(responses).find((key) => key === status) ??
    Object.keys(responses).find((key) => key.toUpperCase() === range)
  );
}

/** Redirects are successes. A 304 only spares a body. */
function isSuccess(status: string): boolean {
  return /^[23]/.test(status) && status !== "304";
}

function responseRemoved({ before, received }: OperationPair, status: string, subject: string): Finding {
  const hasSuccess = Object.keys(toObject(before.node["responses"])).some(isSuccess);
  const isExpected = received === "request" || isSuccess(status) || (status === "default" && !hasSuccess);
  return {
    rule: isExpected ? `${received}-status-removed` : "response-error-status-removed",
    subject,
    text: `Status ${status} is no longer ${received === "request" ? "accepted" : "returned"}.`,
    places: { base: [...before.pointer, "responses", status] },
  };
}

function responseAdded({ after, received }: OperationPair, status: string, subject: string): Finding {
  const isGood = received === "request" || isSuccess(status);
  return {
    rule: isGood ? `${received}-status-added` : "response-error-status-added",
    subject,
    text: `Status ${status} may now be ${received === "request" ? "sent" : "returned"}.`,
    places: { now: [...after.pointer, "responses", status] },
  };
}

/** The media types of a body, and their schemas. */
function compareContent(
  pair: OperationPair,
  before: Located,
  after: Located,
  direction: Direction,
  subject: string,
): Finding[] {
  const [old, fresh] = [
    Object.keys(toObject(before.node["content"])),
    Object.keys(toObject(after.node["content"])),
  ];
  const about = { subject, direction };
  const label = capitalize(subject);
  const pairs = matchMediaTypes(old, fresh);
  const at = ({ pointer }: Located, type: string) => [...pointer, "content", type];
  const lost = old.filter((type) => !pairs.some(([each]) => each === type));
  const gained = fresh.filter((type) => !pairs.some(([, each]) => each === type));
  return [
    ...lost.map(
      (type): Finding => ({
        ...about,
        rule: `${direction}-media-type-removed`,
        text: `${label} is no longer ${code(type)}.`,
        places: { base: at(before, type) },
      }),
    ),
    ...gained.map(
      (type): Finding => ({
        ...about,
        rule: `${direction}-media-type-added`,
        text: `${label} may now be ${code(type)}.`,
        places: { now: at(after, type) },
      }),
    ),
    ...pairs.flatMap(([was, is]): Finding[] => {
      const places = { base: at(before, was), now: at(after, is) };
      const effect = mediaTypeEffect(was, is);
      const range: Finding[] =
        effect === undefined ||
        (effect === "narrowed" && fresh.includes(was)) ||
        (effect === "widened" && old.includes(is))
          ? []
          : [
              {
                ...about,
                rule: `${direction}-media-type-${effect}`,
                text: `${label} is now ${code(is)} instead of ${code(was)}.`,
                places,
              },
            ];
      return [...range, ...compareMediaType(pair, places, is, direction, subject)];
    }),
  ];
}

/** A media type in lower case. The charset of JSON is always UTF-8. */
function normalMediaType(type: string): string {
  const [name = "", ...parameters] = type
    .toLowerCase()
    .replaceAll('"', "")
    .split(";")
    .map((part) => part.trim());
  const isJson = /[/+]json$/.test(name);
  return [name, ...parameters.filter((each) => !(isJson && each.startsWith("charset="))).sort()].join(";");
}

/** Returns true if a range (`image/*`) includes a media type. */
function includesType(range: string, type: string): boolean {
  const [outer, inner] = [normalMediaType(range), normalMediaType(type)];
  return outer === inner || outer === "*/*" || (outer.endsWith("/*") && inner.startsWith(outer.slice(0, -1)));
}

/** Pairs equal media types, then each media type with a matching range. */
function matchMediaTypes(
  old: readonly string[],
  fresh: readonly string[],
): [before: string, after: string][] {
  const equal = (one: string, other: string) => normalMediaType(one) === normalMediaType(other);
  const pairs = old.flatMap((was): [string, string][] => {
    const is = fresh.find((each) => equal(was, each)) ?? fresh.find((each) => includesType(each, was));
    return is === undefined ? [] : [[was, is]];
  });
  const rest = fresh.filter((is) => !pairs.some(([, each]) => each === is));
  return [
    ...pairs,
    ...rest.flatMap((is): [string, string][] => {
      const was = old.find((each) => includesType(each, is));
      return was === undefined ? [] : [[was, is]];
    }),
  ];
}

function mediaTypeEffect(was: string, is: string): Exclude<Effect, "changed"> | undefined {
  if (normalMediaType(was) === normalMediaType(is)) return undefined;
  return includesType(is, was) ? "widened" : "narrowed";
}

function compareMediaType(
  { base, now, schemas }: OperationPair,
  written: { base: Pointer; now: Pointer },
  type: string,
  direction: Direction,
  subject: string,
): Finding[] {
  // OpenAPI 3.2 allows references to media types.
  const [before, after] = [resolveAt(base.document, written.base), resolveAt(now.document, written.now)];
  if (before === undefined || after === undefined) return [];
  const [left, right] = [before.node, after.node];
  const places = { base: before.pointer, now: after.pointer };
  const around = [
    ...compareExamples({ base, now }, places, subject),
    ...compareUnknown({ base, now }, "media type", before, after, subject),
    ...compareEncoding({ base, now }, before, after, direction, subject),
  ];
  // OpenAPI 3.2 describes the items of a stream with `itemSchema`.
  const found = ["schema", "itemSchema"].flatMap((keyword): Finding[] => {
    const [was, is] = [left[keyword] !== undefined, right[keyword] !== undefined];
    const at = { base: [...places.base, keyword], now: [...places.now, keyword] };
    if (keyword === "schema" && [left, right].every((node) => isBytes(node[keyword], type))) return [];
    if (was && is) {
      const root = { label: subject, name: subject, kind: "response" } as const;
      return schemas.compare([at.base], [at.now], direction, root);
    }
    if (!was && !is) return [];
    return [schemaPresence(is, { subject, direction }, places)];
  });
  return [...around, ...found];
}

/** Returns true for a body of plain bytes, in the notation of OpenAPI 3.0 or 3.1. */
function isBytes(schema: Json | undefined, type: string): boolean {
  if (/json|xml|x-www-form-urlencoded|multipart|^text/i.test(type)) return false;
  const node = withoutProse(schema ?? {});
  const form = JSON.stringify(isObject(node) ? Object.entries(node).sort() : node);
  const media = `["contentMediaType","${normalMediaType(type)}"]`;
  return [
    "[]",
    '[["format","binary"],["type","string"]]',
    `[${media}]`,
    `[${media},["type","string"]]`,
  ].includes(form);
}

/** The encoding of the fields of a form. A form accepts the media types in `contentType`. */
function compareEncoding(
  pair: Pair,
  before: Located,
  after: Located,
  direction: Direction,
  subject: string,
): Finding[] {
  const [old, fresh] = [toObject(before.node["encoding"]), toObject(after.node["encoding"])];
  // OpenAPI ignores encodings of other media types.
  if (!/^multipart\/|x-www-form-urlencoded/i.test(String(after.pointer.at(-1)))) return [];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name): Finding[] => {
    const left = withEncodingDefaults(pair.base, before, name, toObject(old[name]));
    const right = withEncodingDefaults(pair.now, after, name, toObject(fresh[name]));
    const effect = encodingEffect(pair, left, right);
    if (effect === undefined) return [];
    return [
      {
        rule: `${direction}-encoding-${effect}`,
        subject,
        direction,
        text: `The encoding of field ${code(name)} of ${subject} changed.`,
        places: { base: [...before.pointer, "encoding", name], now: [...after.pointer, "encoding", name] },
      },
    ];
  });
}

/** The encoding of a field with the default of its content type, and without other defaults. */
function withEncodingDefaults(
  { schemas }: Side,
  { pointer }: Located,
  name: string,
  encoding: JsonObject,
): JsonObject {
  const field = schemas.read([[...pointer, "schema"]]).fields.get(name);
  const { types, format } = field === undefined ? {} : schemas.read(field);
  const usual = types?.has("object")
    ? "application/json"
    : format === "binary"
      ? "application/octet-stream"
      : types === undefined || types.has("array")
        ? undefined
        : "text/plain";
  const {
    style = "form",
    explode = style === "form",
    allowReserved = false,
    contentType = usual,
    ...rest
  } = encoding;
  return { ...rest, style, explode, allowReserved, ...(contentType === undefined ? {} : { contentType }) };
}

function encodingEffect({ base, now }: Pair, before: JsonObject, after: JsonObject): Effect | undefined {
  const { contentType: old, ...rest } = before;
  const { contentType: fresh, ...others } = after;
  if (!same(base.references.expand(rest), now.references.expand(others))) return "changed";
  if (same(old, fresh)) return undefined;
  if (typeof old !== "string" || typeof fresh !== "string") return "changed";
  const [was, is] = [old.split(","), fresh.split(",")];
  const covers = (outer: string[], inner: string[]) =>
    inner.every((each) => outer.some((range) => includesType(range, each)));
  if (covers(is, was)) return covers(was, is) ? undefined : "widened";
  return covers(was, is) ? "narrowed" : "changed";
}

function compareExamples(
  { base, now }: Pick<OperationPair, "base" | "now">,
  places: { base: Pointer; now: Pointer },
  subject: string,
): Finding[] {
  const [old, fresh] = [examplesAt(base, places.base), examplesAt(now, places.now)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [left, right] = [old.get(name), fresh.get(name)];
    if (same(left?.value, right?.value)) return [];
    const at = {
      ...(left === undefined ? {} : { base: left.pointer }),
      ...(right === undefined ? {} : { now: right.pointer }),
    };
    return [proseChanged("example", subject, at, `An example of ${subject} changed.`)];
  });
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

import fc from "fast-check";
import type { Constraint, Operation, Parameter } from "../contract.ts";
import { anyValues, PROTOTYPE_NAMES, rightValues, type Verdict, type Written, worst } from "./values.ts";

/** The maximum length of an accepted URL in bytes. */
const MAX_TARGET_LENGTH = 8192;

/** A generated request with the expected outcome. */
export interface FuzzedRequest {
  readonly target: string;
  /** `tooLong` marks a URL that the service may reject. */
  readonly verdict: Verdict | "tooLong";
  /** The names of invalid or possibly invalid parameters. An error must name one of them. */
  readonly suspects: readonly string[];
}

/** Known values of a parameter. */
export type GetPool = (operation: Operation, parameter: Parameter) => readonly string[];

/** Invalid or misleading percent-encodings. */
const BROKEN = [
  "%",
  "%4",
  "%zz",
  "%E0%A4",
  "%C3%28",
  "%ED%A0%80",
  "%F8%88%80%80%80",
  "%00",
  "+",
  "a+b",
  "==",
  "%26",
  "%3D",
];

interface Pair {
  readonly name: string;
  readonly verdict: Verdict;
  /** The parameter as written in the query. */
  readonly written: string;
  /** Whether the parameter counts as sent. An empty optional parameter does not. */
  readonly isSent: boolean;
}

/** Arbitrary requests of an operation. Half of them are valid, to reach the code behind the query parser. */
export function arbitraryRequests(operation: Operation, getPool: GetPool): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(
    { weight: 5, arbitrary: rightRequests(operation, getPool) },
    { weight: 4, arbitrary: anyRequests(operation, getPool) },
  );
}

function rightRequests(operation: Operation, getPool: GetPool): fc.Arbitrary<FuzzedRequest> {
  const toPair = (parameter: Parameter) =>
    plainPair(parameter, rightValues(parameter, getPool(operation, parameter)));
  return fc
    .record({ pairs: toPairs(operation, fittingNames(operation), toPair), path: rightPath(operation) })
    .map(({ pairs, path }) => request(operation, path, pairs));
}

function anyRequests(operation: Operation, getPool: GetPool): fc.Arbitrary<FuzzedRequest> {
  const toPair = (parameter: Parameter) =>
    anyPair(parameter, anyValues(parameter, getPool(operation, parameter)));
  const query = toQuery(operation);
  const names = query.map(({ name }) => name);
  const anyNames = fc.subarray(names, { maxLength: Math.min(names.length, 8) });
  const chosen = fc.oneof(
    { weight: 4, arbitrary: fittingNames(operation) },
    { weight: 1, arbitrary: anyNames },
  );
  const strange = fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    strangers(query).map((pair) => [pair]),
  );
  const repeated = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true));
  return fc
    .record({ pairs: toPairs(operation, chosen, toPair), strange, repeated, path: anyPath(operation) })
    .map(({ pairs, strange: strangePairs, repeated: isRepeated, path }) => {
      const again = isRepeated ? pairs.slice(0, 1) : [];
      return request(operation, path, [...pairs, ...strangePairs, ...again]);
    });
}

function toQuery({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === "query");
}

function toPairs(
  operation: Operation,
  names: fc.Arbitrary<string[]>,
  toPair: (parameter: Parameter) => fc.Arbitrary<Pair>,
): fc.Arbitrary<Pair[]> {
  const pairs = new Map(toQuery(operation).map((parameter) => [parameter.name, toPair(parameter)]));
  return names.chain((chosen) => fc.tuple(...chosen.map((name) => pairs.get(name) as fc.Arbitrary<Pair>)));
}

/**
 * Selects all required parameters, some optional parameters, and at least one of each required group. Exclusive groups
 * get at most one.
 */
function fittingNames(operation: Operation): fc.Arbitrary<string[]> {
  const query = toQuery(operation);
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const optional = query.filter((parameter) => !parameter.required).map(({ name }) => name);
  const some = fc.subarray(optional, { maxLength: Math.min(optional.length, 6) });
  const needed = operation.constraints.filter(({ kind }) => kind !== "atMostOneOf");
  const one = fc.tuple(...needed.map(({ names }) => fc.constantFrom(...names)));
  return fc.tuple(some, one).map(([names, chosen]) => {
    const kept = operation.constraints.reduce(
      (left, constraint) => withoutRivals(left, constraint, chosen),
      names,
    );
    return [...new Set([...required, ...chosen, ...kept])];
  });
}

function withoutRivals(
  names: readonly string[],
  { kind, names: rivals }: Constraint,
  chosen: readonly string[],
): string[] {
  if (kind === "atLeastOneOf") return [...names];
  const kept = rivals.find((name) => chosen.includes(name)) ?? rivals.find((name) => names.includes(name));
  return names.filter((name) => !rivals.includes(name) || name === kept);
}

function plainPair({ name, required }: Parameter, value: fc.Arbitrary<Written>): fc.Arbitrary<Pair> {
  return fc
    .tuple(value, fc.boolean(), fc.constantFrom(encode, encode, encode, encodeAll))
    .map(([{ text, verdict }, plainComma, write]) => ({
      name,
      verdict,
      written: `${name}=${plainComma ? write(text).replaceAll("%2C", ",") : write(text)}`,
      isSent: required || text.trim() !== "",
    }));
}

const EMPTY_VALUE = /^[^=]*(=(\+|%(09|0a|0b|0c|0d|20))*)?$/;

/** Adds invalid UTF-8, broken percent-encodings, and names without values. */
function anyPair(parameter: Parameter, value: fc.Arbitrary<Written>): fc.Arbitrary<Pair> {
  const { name, required } = parameter;
  const bytes = fc.uint8Array({ maxLength: 40 }).map((octets) => encodeAll(Buffer.from(octets)));
  const odd = fc.oneof(bytes, fc.constantFrom(...BROKEN)).map((text) => `${name}=${text}`);
  const alone = fc.constant(name);
  return fc.oneof(
    { weight: 14, arbitrary: plainPair(parameter, value) },
    fc.oneof(odd, odd, alone).map((written) => ({
      name,
      verdict: "open" as const,
      written,
      isSent: required || !EMPTY_VALUE.test(written),
    })),
  );
}

/** Arbitrary unknown parameters. */
function strangers(query: readonly Parameter[]): fc.Arbitrary<Pair> {
  const names = query.map(({ name }) => name);
  const near = names.flatMap((name) => [
    name.toUpperCase(),
    `${name}[]`,
    `${name}[0]`,
    `${name}s`,
    ` ${name}`,
    `${name}.x`,
  ]);
  const stranger = fc.oneof(
    fc.constantFrom(...PROTOTYPE_NAMES, ...near, "callback", "key", "CMC"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  );
  return fc
    .tuple(
      stranger.filter((name) => !names.includes(name.trim())),
      fc.string({ maxLength: 8 }),
    )
    .map(([name, value]) => ({
      name,
      verdict: name.trim() === "" ? "open" : "wrong",
      written: `${encode(name)}=${encode(value)}`,
      isSent: true,
    }));
}

interface Path {
  readonly path: string;
  readonly verdict: Verdict;
}

function rightPath({ path }: Operation): fc.Arbitrary<Path> {
  return fc
    .constantFrom("example", "some-partner-2")
    .map((value) => ({ path: path.replace(/\{\w+\}/, value), verdict: "right" }));
}

function anyPath(operation: Operation): fc.Arbitrary<Path> {
  const right = rightPath(operation);
  if (!operation.parameters.some((parameter) => parameter.in === "path")) return right;
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).map(encode),
    fc.constantFrom(
      ...BROKEN,
      ...PROTOTYPE_NAMES,
      "%2e%2e",
      "..%2f..",
      "%2F",
      "",
      ".",
      "..",
      "a".repeat(300),
    ),
  );
  return fc.oneof(
    right,
    odd.map((value): Path => ({ path: operation.path.replace(/\{\w+\}/, () => value), verdict: "open" })),
  );
}

function request(operation: Operation, { path, verdict }: Path, pairs: readonly Pair[]): FuzzedRequest {
  const target = pairs.length === 0 ? path : `${path}?${pairs.map(({ written }) => written).join("&")}`;
  if (Buffer.byteLength(target) > MAX_TARGET_LENGTH)
    return { target: target.slice(0, 60_000), verdict: "tooLong", suspects: [] };
  const sent = pairs.filter(({ isSent }) => isSent);
  const names = sent.map(({ name }) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = operation.parameters
    .filter((each) => each.in === "query" && each.required && !names.includes(each.name))
    .map(({ name }) => name);
  const broken = operation.constraints
    .filter((constraint) => !holds(constraint, names))
    .flatMap((constraint) => constraint.names);
  const doubtful = sent.filter((pair) => pair.verdict !== "right").map(({ name }) => name);
  const faults = [...repeated, ...missing, ...broken];
  const verdicts = [...sent.map((pair) => pair.verdict), ...faults.map(() => "wrong" as const)];
  const all = worst([verdict, ...verdicts]);
  return {
    target,
    // An arbitrary path may match a different operation, so any outcome is possible.
    verdict: all === "wrong" && verdict === "open" ? "open" : all,
    suspects: [...new Set([...doubtful, ...faults])],
  };
}

function holds({ kind, names }: Constraint, sent: readonly string[]): boolean {
  const count = names.filter((name) => sent.includes(name)).length;
  if (kind === "atMostOneOf") return count <= 1;
  return kind === "exactlyOneOf" ? count === 1 : count >= 1;
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A lone surrogate has no percent-encoding. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** Percent-encodes every byte in lower case, without changing the value. */
function encodeAll(text: string | Buffer): string {
  return [...Buffer.from(text as string)].map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("");
}

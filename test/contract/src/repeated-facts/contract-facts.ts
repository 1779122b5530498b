import {
  creditHeader,
  errorCodes,
  keyHeader,
  type Operation,
  operations,
  type ParameterValue,
  plans,
} from "@market-data/openapi";
import { isObject, type Json, type JsonObject } from "@market-data/openapi/contract";

/** The facts of the contract that code must not repeat, each with what the contract says it is. */
export interface ContractFacts {
  readonly headers: ReadonlyMap<string, string>;
  readonly plans: ReadonlyMap<string, string>;
  readonly operationIds: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  readonly errorCodes: ReadonlyMap<number, string>;
  /** Maxima of parameters. */
  readonly limits: ReadonlyMap<number, string>;
  /** How long responses are cached, and when records are available, in ms. */
  readonly durations: ReadonlyMap<number, string>;
  readonly enumerations: readonly Enumeration[];
}

/** The values that the contract allows in one place. */
export interface Enumeration {
  readonly name: string;
  readonly values: ReadonlySet<string>;
}

/** Below it, and for whole units of time, a number is more likely to be about something else. */
const MIN_LIMIT = 1001;
const MIN_DURATION = 300_000;
const TIME_UNITS: ReadonlySet<number> = new Set([3600, 86_400, 60_000, 3_600_000, 86_400_000]);

/** @param document The bundled contract. */
export function readFacts(document: JsonObject): ContractFacts {
  const all: readonly Operation[] = Object.values(operations);
  return {
    headers: new Map([
      [keyHeader, "the header of the key"],
      [creditHeader, "the header of credits"],
    ]),
    plans: new Map(plans.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => [each, "a plan"]))),
    operationIds: new Map(all.map(({ operationId }) => [operationId, "the id of an operation"])),
    paths: new Map(all.map(({ path }) => [path, "the path of an operation"])),
    errorCodes: new Map(
      errorCodes.filter(({ code, status }) => code !== status).map(({ code, name }) => [code, name]),
    ),
    limits: distinctive(parameterLimits(all), MIN_LIMIT),
    durations: distinctive(cacheDurations(all), MIN_DURATION),
    enumerations: readEnumerations(document, all),
  };
}

type NumberFact = readonly [number, string];

function distinctive(numbers: readonly NumberFact[], minimum: number): Map<number, string> {
  return new Map(numbers.filter(([number]) => number >= minimum && !TIME_UNITS.has(number)));
}

function parameterLimits(all: readonly Operation[]): NumberFact[] {
  return all.flatMap(({ operationId, parameters }) =>
    parameters.flatMap(({ name, maximum, maxItems }) =>
      [maximum, maxItems]
        .filter((limit) => limit !== undefined)
        .map((limit): NumberFact => [limit, `the maximum of "${name}" of ${operationId}`]),
    ),
  );
}

function cacheDurations(all: readonly Operation[]): NumberFact[] {
  return all.flatMap(({ operationId, cache }) => {
    const seconds =
      "seconds" in cache
        ? [cache.seconds]
        : "schedule" in cache
          ? cache.schedule.flatMap((entry) => [entry.availableAfterSeconds, entry.earliestSeconds ?? 0])
          : [];
    return seconds.map((each): NumberFact => [each * 1000, `in the x-svc-cache of ${operationId}`]);
  });
}

/** Every `enum` of the contract and the names of every `aux` parameter, each set of values once. */
function readEnumerations(document: JsonObject, all: readonly Operation[]): Enumeration[] {
  const found = new Map<string, Enumeration>();
  const add = (name: string, values: readonly ParameterValue[]) => {
    const texts = values.filter((value) => value !== null).map(String);
    found.set([...texts].sort().join("\n"), { name, values: new Set(texts) });
  };
  visit(document, [], (value, place) => {
    if (Array.isArray(value["enum"])) add(place.join("/"), value["enum"] as ParameterValue[]);
  });
  for (const { operationId, aux } of all) {
    if (aux !== undefined) add(`aux of ${operationId}`, Object.keys(aux.names));
  }
  return [...found.values()];
}

function visit(
  value: Json,
  place: readonly string[],
  each: (object: JsonObject, place: readonly string[]) => void,
): void {
  if (isObject(value)) each(value, place);
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) visit(item, [...place, key], each);
}

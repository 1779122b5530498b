import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import type { ExampleResponse } from "./responses.ts";

/** One object somewhere in a response. */
export interface Place {
  response: ExampleResponse;
  /** Where it stands, for messages: `cryptocurrencyMapV1/success data.0`. */
  at: string;
  /** The key or index under which it stands. */
  key: string;
  value: JsonObject;
  /** The objects that it stands in, the nearest first. */
  parents: JsonObject[];
}

/** Every object of every response, an outer one before those in it. */
export function everyObject(responses: readonly ExampleResponse[]): Place[] {
  return responses.flatMap((response) => [...objectsIn(response, response.value, [], [])]);
}

function* objectsIn(
  response: ExampleResponse,
  value: Json,
  path: string[],
  parents: JsonObject[],
): Generator<Place> {
  if (isObject(value)) {
    yield { response, at: `${response.name} ${path.join(".")}`, key: path.at(-1) ?? "", value, parents };
  } else if (!Array.isArray(value)) {
    return;
  }
  const inner = isObject(value) ? [value, ...parents] : parents;
  for (const [key, item] of Object.entries(value)) yield* objectsIn(response, item, [...path, key], inner);
}

/** A number, also where the response writes it as text, as DEX records do; undefined for anything else. */
export function numberIn(value: Json | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** A number that must be there for a rule to apply. */
export function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}

/** Whether two metrics are the same to six digits, which leaves room for metrics rounded to eight. */
export function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

/** Whether two percentages are the same to four digits after the point. */
export function samePercent(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-4;
}

import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import type { ExampleResponse } from "./responses.ts";

/** An object in a response. */
export interface Place {
  response: ExampleResponse;
  /** Location for messages: `cryptocurrencyMapV1/success data.0`. */
  at: string;
  /** The key or index of the object in the parent. */
  key: string;
  value: JsonObject;
  /** The parents of the object, nearest first. */
  parents: JsonObject[];
}

/** Returns all objects of all responses, parents before children. */
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

/** Returns a number, including numbers as text in DEX records. Undefined for every value without a number. */
export function numberIn(value: Json | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** True for a number. Rules apply only to numbers. */
export function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}

/** True for metrics that agree in six digits. Metrics are rounded to eight digits. */
export function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

/** True for percentages that agree in four decimals. */
export function samePercent(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-4;
}

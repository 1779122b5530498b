export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [member: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the `Name` of `#/components/<kind>/Name`. */
export function referredName(reference: Json | undefined): string | undefined {
  return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
}

import { isObject, type Json, type JsonObject } from "./json.ts";
import type { Place } from "./records.ts";

/** A good response, to be spoilt. */
export interface JudgedResponse {
  status: number;
  headers: Record<string, string>;
  body: Json;
  /** The records in the body; outer ones first. */
  places: Place[];
}

/** A fault that a service might have, put into a good response. */
export interface PlantedFault {
  name: string;
  /** Whether there was a place for it. */
  plant(response: JudgedResponse): boolean;
}

/** Faults are planted as deep in a response as can be: what finds them there has looked at everything above. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: "a required field is missing",
    plant: ({ places }) => spoil(places, required, (object, name) => delete object[name]),
  },
  {
    name: "a number is a text",
    plant: ({ places }) => spoil(places, ofType("number"), (object, name) => put(object, name, "12.5x")),
  },
  {
    name: "a text is a number",
    plant: ({ places }) => spoil(places, ofType("string"), (object, name) => put(object, name, 12.5)),
  },
  {
    name: "an integer has a fraction",
    plant: ({ places }) => spoil(places, integers, (object, name) => put(object, name, 1.5)),
  },
  {
    name: "a time is none",
    plant: ({ places }) => spoil(places, times, (object, name) => put(object, name, "yesterday")),
  },
  {
    name: "a required field that has no null is null",
    plant: ({ places }) => spoil(places, requiredNotNull, (object, name) => put(object, name, null)),
  },
  {
    name: "a record has a field that the contract does not name",
    plant: ({ places }) => spoil(places, closed, (object) => put(object, "surprise", 1)),
  },
  {
    name: "a value is none of the choices",
    plant: ({ places }) => spoil(places, choices, (object, name) => put(object, name, "SURPRISE")),
  },
  { name: "the status is undeclared", plant: (response) => set(response, { status: 418 }) },
  { name: "a success has an error's status", plant: (response) => set(response, { status: 400 }) },
  {
    name: "an error has a success's status",
    plant: (response) => set(response, { body: { status: (response.body as JsonObject)["status"] ?? {} } }),
  },
  { name: "the body is null", plant: (response) => set(response, { body: null }) },
  {
    name: "the media type is undeclared",
    plant: ({ headers }) => put(headers, "content-type", "text/html; charset=utf-8"),
  },
  {
    name: "a header that counts holds a word",
    plant: ({ headers }) => put(headers, "x-svc-credit-count", "many"),
  },
];

/** Which properties of a place a fault can be put into. */
type Choice = (place: Place) => string[];

const required: Choice = ({ object, schema }) =>
  ((schema["required"] ?? []) as string[]).filter((name) => name in object);

const requiredNotNull: Choice = (place) =>
  required(place).filter((name) => typeof getProperty(place, name)?.["type"] === "string");

const integers: Choice = (place) => ofSchema(place, ({ type }) => [type].flat().includes("integer"));
const times: Choice = (place) => ofSchema(place, ({ format }) => format === "date-time");
const choices: Choice = (place) => ofSchema(place, ({ enum: allowed }) => Array.isArray(allowed));
const closed: Choice = ({ schema }) => (schema["additionalProperties"] === undefined ? ["surprise"] : []);

function ofType(type: "number" | "string"): Choice {
  return ({ object, schema }) =>
    Object.keys((schema["properties"] ?? {}) as JsonObject).filter((name) => typeof object[name] === type);
}

function ofSchema(place: Place, wanted: (schema: JsonObject) => boolean): string[] {
  return Object.keys(place.object).filter((name) => {
    const schema = getProperty(place, name);
    return schema !== undefined && wanted(schema);
  });
}

function getProperty({ schema }: Place, name: string): JsonObject | undefined {
  const properties = (schema["properties"] ?? {}) as JsonObject;
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject(property) ? property : undefined;
}

function spoil(places: Place[], choice: Choice, change: (object: JsonObject, name: string) => void): boolean {
  for (const place of places.toReversed()) {
    const [name] = choice(place);
    if (name === undefined) continue;
    change(place.object, name);
    return true;
  }
  return false;
}

function put(object: Record<string, Json>, name: string, value: Json): boolean {
  object[name] = value;
  return true;
}

function set(response: JudgedResponse, change: Partial<JudgedResponse>): boolean {
  Object.assign(response, change);
  return true;
}

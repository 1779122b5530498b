import {
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  valueAt,
  walk,
} from "@market-data/generator-core";

/** An edit of a document in memory, with a description for readers of a failure. */
export interface Mutation {
  readonly name: string;
  readonly document: JsonObject;
}

/** A way to edit a document at any of several places. */
interface Kind {
  readonly name: string;
  /** The possible places of the edit. */
  places(document: JsonObject): Pointer[];
  /** Edits a copy at a place. */
  edit(document: JsonObject, place: Pointer): void;
}

/** Edits by kinds in turn. A seed chooses the places, so a seed repeats its edits. */
export function mutate(
  document: JsonObject,
  kinds: readonly Kind[],
  count: number,
  seed: number,
): Mutation[] {
  const random = randomFrom(seed);
  const places = kinds.map((kind) => kind.places(document));
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] as Kind;
    const among = places[index % kinds.length] as Pointer[];
    if (among.length === 0) throw new Error(`There is no place to ${kind.name}.`);
    const place = among[Math.floor(random() * among.length)] as Pointer;
    const copy = structuredClone(document);
    kind.edit(copy, place);
    return { name: `${kind.name} at ${place.join("/")}`, document: copy };
  });
}

/** Mulberry32: numbers from 0 to 1 by a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The places of matching objects below some keys of a document. */
function find(
  document: JsonObject,
  start: Pointer,
  fits: (node: JsonObject, pointer: Pointer) => boolean,
): Pointer[] {
  const found: Pointer[] = [];
  walk(valueAt(document, start) ?? null, (value, below) => {
    if (["example", "examples"].includes(String(below.at(-1)))) return false;
    const pointer = [...start, ...below];
    if (isObject(value) && fits(value, pointer)) found.push(pointer);
    return true;
  });
  return found;
}

const SCHEMAS: Pointer = ["components", "schemas"];
const PARAMETERS: Pointer = ["components", "parameters"];
const isField = (pointer: Pointer) => pointer.at(-2) === "properties";
const at = (document: JsonObject, pointer: Pointer) => valueAt(document, pointer) as JsonObject;
const parent = (pointer: Pointer, levels: number) => pointer.slice(0, -levels);
const getTypes = (node: JsonObject) => [node["type"] ?? []].flat().map(String);
const hasList = (node: JsonObject, key: string) =>
  Array.isArray(node[key]) && (node[key] as Json[]).length > 1;

/** Components of a section with a reference from an operation or from a used component. */
function used(document: JsonObject, section: string): Set<string> {
  const names = new Set<string>();
  const open: Json[] = [document["paths"] ?? null];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    walk(value, (each) => {
      const [, kind, name] =
        /^#\/components\/(\w+)\/([\w.-]+)$/.exec(String(isObject(each) ? each["$ref"] : "")) ?? [];
      if (kind === undefined || name === undefined || names.has(`${kind}/${name}`)) return true;
      names.add(`${kind}/${name}`);
      open.push(valueAt(document, ["components", kind, name]) ?? null);
      return true;
    });
  }
  return new Set(
    [...names].flatMap((name) => (name.startsWith(`${section}/`) ? [name.split("/")[1] ?? ""] : [])),
  );
}

const parametersWhere = (fits: (node: JsonObject) => boolean) => (document: JsonObject) => {
  const names = used(document, "parameters");
  return find(document, PARAMETERS, (node, pointer) => {
    const isSchema = pointer.at(-1) === "schema" && names.has(String(pointer[2]));
    return isSchema && fits(node);
  });
};
const fieldsWhere = (fits: (node: JsonObject, pointer: Pointer) => boolean) => (document: JsonObject) =>
  find(document, SCHEMAS, (node, pointer) => isField(pointer) && fits(node, pointer));
const operations = (document: JsonObject) =>
  Object.keys(document["paths"] as JsonObject).map((path): Pointer => ["paths", path, "get"]);

/** Edits with an effect on programs. */
export const BREAKING: readonly Kind[] = [
  {
    name: "remove a field",
    places: fieldsWhere(() => true),
    edit: (document, place) => {
      delete at(document, parent(place, 1))[String(place.at(-1))];
      const record = at(document, parent(place, 2));
      const required = ((record["required"] ?? []) as Json[]).filter((name) => name !== place.at(-1));
      if (record["required"] !== undefined) record["required"] = required;
    },
  },
  {
    name: "rename a field",
    places: fieldsWhere(() => true),
    edit: (document, place) => {
      const fields = at(document, parent(place, 1));
      fields[`${String(place.at(-1))}_2`] = fields[String(place.at(-1))] as Json;
      delete fields[String(place.at(-1))];
    },
  },
  {
    name: "let a field be null",
    places: fieldsWhere(
      (node) => getTypes(node).length > 0 && !getTypes(node).includes("null") && node["enum"] === undefined,
    ),
    edit: (document, place) => {
      const field = at(document, place);
      field["type"] = [...getTypes(field), "null"];
    },
  },
  {
    name: "change the type of a field",
    places: fieldsWhere((node) => getTypes(node).length > 0),
    edit: (document, place) => {
      const field = at(document, place);
      field["type"] = getTypes(field).includes("boolean") ? "string" : "boolean";
    },
  },
  {
    name: "let a required field be missing",
    places: (document) => find(document, SCHEMAS, (node) => hasList(node, "required")),
    edit: (document, place) => {
      (at(document, place)["required"] as Json[]).pop();
    },
  },
  {
    name: "let a field have one more value",
    places: fieldsWhere((node) => Array.isArray(node["enum"])),
    edit: (document, place) => {
      (at(document, place)["enum"] as Json[]).push("another");
    },
  },
  {
    name: "remove a value of a field",
    places: fieldsWhere((node) => hasList(node, "enum")),
    edit: (document, place) => {
      (at(document, place)["enum"] as Json[]).shift();
    },
  },
  {
    name: "remove a parameter",
    places: (document) => operations(document).filter((place) => hasList(at(document, place), "parameters")),
    edit: (document, place) => {
      (at(document, place)["parameters"] as Json[]).pop();
    },
  },
  {
    name: "require a new parameter",
    places: operations,
    edit: (document, place) => {
      const operation = at(document, place);
      const added = { name: "new", in: "query", required: true, schema: { type: "string" } };
      operation["parameters"] = [...((operation["parameters"] ?? []) as Json[]), added];
    },
  },
  {
    name: "lower a maximum",
    places: parametersWhere((node) => typeof node["maximum"] === "number"),
    edit: (document, place) => {
      at(document, place)["maximum"] = Number(at(document, place)["maximum"]) - 1;
    },
  },
  {
    name: "raise a minimum",
    places: parametersWhere((node) => typeof node["minimum"] === "number"),
    edit: (document, place) => {
      at(document, place)["minimum"] = Number(at(document, place)["minimum"]) + 1;
    },
  },
  {
    name: "remove a value of a parameter",
    places: parametersWhere((node) => hasList(node, "enum")),
    edit: (document, place) => {
      (at(document, place)["enum"] as Json[]).pop();
    },
  },
  {
    name: "set a pattern of a parameter",
    places: parametersWhere((node) => node["type"] === "string"),
    edit: (document, place) => {
      at(document, place)["pattern"] = "^never$";
    },
  },
  {
    name: "change a default",
    places: parametersWhere(
      (node) => typeof node["default"] === "number" || typeof node["default"] === "string",
    ),
    edit: (document, place) => {
      const schema = at(document, place);
      schema["default"] = typeof schema["default"] === "number" ? schema["default"] + 1 : "another";
    },
  },
  {
    name: "remove an operation",
    places: operations,
    edit: (document, place) => {
      delete (document["paths"] as JsonObject)[String(place[1])];
    },
  },
  {
    name: "rename an operation",
    places: operations,
    edit: (document, place) => {
      at(document, place)["operationId"] = "another";
    },
  },
  {
    name: "remove the successful response",
    places: operations,
    edit: (document, place) => {
      delete (at(document, place)["responses"] as JsonObject)["200"];
    },
  },
  {
    name: "return another media type",
    places: operations,
    edit: (document, place) => {
      const response = at(document, [...place, "responses", "200"]);
      response["content"] = { "text/csv": {} };
    },
  },
  {
    name: "remove a response header",
    places: (document) =>
      operations(document)
        .map((place) => [...place, "responses", "200"])
        .filter((place) => isObject(at(document, place)["headers"])),
    edit: (document, place) => {
      const headers = at(document, place)["headers"] as JsonObject;
      delete headers[Object.keys(headers)[0] ?? ""];
    },
  },
  {
    name: "write a list in another way",
    places: (document) => {
      const names = used(document, "parameters");
      return find(document, PARAMETERS, (node, [, , name, ...rest]) => {
        const { schema } = node;
        return rest.length === 0 && names.has(String(name)) && isObject(schema) && schema["type"] === "array";
      });
    },
    edit: (document, place) => {
      const parameter = at(document, place);
      parameter["explode"] = parameter["explode"] === false;
    },
  },
];

const isPlainRecord = (node: JsonObject) => isObject(node["properties"]) && node["allOf"] === undefined;

/** Edits of the notation of a document, without an effect. */
export const HARMLESS: readonly Kind[] = [
  {
    name: "write a record in two parts",
    places: (document) => find(document, SCHEMAS, (node) => isPlainRecord(node)),
    edit: (document, place) => {
      const record = at(document, place);
      const { properties, required, ...rest } = record as { properties: JsonObject; required?: Json };
      for (const key of Object.keys(record)) delete record[key];
      const names = Object.keys(properties);
      const part = (from: number, to?: number) => ({
        properties: Object.fromEntries(names.slice(from, to).map((name) => [name, properties[name] as Json])),
      });
      const half = Math.ceil(names.length / 2);
      const parts: Json[] = [
        part(0, half),
        { ...part(half), ...(required === undefined ? {} : { required }) },
      ];
      Object.assign(record, rest, { allOf: parts });
    },
  },
  {
    name: "extract a base of a record",
    places: (document) =>
      find(document, SCHEMAS, (node, pointer) => pointer.length === 3 && isPlainRecord(node)),
    edit: (document, place) => {
      const record = at(document, place);
      const { properties } = record as { properties: JsonObject };
      delete record["properties"];
      at(document, SCHEMAS)["ExtractedBase"] = { type: record["type"] as Json, properties };
      record["allOf"] = [{ $ref: "#/components/schemas/ExtractedBase" }];
    },
  },
  {
    name: "write null as a choice",
    places: fieldsWhere(
      (node) => getTypes(node).includes("null") && getTypes(node).length === 2 && node["enum"] === undefined,
    ),
    edit: (document, place) => {
      const field = at(document, place);
      const { description, ...rest } = field;
      const schema = { ...rest, type: getTypes(field).find((type) => type !== "null") ?? "" };
      // Words and examples stay with the field.
      const { examples, ...plain } = schema as JsonObject;
      for (const key of Object.keys(field)) delete field[key];
      Object.assign(field, { oneOf: [{ type: "null" }, plain] });
      if (description !== undefined) field["description"] = description;
      if (examples !== undefined) field["examples"] = examples;
    },
  },
  {
    name: "write one value as an enumeration",
    places: (document) => find(document, ["components"], (node) => node["const"] !== undefined),
    edit: (document, place) => {
      const schema = at(document, place);
      schema["enum"] = [schema["const"] as Json];
      delete schema["const"];
    },
  },
  {
    name: "write a type as a list",
    places: fieldsWhere((node) => typeof node["type"] === "string"),
    edit: (document, place) => {
      at(document, place)["type"] = [at(document, place)["type"] as Json];
    },
  },
  {
    name: "turn the order of fields round",
    places: (document) => find(document, SCHEMAS, (node) => isPlainRecord(node)),
    edit: (document, place) => {
      const record = at(document, place);
      record["properties"] = Object.fromEntries(Object.entries(record["properties"] as JsonObject).reverse());
    },
  },
  {
    name: "turn the order of parameters round",
    places: (document) => operations(document).filter((place) => hasList(at(document, place), "parameters")),
    edit: (document, place) => {
      (at(document, place)["parameters"] as Json[]).reverse();
    },
  },
  {
    name: "turn the order of values round",
    places: (document) => find(document, ["components"], (node) => hasList(node, "enum")),
    edit: (document, place) => {
      (at(document, place)["enum"] as Json[]).reverse();
    },
  },
  {
    name: "say that other fields are allowed",
    places: (document) => find(document, SCHEMAS, (node) => isPlainRecord(node)),
    edit: (document, place) => {
      at(document, place)["additionalProperties"] = true;
    },
  },
  {
    name: "write the default style",
    places: (document) =>
      find(
        document,
        PARAMETERS,
        (node, pointer) => pointer.length === 3 && node["in"] === "query" && node["style"] === undefined,
      ),
    edit: (document, place) => {
      Object.assign(at(document, place), { style: "form", allowReserved: false });
    },
  },
  {
    name: "say a length of at least 0",
    places: fieldsWhere((node) => node["type"] === "string"),
    edit: (document, place) => {
      at(document, place)["minLength"] = 0;
    },
  },
  {
    name: "write a component in its place",
    places: (document) =>
      find(document, ["paths"], (node) => /^#\/components\/parameters\//.test(String(node["$ref"] ?? ""))),
    edit: (document, place) => {
      const reference = String(at(document, place)["$ref"]).split("/").slice(1);
      const list = valueAt(document, parent(place, 1)) as Json[];
      list[Number(place.at(-1))] = structuredClone(valueAt(document, reference) as Json);
    },
  },
];

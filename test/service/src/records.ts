import { isObject, type Json, type JsonObject, referredName } from "./json.ts";
import { type Schemas, schemaPointer } from "./schemas.ts";

/** An object in a response with the record type in the contract. */
export interface Place {
  record: string;
  object: JsonObject;
  /** The `properties` and `required` of the schema itself, without records of its `allOf`. */
  schema: JsonObject;
}

/** Finds the records in a response. */
export class Records {
  readonly #schemas: JsonObject;
  readonly #validation: Schemas;

  constructor(document: JsonObject, validation: Schemas) {
    this.#schemas = (document["components"] as JsonObject)["schemas"] as JsonObject;
    this.#validation = validation;
  }

  /** Returns an entry per object and record that declares properties of the object, outer objects first. */
  places(record: string, response: Json): Place[] {
    const places: Place[] = [];
    this.#visitRecord(response, record, places);
    return places;
  }

  /** Returns all documented properties of records and nested records as `Record.property`. */
  properties(records: Iterable<string>): string[] {
    const reached = new Set<string>();
    for (const record of records) this.#reach(record, reached);
    return [...reached].flatMap((record) =>
      getProperties(this.#schemas[record]).map((property) => `${record}.${property}`),
    );
  }

  #reach(record: string, reached: Set<string>): void {
    if (reached.has(record)) return;
    reached.add(record);
    for (const name of referredNames(this.#schemas[record])) this.#reach(name, reached);
  }

  #visitRecord(value: Json, record: string, places: Place[]): void {
    this.#visit(value, this.#schemas[record], { record, pointer: schemaPointer(record), places });
  }

  #visit(value: Json, schema: Json | undefined, at: Position): void {
    if (!isObject(schema) || value === null) return;
    const name = referredName(schema["$ref"]);
    if (name !== undefined) this.#visitRecord(value, name, at.places);
    for (const [index, part] of list(schema["allOf"]).entries()) {
      this.#visit(value, part, below(at, `allOf/${index}`));
    }
    for (const keyword of ["oneOf", "anyOf"]) {
      for (const [index, part] of list(schema[keyword]).entries()) {
        const branch = below(at, `${keyword}/${index}`);
        if (this.#validation.findProblem(branch.pointer, value) === undefined)
          this.#visit(value, part, branch);
      }
    }
    if (Array.isArray(value))
      for (const item of value) this.#visit(item, schema["items"], below(at, "items"));
    else if (isObject(value)) this.#visitFields(value, schema, at);
  }

  #visitFields(object: JsonObject, schema: JsonObject, at: Position): void {
    const properties = isObject(schema["properties"]) ? schema["properties"] : {};
    if (isObject(schema["properties"])) at.places.push({ record: at.record, object, schema });
    for (const [field, item] of Object.entries(object)) {
      const known = Object.hasOwn(properties, field);
      this.#visit(
        item,
        known ? properties[field] : schema["additionalProperties"],
        below(at, known ? `properties/${field}` : "additionalProperties"),
      );
    }
  }
}

/** The place of a value: its record and schema. */
interface Position {
  record: string;
  pointer: string;
  places: Place[];
}

function below(at: Position, step: string): Position {
  return { ...at, pointer: `${at.pointer}/${step}` };
}

function getProperties(schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  const own = isObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  // Includes only inline parts of an `allOf`. Referenced parts are separate records.
  return [...own, ...list(schema["allOf"]).flatMap(getProperties)];
}

function referredNames(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(referredNames);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "$ref" ? [referredName(item) as string] : key === "examples" ? [] : referredNames(item),
  );
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

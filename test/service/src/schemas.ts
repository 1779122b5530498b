import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Json, JsonObject } from "./json.ts";

/** Times in responses: always UTC with milliseconds (spec/guides/time-and-intervals.md). */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Validates values with the schemas of a contract (JSON Schema 2020-12). */
export class Schemas {
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: JsonObject) {
    formats.default(this.#ajv);
    this.#ajv.addFormat("date-time", TIME);
    this.#ajv.addSchema(document, "contract");
  }

  /** Returns the violations of a value as text, or undefined. `pointer` is the JSON pointer of a schema in the contract. */
  findProblem(pointer: string, value: Json): string | undefined {
    const validate = this.#validator(pointer);
    if (validate(value)) return undefined;
    const { instancePath, message, params } = validate.errors?.[0] ?? {};
    return `${instancePath || "the response"} ${message} ${JSON.stringify(params)}`;
  }

  #validator(pointer: string): ValidateFunction {
    let validate = this.#compiled.get(pointer);
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: `contract${pointer}` });
      this.#compiled.set(pointer, validate);
    }
    return validate;
  }
}

/** Returns the JSON pointer of a component schema. */
export function schemaPointer(record: string): string {
  return `#/components/schemas/${record}`;
}

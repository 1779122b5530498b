import { asObject, type JsonObject } from "@market-data/openapi/contract";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ContractHeader, MockOperation } from "./operation.ts";

/** A contract violation of a response. */
export interface Violation {
  /** `body` or `header`, followed by names and indexes. */
  readonly path: readonly string[];
  /** The violated keyword of JSON Schema. */
  readonly code: string;
  /** A description for the log. */
  readonly message: string;
}

/** The schema name of the whole contract. */
const ROOT = "contract";

/** Validates responses against the contract. Compiles the schema of a response on first use. */
export class ContractValidator {
  readonly #document: JsonObject;
  readonly #operations: readonly MockOperation[];
  #compiled: Ajv2020 | undefined;

  constructor(document: JsonObject, operations: readonly MockOperation[]) {
    this.#document = document;
    this.#operations = operations;
  }

  /** Returns the violations of a body. Returns none for a status without a schema. */
  validateBody({ id, responses }: MockOperation, status: number, body: unknown): Violation[] {
    const code = findCode(responses, status);
    if (code === undefined) {
      const declared = [...responses.keys()].join(",");
      const message = `Unable to match the returned status code with those defined in the document: ${declared}`;
      // Any server may send undocumented errors.
      return status < 300 ? [{ path: [], code: "status", message }] : [];
    }
    return this.#validate(`${id}/${code}/body`, body, "body");
  }

  /** Returns the violations of the response headers. @param headers By lower-case name. */
  validateHeaders(
    { id, responses }: MockOperation,
    status: number,
    headers: Readonly<Record<string, string>>,
  ): Violation[] {
    const code = findCode(responses, status);
    const declared = code === undefined ? undefined : responses.get(code)?.headers;
    if (declared === undefined || declared.size === 0) return [];
    const values: Record<string, unknown> = {};
    for (const [name, { schema }] of declared) {
      const text = headers[name];
      if (text !== undefined) values[name] = parseHeader(text, schema);
    }
    return this.#validate(`${id}/${code}/headers`, values, "header");
  }

  #validate(name: string, value: unknown, part: "body" | "header"): Violation[] {
    this.#compiled ??= this.#createAjv();
    const validate = this.#compiled.getSchema(`${ROOT}#/mock/${name}`);
    if (validate === undefined || validate(value) === true) return [];
    return (validate.errors ?? []).map((error) => toViolation(error, part));
  }

  #createAjv(): Ajv2020 {
    const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateSchema: false });
    addFormats.default(ajv);
    const { components } = this.#document;
    const mock = Object.fromEntries(
      this.#operations.map(({ id, responses }) => [
        id,
        Object.fromEntries(
          [...responses].map(([code, { schema, headers }]) => [
            code,
            { ...(schema && { body: schema }), headers: toHeadersSchema(headers) },
          ]),
        ),
      ]),
    );
    // Excludes examples, because Ajv would treat their content as schemas.
    const { examples: _, ...schemas } = asObject(components);
    return ajv.addSchema({ components: schemas, mock }, ROOT);
  }
}

function findCode(responses: MockOperation["responses"], status: number): string | undefined {
  const codes = [String(status), `${String(status)[0]}XX`, "default"];
  return codes.find((code) => responses.has(code));
}

function toHeadersSchema(headers: ReadonlyMap<string, ContractHeader>): object {
  const all = [...headers];
  return {
    properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
    required: all.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  };
}

/** Converts a header to the type of its schema. An invalid text is returned unchanged and then violates the schema. */
function parseHeader(text: string, { type }: JsonObject): unknown {
  const types = [type].flat();
  if (types.includes("boolean") && /^(true|false)$/.test(text)) return text === "true";
  const isNumeric = types.includes("integer") || types.includes("number");
  return isNumeric && text.trim() !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function toViolation({ instancePath, keyword, message, params }: ErrorObject, part: string): Violation {
  const path = instancePath.split("/").filter((segment) => segment !== "");
  const subject = path.length === 0 ? "" : `${part === "body" ? "property" : "parameter"} ${path.join(".")} `;
  const { allowedValues, additionalProperty, unevaluatedProperty } = params;
  const details = [
    Array.isArray(allowedValues) ? `: ${allowedValues.join(", ")}` : "",
    additionalProperty === undefined ? "" : `; found '${additionalProperty}'`,
    unevaluatedProperty === undefined ? "" : `: '${unevaluatedProperty}'`,
  ];
  return {
    path: [part, ...path],
    code: keyword,
    message: `Response ${part} ${subject}${message}${details.join("")}`,
  };
}

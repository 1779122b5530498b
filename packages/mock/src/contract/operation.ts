import { type HeaderList, lifecycleHeaders, successMessage } from "@market-data/http/in-process";
import type { Operation } from "@market-data/openapi";
import {
  asArray,
  asObject,
  findReferenced,
  isObject,
  type Json,
  type JsonObject,
  resolveReferences,
} from "@market-data/openapi/contract";
import { sampleSchema } from "./sample.ts";

/** The path of the contract on the server. */
export const CONTRACT_PATH = "/openapi.json";

/** A response of an operation in the contract. */
interface ContractResponse {
  /** The JSON schema of the body; undefined without a body. */
  readonly schema: JsonObject | undefined;
  /** The headers by lower-case name. */
  readonly headers: ReadonlyMap<string, ContractHeader>;
  /** The examples by name; undefined for an example without a value. */
  readonly examples: ReadonlyMap<string, Json | undefined>;
  /** Composes a body from the examples in the schema. */
  sample(): Json;
}

export interface ContractHeader {
  /** The name in the spelling of the contract. */
  readonly name: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  /** The example as text, if any. */
  readonly example: string | undefined;
}

/** An operation with precomputed, constant data. */
export interface MockOperation {
  readonly id: string;
  /** The facts of the contract about the operation. */
  readonly facts: Operation;
  /** The responses by status code in the contract, such as `200` or `4XX`. */
  readonly responses: ReadonlyMap<string, ContractResponse>;
  /** Alternatives of required key headers, in lower case. A request must have all headers of one alternative. */
  readonly keyHeaders: readonly (readonly string[])[];
  /** The schema of a success without references. */
  readonly schema: JsonObject;
  /** Whether the body of a success has a `status`. */
  readonly hasStatus: boolean;
  readonly errorMessage: "" | null;
  /** The deprecation headers of every response. */
  readonly lifecycle: Readonly<HeaderList>;
}

/**
 * @param document The contract. The function does not change the document.
 * @param findPath Finds the path of an operation in the same contract.
 * @param resolve Resolves all references in a schema.
 */
export function toMockOperation(
  document: JsonObject,
  facts: Operation,
  findPath: (operationId: string) => string | undefined,
  resolve: (schema: Json) => Json,
): MockOperation {
  const written = asObject(asObject(asObject(document["paths"])[facts.path])["get"]);
  const responses = new Map(
    Object.entries(asObject(written["responses"])).map(([code, response]) => [
      code,
      toResponse(document, response, resolve),
    ]),
  );
  let schema: JsonObject | undefined;
  return {
    id: facts.operationId,
    facts,
    responses,
    keyHeaders: getKeyHeaders(document, written["security"] ?? document["security"]),
    get schema() {
      schema ??= asObject(resolve(responses.get("200")?.schema ?? {}));
      return schema;
    },
    get hasStatus() {
      return hasField(this.schema, "status");
    },
    errorMessage: successMessage(facts),
    lifecycle: lifecycleHeaders(facts, CONTRACT_PATH, findPath),
  };
}

function toResponse(document: JsonObject, written: Json, resolve: (schema: Json) => Json): ContractResponse {
  const response = asObject(resolveReferences(document, written));
  const contents = Object.entries(asObject(response["content"]));
  const [, content] = contents.find(([type]) => /[/+]json\b/.test(type)) ?? [];
  const { schema, examples, example } = asObject(content);
  const named = Object.entries(asObject(examples)).map(
    ([name, each]) => [name, asObject(resolveReferences(document, each))["value"]] as const,
  );
  const headers = Object.entries(asObject(response["headers"])).map(
    ([name, header]) =>
      [name.toLowerCase(), toHeader(name, asObject(resolveReferences(document, header)))] as const,
  );
  return {
    schema: isObject(schema) ? schema : undefined,
    headers: new Map(headers),
    examples: new Map(example === undefined ? named : [["example", example], ...named]),
    sample: () => sampleSchema(asObject(resolve(schema ?? {}))),
  };
}

/** Whether a schema without references has a field. */
function hasField({ properties, allOf, oneOf, anyOf }: JsonObject, field: string): boolean {
  const parts = [allOf, oneOf, anyOf].flatMap((list) => asArray(list)).filter(isObject);
  return Object.hasOwn(asObject(properties), field) || parts.some((part) => hasField(part, field));
}

function toHeader(name: string, { schema, required, example }: JsonObject): ContractHeader {
  const shown = example ?? asObject(schema)["example"] ?? asArray(asObject(schema)["examples"])[0];
  return {
    name,
    schema: asObject(schema),
    isRequired: required === true,
    example: shown === undefined ? undefined : String(shown),
  };
}

/** Returns the key headers of a security requirement. Ignores keys outside headers. */
function getKeyHeaders(document: JsonObject, security: Json | undefined): string[][] {
  const schemes = asObject(asObject(document["components"])["securitySchemes"]);
  return asArray(security).map((alternative) =>
    Object.keys(asObject(alternative)).flatMap((name) => {
      const scheme = asObject(resolveReferences(document, schemes[name]));
      if (scheme["type"] === "apiKey")
        return scheme["in"] === "header" ? [String(scheme["name"]).toLowerCase()] : [];
      return scheme["type"] === undefined ? [] : ["authorization"];
    }),
  );
}

/** Creates a resolver for all references in a schema. A recursive schema becomes a circular object. */
export function createResolver(document: JsonObject): (schema: Json) => Json {
  const known = new Map<string, JsonObject>();
  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const { $ref, ...others } = value;
    const own = Object.fromEntries(Object.entries(others).map(([name, item]) => [name, resolve(item)]));
    if (typeof $ref !== "string") return $ref === undefined ? own : { ...own, $ref: resolve($ref) };
    const target = resolveReference($ref);
    return Object.keys(own).length === 0 ? target : { ...own, allOf: [...asArray(own["allOf"]), target] };
  };
  const resolveReference = (reference: string): JsonObject => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const target: JsonObject = {};
    known.set(reference, target);
    return Object.assign(target, asObject(resolve(findReferenced(document, reference))));
  };
  return resolve;
}

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

/** Where the contract itself is served. */
export const CONTRACT_PATH = "/openapi.json";

/** What the contract shows of one response of an operation. */
export interface ContractResponse {
  /** The schema of its JSON, references in place; undefined where it has no body. */
  readonly schema: JsonObject | undefined;
  /** Its headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, ContractHeader>;
  /** Its examples by name; undefined for one without a value. */
  readonly examples: ReadonlyMap<string, Json | undefined>;
  /** A body made of the examples in the schema. */
  sample(): Json;
}

export interface ContractHeader {
  /** As it is written. */
  readonly name: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  /** The text of its example; undefined where it has none. */
  readonly example: string | undefined;
}

/** An operation with everything about it that does not change from request to request. */
export interface MockOperation {
  readonly id: string;
  /** What the contract states about it. */
  readonly facts: Operation;
  /** By HTTP status, as the contract writes it. */
  readonly responses: ReadonlyMap<string, ContractResponse>;
  /** The request headers that carry a key, in lower case: those of one of these lists must be there. */
  readonly keyHeaders: readonly (readonly string[])[];
  /** The schema of a success, references resolved. */
  readonly schema: JsonObject;
  /** Whether the body of a success has a `status`. */
  readonly hasStatus: boolean;
  readonly errorMessage: "" | null;
  /** Headers of every response about the lifecycle. */
  readonly lifecycle: Readonly<HeaderList>;
}

/**
 * @param document The contract; it is not changed.
 * @param findPath Finds the path of an operation of the same contract.
 * @param resolve Resolves every reference within a schema.
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

/** Whether a schema without references names a field. */
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

/** Which headers carry the keys of a requirement. What is carried elsewhere is not asked for. */
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

/** A function that resolves every reference within a schema. What refers to itself becomes an object that contains itself. */
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

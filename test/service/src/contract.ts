import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { isObject, type Json, type JsonObject, referredName } from "./json.ts";

/** The path of the bundled contract. */
const CONTRACT_FILE = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));

export const KEY_HEADER = "X-SVC_PRO_API_KEY";

/**
 * The parsed contract. The reader uses only a YAML parser and the bundled contract, and shares no code with the tested
 * packages.
 */
export interface Contract {
  document: JsonObject;
  /** Without streams. */
  operations: Operation[];
  /** The plans from smallest to largest, with their aliases. */
  plans: string[][];
  /** The internal error codes with their HTTP statuses. */
  errorCodes: Map<number, number>;
}

export interface Operation {
  id: string;
  path: string;
  parameters: Parameter[];
  constraints: Constraint[];
  /** The responses by HTTP status. */
  responses: Map<number, DeclaredResponse>;
  keyRequired: boolean;
  /** The names of the plans with access. */
  plans: string[];
  /** Whether a plan limits the history. */
  hasHistoryLimit: boolean;
  /** The requests of the examples. */
  examples: Request[];
}

/** The values of the query and path parameters. */
export type Request = Record<string, Json>;

export interface Parameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  schema: JsonObject;
  /** The schema of a single value. For a comma-separated list, the schema of an item. */
  item: JsonObject;
  list: boolean;
  /** The format of a text, in addition to the schema type. */
  readsAs: JsonObject | undefined;
  /** Whether the default replaces values below 1. */
  fallsBack: boolean;
  example: Json;
}

export interface Constraint {
  kind: "exactlyOneOf" | "atLeastOneOf" | "atMostOneOf";
  names: string[];
}

interface DeclaredResponse {
  /** The schema component of the JSON body; undefined without a body. */
  record: string | undefined;
  /** The schemas of the documented headers by lower-case name. */
  headers: Map<string, JsonObject>;
}

/** Reads the bundled contract. */
export function readContract(): Contract {
  const document = parse(readFileSync(CONTRACT_FILE, "utf8")) as JsonObject;
  const resolve = (value: Json | undefined): JsonObject => resolved(document, value);
  const paths = document["paths"] as JsonObject;
  const codes = document["x-svc-errors"] as { code: number; status: number }[] & Json;
  const plans = document["x-svc-plans"] as { name: string; aliases: string[] }[] & Json;
  return {
    document,
    operations: Object.entries(paths)
      .map(([path, item]) => [path, (item as JsonObject)["get"] as JsonObject] as const)
      .filter(([, declared]) => !isStream(resolve((declared["responses"] as JsonObject)["200"])))
      .map(([path, declared]) => operation(path, declared, resolve)),
    plans: plans.map(({ name, aliases }) => [name, ...aliases]),
    errorCodes: new Map(codes.map(({ code, status }) => [code, status])),
  };
}

/** Whether a response has no end. `packages/service/test/streams.test.ts` tests streams. */
function isStream({ content }: JsonObject): boolean {
  return isObject(content) && "text/event-stream" in content;
}

type Resolve = (value: Json | undefined) => JsonObject;

function operation(path: string, value: Json | undefined, resolve: Resolve): Operation {
  const declared = value as JsonObject;
  const responses = declared["responses"] as JsonObject;
  const access = declared["x-svc-access"] as JsonObject;
  return {
    id: declared["operationId"] as string,
    path,
    parameters: list(declared["parameters"]).map((each) => parameter(resolve(each))),
    constraints: list(declared["x-svc-constraints"]).flatMap((each) => constraints(each as JsonObject)),
    responses: new Map(
      Object.entries(responses).map(([status, each]) => [Number(status), response(resolve(each), resolve)]),
    ),
    keyRequired: access["keyRequired"] === true,
    plans: list(access["plans"]).map((each) => (each as JsonObject)["plan"] as string),
    hasHistoryLimit: list(access["plans"]).some((each) => "history" in (each as JsonObject)),
    examples: examples(responses["200"], resolve),
  };
}

function parameter(declared: JsonObject): Parameter {
  const schema = declared["schema"] as JsonObject;
  const isList = schema["type"] === "array";
  const readsAs = declared["x-svc-reads-as"];
  return {
    name: declared["name"] as string,
    in: declared["in"] as Parameter["in"],
    required: declared["required"] === true,
    schema,
    item: isList ? (schema["items"] as JsonObject) : schema,
    list: isList,
    readsAs: isObject(readsAs) ? readsAs : undefined,
    fallsBack: declared["x-svc-fallback"] === "non-positive",
    example: declared["example"] as Json,
  };
}

function constraints(declared: JsonObject): Constraint[] {
  return (["exactlyOneOf", "atLeastOneOf", "atMostOneOf"] as const).flatMap((kind) =>
    Array.isArray(declared[kind]) ? [{ kind, names: declared[kind] as string[] }] : [],
  );
}

function response(declared: JsonObject, resolve: Resolve): DeclaredResponse {
  const headers = Object.entries((declared["headers"] ?? {}) as JsonObject);
  const schema = getContent(declared)?.["schema"];
  return {
    record: isObject(schema) ? referredName(schema["$ref"]) : undefined,
    headers: new Map(
      headers.map(([name, header]) => [name.toLowerCase(), resolve(header)["schema"] as JsonObject]),
    ),
  };
}

function examples(success: Json | undefined, resolve: Resolve): Request[] {
  const declared = getContent(resolve(success))?.["examples"] as JsonObject;
  return Object.values(declared).map((each) => resolve(each)["x-svc-request"] as Request);
}

function getContent(declared: JsonObject): JsonObject | undefined {
  const content = declared["content"];
  return isObject(content) ? (content["application/json"] as JsonObject) : undefined;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function resolved(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new TypeError(`${JSON.stringify(value)} is not an object of the contract.`);
  const reference = value["$ref"];
  if (typeof reference !== "string") return value;
  const steps = reference.slice(2).split("/");
  return resolved(
    document,
    steps.reduce<Json | undefined>((at, step) => (at as JsonObject)[step], document),
  );
}

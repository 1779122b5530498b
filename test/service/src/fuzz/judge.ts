import type { Contract, Operation, Parameter } from "../contract.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { type Schemas, schemaPointer } from "../schemas.ts";
import type { Reply } from "../send.ts";
import type { FuzzedRequest } from "./requests.ts";

/** The limits of a response. */
interface Budget {
  /** The time from the request to the last byte, in ms. */
  readonly milliseconds: number;
  /** The size of the decoded body. */
  readonly bytes: number;
}

/** Internals of the program that no response may contain. */
const LEAKS =
  /\n\s*at |file:\/\/|node:|node_modules|\/packages\/|\.ts\b|SQLITE|(Type|Range|Reference|Syntax)Error|\[object |\bundefined\b|\bNaN\b/;
const MAX_MESSAGE_LENGTH = 600;
/** Undocumented statuses of the HTTP server. */
const SERVER_STATUSES = [404, 405, 408, 414, 431];

/** Checks responses based on the contract only. */
export class Judge {
  readonly #contract: Contract;
  readonly #schemas: Schemas;

  constructor(contract: Contract, schemas: Schemas) {
    this.#contract = contract;
    this.#schemas = schemas;
  }

  /** Returns the problems of a response to a request. */
  findProblems(operation: Operation, request: FuzzedRequest, reply: Reply, budget: Budget): string[] {
    return [
      ...this.findFormProblems(operation, reply, budget),
      ...findVerdictProblems(operation, request, reply),
    ];
  }

  /** Returns problems of a response, independent of the request. */
  findFormProblems(operation: Operation, reply: Reply, { milliseconds, bytes }: Budget): string[] {
    const { status, headers, text } = reply;
    const problems: string[] = [];
    if (status >= 500) problems.push(`the status is ${status}`);
    if (reply.milliseconds > milliseconds) problems.push(`it took ${Math.round(reply.milliseconds)} ms`);
    if (text.length > bytes) problems.push(`it has ${text.length} bytes`);
    if (headers["x-request-id"] === undefined && status !== 414) problems.push("it has no X-Request-Id");
    if ("server" in headers || "x-powered-by" in headers) problems.push("it names the server software");
    if (status === 304 || reply.method === "HEAD") return problems;
    const type = headers["content-type"];
    if (type !== "application/json; charset=utf-8") problems.push(`the media type is ${type}`);
    const body = parsed(text);
    if (body === undefined) return [...problems, `the body is not JSON: ${text.slice(0, 100)}`];
    const declared = operation.responses.get(status);
    if (declared === undefined && !SERVER_STATUSES.includes(status))
      problems.push(`the status ${status} is not declared`);
    const problem = this.#schemas.findProblem(schemaPointer(declared?.record ?? "ErrorResponse"), body);
    if (problem !== undefined) problems.push(problem);
    problems.push(...this.#findHeaderProblems(operation, reply));
    problems.push(
      ...(status >= 400 ? this.#findErrorProblems(status, body) : findSuccessProblems(reply, body)),
    );
    return problems;
  }

  /** Returns the problems of a response to arbitrary bytes. */
  findRawProblems(status: number, body: string): string[] {
    if (status === 0) return ["there is no response"];
    // The bytes may contain an unsupported HTTP version.
    if (status >= 500 && status !== 505) return [`the status is ${status}`];
    if (status < 400 || body === "") return [];
    const parsedBody = parsed(body);
    if (parsedBody === undefined) return [`the body is not JSON: ${body.slice(0, 100)}`];
    const problem = this.#schemas.findProblem(schemaPointer("ErrorResponse"), parsedBody);
    return problem === undefined ? this.#findErrorProblems(status, parsedBody) : [problem];
  }

  #findHeaderProblems({ responses }: Operation, { status, headers }: Reply): string[] {
    return [...(responses.get(status)?.headers ?? [])].flatMap(([name, schema]) => {
      const value = headers[name];
      // A response without limits, such as a 401, has no such header.
      if (value === undefined) return name.startsWith("ratelimit") ? [] : [`the header ${name} is missing`];
      const isInteger = schema["type"] === "integer";
      if (isInteger && !/^\d+$/.test(String(value))) return [`the header ${name} is ${value}`];
      const pattern = schema["pattern"];
      return typeof pattern === "string" && !new RegExp(pattern).test(String(value))
        ? [`the header ${name} is ${value}`]
        : [];
    });
  }

  #findErrorProblems(status: number, body: Json): string[] {
    const { error_code: code, error_message: message } = getStatus(body) ?? {};
    const problems: string[] = [];
    if (this.#contract.errorCodes.get(code as number) !== status)
      problems.push(`the error ${code} has the status ${status}`);
    const text = String(message);
    if (LEAKS.test(withoutQuoted(text))) problems.push(`the message reveals internals: ${text}`);
    if (text.length > MAX_MESSAGE_LENGTH) problems.push(`the message has ${text.length} characters`);
    return problems;
  }
}

function findSuccessProblems({ headers }: Reply, body: Json): string[] {
  const credits = getStatus(body)?.["credit_count"];
  if (credits === undefined || String(credits) === headers["x-svc-credit-count"]) return [];
  return [`the header says ${headers["x-svc-credit-count"]} credits, the status ${credits}`];
}

function findVerdictProblems(
  operation: Operation,
  { target, verdict, suspects }: FuzzedRequest,
  { status, text, headers }: Reply,
): string[] {
  const message = String(getStatus(parsed(text) ?? null)?.["error_message"] ?? "");
  if (verdict === "tooLong") return status === 414 ? [] : [`too long a URL gets ${status}`];
  if (verdict === "wrong") {
    if (status !== 400) return [`a wrong request gets ${status}; wrong is ${suspects.join(", ")}`];
    return suspects.some((name) => names(message, name))
      ? []
      : [`the message names none of ${suspects.join(", ")}: ${message}`];
  }
  if (verdict === "open") return [200, 400, 403, 404].includes(status) ? [] : [`the status is ${status}`];
  if (status === 200 || (status === 403 && looksBack(operation))) return [];
  const refusable = operation.parameters.filter(refersToData).some(({ name }) => names(message, name));
  return status === 400 && refusable
    ? []
    : [`a valid request gets ${status}: ${message} (${headers["content-type"]}, ${target.length} bytes)`];
}

function names(message: string, name: string): boolean {
  return message.includes(`"${name}"`) || message.includes(JSON.stringify(name));
}

/** Whether the service may reject a valid value: an unknown reference, or a too expensive request. */
function refersToData({ name, item, readsAs }: Parameter): boolean {
  if (name === "count" || readsAs?.["type"] === "time") return true;
  if (item["enum"] !== undefined || readsAs?.["type"] === "number" || readsAs?.["type"] === "boolean")
    return false;
  const isId = item["type"] === "integer" && item["minimum"] === undefined;
  return isId || item["type"] === "string";
}

function looksBack({ parameters, hasHistoryLimit }: Operation): boolean {
  return (
    hasHistoryLimit ||
    parameters.some(({ name, readsAs }) => name === "count" || readsAs?.["type"] === "time")
  );
}

function getStatus(body: Json): JsonObject | undefined {
  return isObject(body) && isObject(body["status"]) ? body["status"] : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Removes quoted texts from a message, because they may repeat the request. */
function withoutQuoted(message: string): string {
  return message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}

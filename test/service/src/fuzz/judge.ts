import type { Contract, Operation, Parameter } from "../contract.ts";
import type { Reply } from "../exchange.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { type Schemas, schemaPointer } from "../schemas.ts";
import type { FuzzedRequest } from "./requests.ts";

/** What a response may take at most. */
export interface Budget {
  /** From the call to the last byte, in ms. */
  readonly milliseconds: number;
  /** Of the body, decoded. */
  readonly bytes: number;
}

/** What no response may tell: the inside of the program. */
const LEAKS =
  /\n\s*at |file:\/\/|node:|node_modules|\/packages\/|\.ts\b|SQLITE|(Type|Range|Reference|Syntax)Error|\[object |\bundefined\b|\bNaN\b/;
const LONGEST_MESSAGE = 600;
/** Statuses of the server itself, which no operation declares. */
const SERVER_STATUSES = [404, 405, 408, 414, 431];

/** Finds what is wrong with responses, by the contract alone. */
export class Judge {
  readonly #contract: Contract;
  readonly #schemas: Schemas;

  constructor(contract: Contract, schemas: Schemas) {
    this.#contract = contract;
    this.#schemas = schemas;
  }

  /** What is wrong with the response to a call; empty where nothing is. */
  faults(operation: Operation, request: FuzzedRequest, reply: Reply, budget: Budget): string[] {
    return [...this.formFaults(operation, reply, budget), ...verdictFaults(operation, request, reply)];
  }

  /** The same, whatever was asked for. */
  formFaults(operation: Operation, reply: Reply, { milliseconds, bytes }: Budget): string[] {
    const { status, headers, text } = reply;
    const faults: string[] = [];
    if (status >= 500) faults.push(`the status is ${status}`);
    if (reply.milliseconds > milliseconds) faults.push(`it took ${Math.round(reply.milliseconds)} ms`);
    if (text.length > bytes) faults.push(`it has ${text.length} bytes`);
    if (headers["x-request-id"] === undefined && status !== 414) faults.push("it has no X-Request-Id");
    if ("server" in headers || "x-powered-by" in headers) faults.push("it tells what server it is");
    if (status === 304 || reply.method === "HEAD") return faults;
    const type = headers["content-type"];
    if (type !== "application/json; charset=utf-8") faults.push(`the media type is ${type}`);
    const body = parsed(text);
    if (body === undefined) return [...faults, `the body is not JSON: ${text.slice(0, 100)}`];
    const declared = operation.responses.get(status);
    if (declared === undefined && !SERVER_STATUSES.includes(status))
      faults.push(`the status ${status} is not declared`);
    const fault = this.#schemas.fault(schemaPointer(declared?.record ?? "ErrorResponse"), body);
    if (fault !== undefined) faults.push(fault);
    faults.push(...this.#headerFaults(operation, reply));
    faults.push(...(status >= 400 ? this.#errorFaults(status, body) : successFaults(reply, body)));
    return faults;
  }

  /** What is wrong with a response to bytes that need not have been a request. */
  rawFaults(status: number, body: string): string[] {
    if (status === 0) return ["there is no response"];
    if (status >= 500) return [`the status is ${status}`];
    if (status < 400 || body === "") return [];
    const parsedBody = parsed(body);
    if (parsedBody === undefined) return [`the body is not JSON: ${body.slice(0, 100)}`];
    const fault = this.#schemas.fault(schemaPointer("ErrorResponse"), parsedBody);
    return fault === undefined ? this.#errorFaults(status, parsedBody) : [fault];
  }

  #headerFaults({ responses }: Operation, { status, headers }: Reply): string[] {
    return [...(responses.get(status)?.headers ?? [])].flatMap(([name, schema]) => {
      const value = headers[name];
      // No key, no plan, and so no limits to tell of.
      if (value === undefined) return name.startsWith("ratelimit") ? [] : [`the header ${name} is missing`];
      const isInteger = schema["type"] === "integer";
      if (isInteger && !/^\d+$/.test(String(value))) return [`the header ${name} is ${value}`];
      const pattern = schema["pattern"];
      return typeof pattern === "string" && !new RegExp(pattern).test(String(value))
        ? [`the header ${name} is ${value}`]
        : [];
    });
  }

  #errorFaults(status: number, body: Json): string[] {
    const { error_code: code, error_message: message } = getStatus(body) ?? {};
    const faults: string[] = [];
    if (this.#contract.errorCodes.get(code as number) !== status)
      faults.push(`the error ${code} has the status ${status}`);
    const text = String(message);
    if (LEAKS.test(withoutQuoted(text))) faults.push(`the message tells of the inside: ${text}`);
    if (text.length > LONGEST_MESSAGE) faults.push(`the message has ${text.length} characters`);
    return faults;
  }
}

function successFaults({ headers }: Reply, body: Json): string[] {
  const credits = getStatus(body)?.["credit_count"];
  if (credits === undefined || String(credits) === headers["x-svc-credit-count"]) return [];
  return [`the header says ${headers["x-svc-credit-count"]} credits, the status ${credits}`];
}

function verdictFaults(
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

/** Whether a value that is as the schema wants it can still be refused: for what it refers to, or asks for in all. */
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

/** What the caller sent may stand in a message, in quotes. */
function withoutQuoted(message: string): string {
  return message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}

// Sends requests of typical clients to the service and to the mock.
import { startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KEY_HEADER, type Operation, type Parameter, type Request, readContract } from "../src/contract.ts";
import { toPath } from "../src/operation-requests.ts";
import { RECORDED_PREFIX, recordedClients } from "../src/recorded-requests.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { type Reply, send } from "../src/send.ts";

const { operations } = readContract();

let service: RunningService;
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  service = await RunningService.start({ plans: { Enterprise: UNLIMITED }, keys: { all: "Enterprise" } });
  mock = await startMock({ port: 0, log: () => {} });
});

afterAll(() => Promise.all([service.stop(), mock.close()]));

const SERVERS = ["service", "mock"] as const;

function get(server: (typeof SERVERS)[number], target: string, headers = {}): Promise<Reply> {
  const base = server === "service" ? service.url : mock.url;
  return send(base, target, { headers: { [KEY_HEADER]: service.keys["all"] as string, ...headers } });
}

/** Returns the constant parts of a response. */
function comparable({ status, headers, text }: Reply) {
  return { status, etag: headers.etag, credits: headers["x-svc-credit-count"], body: JSON.parse(text) };
}

function getQueryParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === "query");
}

/** Returns the path and query of an operation's first example without some parameters. */
function getTarget(operation: Operation, ...left: string[]): string {
  const [example = {}] = operation.examples;
  const kept = Object.entries(example).filter(([name]) => !left.includes(name));
  return toPath({ operation, request: Object.fromEntries(kept) });
}

function withQuery(target: string, query: string): string {
  return `${target}${target.includes("?") ? "&" : "?"}${query}`;
}

describe.each(SERVERS)("the %s", (server) => {
  test.each(operations)("treats an empty optional parameter of $id as absent", async (operation) => {
    for (const { name } of getQueryParameters(operation).filter(({ required }) => !required)) {
      const target = getTarget(operation, name);
      const [plain, empty] = await Promise.all(
        [target, withQuery(target, `${name}=`)].map((each) => get(server, each)),
      );
      expect([name, comparable(empty as Reply)]).toEqual([name, comparable(plain as Reply)]);
    }
  });
});

/** Returns an unknown value with different raw and parsed texts. Undefined for an enumeration. */
function getUnknownValue({ item, readsAs }: Parameter): string | undefined {
  const kind = { ...item, ...readsAs };
  if (kind["enum"] !== undefined) return undefined;
  const texts: Record<string, string> = {
    integer: " 0987654321 ",
    time: " 2099-01-01T02:00+02:00",
    string: "  nO-sUcH ",
  };
  const text = texts[String([kind["type"]].flat()[0])];
  const isLowerCase = kind["pattern"] === "^[a-z0-9-]+$";
  return isLowerCase ? text?.toLowerCase() : text;
}

/** Removes a parameter and the parameters that a constraint combines with it. */
function without({ constraints }: Operation, request: Request, name: string): Request {
  const joined = constraints.filter(({ names }) => names.includes(name)).flatMap(({ names }) => names);
  return Object.fromEntries(
    Object.entries(request).filter(([each]) => each !== name && !joined.includes(each)),
  );
}

/** Parameters that refer to records, in operations that reject unknown records. */
const REFERENCES =
  /^(ids?|slug|symbol|address|convert|convert_id|crypto_id|crypto_slug|token_address|contract_address|network_id|network_slug|date|time_start)$/;
/** Parameters that filter a list, which may be empty. */
const FILTERS = /^(cryptocurrency(Map|Airdrops|Categories)\w* |exchangeMap\w* crypto_id|partners)/;

describe.each(SERVERS)("the %s", (server) => {
  test.each(operations)("repeats an unknown value of $id as sent", async (operation) => {
    const [example = {}] = operation.examples;
    const skips = operation.parameters.some(({ name }) => name === "skip_invalid");
    for (const parameter of getQueryParameters(operation)) {
      const { name } = parameter;
      const text = getUnknownValue(parameter);
      if (text === undefined) continue;
      const request = { ...without(operation, example, name), ...(skips && { skip_invalid: false }) };
      const target = toPath({ operation, request });
      const reply = await get(server, withQuery(target, `${name}=${encodeURIComponent(text)}`));
      const isReference = REFERENCES.test(name) && !FILTERS.test(`${operation.id} ${name}`);
      expect([name, reply.status]).toEqual([name, isReference ? 400 : expect.any(Number)]);
      if (reply.status !== 400) continue;
      const { error_message: message } = JSON.parse(reply.text).status;
      expect(message.startsWith(`Invalid value for "${name}": "${text}".`), message).toBe(true);
    }
  });
});

const SUCCESSFUL = 300;

describe("the service with a different vendor prefix responds to recorded requests of", () => {
  let other: RunningService;

  beforeAll(async () => {
    const plans = { Enterprise: UNLIMITED };
    const vendorPrefix = RECORDED_PREFIX;
    other = await RunningService.start({ plans, keys: { all: "Enterprise" }, vendorPrefix });
  });

  afterAll(() => other.stop());

  describe.each(recordedClients)("$client", ({ headers, requests }) => {
    test.each(requests)("$target", async (request) => {
      const { method = "GET", target, status = 200, message = "" } = request;
      const withKey = (text: string) => text.replace("<KEY>", other.keys["all"] as string);
      const sent = Object.entries({ ...headers, ...request.headers }).filter(([, value]) => value !== "");
      const reply = await send(other.url, withKey(target), {
        method,
        headers: Object.fromEntries(sent.map(([name, value]) => [name, withKey(value)])),
      });
      expect(reply.status).toBe(status);
      expect(headers["Accept-Encoding"] ?? "").toContain(reply.headers["content-encoding"] ?? "");
      expect(reply.text).not.toMatch(/svc_rank/);
      if (reply.text === "") return;
      const body = JSON.parse(reply.text);
      if (status >= SUCCESSFUL) expect(body.status.error_message.slice(0, message.length)).toBe(message);
      else if (!Array.isArray(body)) expect(body.status.error_code).toBe(0);
    });
  });
});

import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { findPatternProblems } from "../src/contract/check-patterns.ts";
import { checkSupport } from "../src/contract/check-support.ts";
import { createMockFetch, startMock } from "../src/index.ts";
import { contract, exampleCalls, getData, operationCalls } from "./support/examples.ts";
import { KEY } from "./support/mock.ts";

const folder = mkdtempSync(join(tmpdir(), "mock-contract-"));
afterAll(() => rmSync(folder, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Any = any;

/** Starts a mock of our contract with one change. */
async function startMockWith(change: (document: Any) => void, { watch = false } = {}) {
  const document = contract();
  change(document);
  const file = join(mkdtempSync(join(folder, "contract-")), "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const lines: string[] = [];
  const mock = await startMock({ port: 0, contract: file, watch, log: (line) => lines.push(line) });
  const get = (address: string, headers = {}) =>
    fetch(`${mock.url}${address}`, { headers: { ...KEY, ...headers } });
  return { ...mock, document, file, lines, get };
}

test.each(["3.1.0", "3.1.2", "3.2.0"])(
  "a contract of the version %s has the same responses",
  async (openapi) => {
    const mock = await startMockWith((document) => Object.assign(document, { openapi }));
    for (const { id, address, value } of operationCalls) {
      expect.soft(getData(await (await mock.get(address)).json()), id).toEqual(getData(value));
    }
    expect(mock.lines).toEqual([]);
    await mock.close();
  },
);

describe("a response that violates the contract", async () => {
  const mock = await startMockWith(({ components }) => {
    for (const schema of Object.values<Any>(components.schemas)) {
      if (schema.properties?.data !== undefined) schema.required = ["data", "status", "never"];
      if (schema.type === "array") schema.minItems = 10_000;
    }
  });
  afterAll(() => mock.close());

  test.each(operationCalls)(
    "of $id is sent with a violation header, and the violation is logged",
    async ({ address }) => {
      mock.lines.length = 0;
      const response = await mock.get(address);
      expect(response.status).toBe(200);
      expect(JSON.parse(response.headers.get("sl-violations") ?? "[]")[0]).toMatchObject({
        location: expect.arrayContaining(["response", "body"]),
        severity: "Error",
      });
      expect(mock.lines).toEqual([
        expect.stringMatching(/^CONTRACT VIOLATION in the response to GET .*: Response body/),
      ]);
    },
  );
});

describe("a contract without additional properties", async () => {
  const mock = await startMockWith(({ components }) => closeRecords(components.schemas));
  afterAll(() => mock.close());

  test.each(exampleCalls)("is satisfied by the response of $id to $example", async ({ address }) => {
    expect((await mock.get(address)).headers.get("sl-violations")).toBeNull();
  });

  test.each(["MapItem", "QuoteV3", "DexTrade", "OhlcvPeriod"])(
    "detects an additional property in %s",
    async (name) => {
      const narrower = await startMockWith(({ components: { schemas } }) => {
        const [field = ""] = Object.keys(schemas[name].properties);
        delete schemas[name].properties[field];
        schemas[name].required = schemas[name].required?.filter((required: string) => required !== field);
        closeRecords(schemas);
      });
      const violations = await Promise.all(
        exampleCalls.map(async ({ address }) => (await narrower.get(address)).headers.get("sl-violations")),
      );
      expect(violations.join()).toMatch(/unevaluated properties/);
      await narrower.close();
    },
  );
});

/** Forbids additional properties in every record. Excludes parts of `allOf`, because each part lists only some properties. */
function closeRecords(schemas: Any): void {
  const parts = JSON.stringify(Object.values<Any>(schemas).map(({ allOf = [] }) => allOf));
  for (const [name, schema] of Object.entries<Any>(schemas)) {
    const isPart = parts.includes(`"#/components/schemas/${name}"`);
    const isRecord = schema.properties !== undefined || schema.allOf !== undefined;
    if (isRecord && !isPart && schema.additionalProperties === undefined)
      schema.unevaluatedProperties = false;
  }
}

describe("a contract that the mock does not support is rejected with the reason:", () => {
  const price = "/v1/simple/price";
  const withParameter =
    (parameter: Any) =>
    ({ paths }: Any) =>
      paths[price].get.parameters.push(parameter);
  const list = { type: "array", items: { type: "string" } };
  const text = { type: "string" };
  const rejected: [string, (document: Any) => void, string][] = [
    [
      "an exploded list",
      withParameter({ name: "tags", in: "query", schema: list }),
      'the list "tags" is exploded (tags=1&tags=2). Set "explode: false"',
    ],
    [
      "a deep object",
      withParameter({ name: "filter", in: "query", style: "deepObject", schema: { type: "object" } }),
      'the parameter "filter" has the style "deepObject", not "form"',
    ],
    [
      "a list separated by pipes",
      withParameter({ name: "labels", in: "query", style: "pipeDelimited", explode: false, schema: list }),
      'the parameter "labels" has the style "pipeDelimited", not "form"',
    ],
    [
      "an object",
      withParameter({ name: "filter", in: "query", schema: { type: "object" } }),
      'The parameter "filter" must have one type',
    ],
    [
      "an unsupported schema keyword",
      withParameter({ name: "size", in: "query", schema: { type: "integer", multipleOf: 5 } }),
      'does not support the keyword "multipleOf" of the parameter "size"',
    ],
    [
      "a parameter with a media type",
      withParameter({ name: "filter", in: "query", content: { "application/json": { schema: {} } } }),
      'the parameter "filter" has a media type in "content"',
    ],
    [
      "a parameter in a header",
      withParameter({ name: "X-Region", in: "header", schema: text }),
      'the mock does not read the parameter "X-Region" in "header"',
    ],
    [
      "an unsupported method",
      ({ paths }) => Object.assign(paths[price], { post: paths["/v1/fiat/map"].get }),
      `POST ${price}: the mock supports only GET`,
    ],
    [
      "a request body",
      ({ paths }) => Object.assign(paths[price].get, { requestBody: { content: {} } }),
      `GET ${price}: the mock does not read request bodies`,
    ],
    [
      "a parameter inside a segment",
      ({ paths }) => Object.assign(paths, { "/v1/price/{id}.json": paths["/v1/fiat/map"] }),
      "GET /v1/price/{id}.json: a path parameter must be a whole segment",
    ],
    [
      "a path with a reference",
      ({ paths }) => Object.assign(paths, { "/v1/price": { $ref: "#/paths/~1v1~1fiat~1map" } }),
      '/v1/price: the operations are behind a "$ref"',
    ],
    [
      "a response of a different media type",
      ({ paths }) => Object.assign(paths[price].get.responses["200"], { content: { "text/csv": {} } }),
      `GET ${price}: the operation has no JSON response with status 200`,
    ],
    [
      "two operations with one id",
      ({ paths }) => Object.assign(paths["/v1/fiat/map"].get, { operationId: "simplePriceV1" }),
      'The operationId "simplePriceV1" is used more than once',
    ],
    [
      "a key in the query",
      ({ components }) => {
        for (const scheme of Object.values<Any>(components.securitySchemes)) scheme.in = "query";
      },
      'is sent in "query": the mock reads keys only from headers',
    ],
  ];
  test.each(rejected)("%s", (_, change, reason) => {
    const document = contract();
    change(document);
    expect(() => checkSupport(document)).toThrow(reason);
  });

  test("all reasons at once", async () => {
    const change = (document: Any) => {
      for (const [, each] of rejected.slice(0, 3)) each(document);
      document.components.schemas.MapItem.properties.name.pattern = "^(a+)+$";
    };
    await expect(startMockWith(change)).rejects.toThrow(
      /- .*exploded.*\n- .*deepObject.*\n- .*pipeDelimited.*\n- The pattern .* backtracks/,
    );
  });
});

test("serves an edited version of our contract: changed bounds, paths, lists and shared parameters", async () => {
  const mock = await startMockWith(({ paths, components }) => {
    components.parameters.LimitUpTo5000.schema.maximum = 7;
    paths["/v9/{names}/map"] = {
      parameters: [
        { name: "names", in: "path", required: true, schema: { type: "array", items: { type: "string" } } },
        { name: "page", in: "query", schema: { type: "integer", minimum: 1 } },
      ],
      get: { ...paths["/v1/fiat/map"].get, operationId: "namesMapV9", parameters: [] },
    };
  });
  const statuses = ["/v1/cryptocurrency/map?limit=8", "/v9/a,b/map?page=2", "/v9/a,b/map?page=0"].map(
    async (address) => (await mock.get(address)).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 200, 400]);
  await mock.close();
});

describe("a new operation whose example has a request and no value", async () => {
  const { components, paths } = contract();
  // The mock knows the events of its own stream only.
  const { "/v1/stream": _, ...known } = paths;
  const calls = Object.entries<Any>(known).map(([path, { get }]) => [`/new${path}`, get] as const);
  const mock = await startMockWith((document) => {
    for (const [path, get] of calls)
      document.paths[path] = { get: { ...get, operationId: `${get.operationId}New` } };
    for (const name of Object.keys(components.examples)) {
      if (components.examples[name]["x-svc-request"] !== undefined)
        delete document.components.examples[name].value;
    }
  });
  afterAll(() => mock.close());

  test.each(operationCalls)("and the schema of $id has a valid body", async ({ address }) => {
    const response = await mock.get(`/new${address}`);
    expect([response.status, response.headers.get("sl-violations")]).toEqual([200, null]);
    const body = (await response.json()) as Any;
    expect(JSON.stringify(getData(body))).toMatch(/[1-9a-z]/);
    const credits = Number(response.headers.get("X-SVC-Credit-Count"));
    const { error_code, credit_count } = body.status ?? { error_code: 0, credit_count: credits };
    expect([Number(error_code), Number(credit_count)]).toEqual([0, credits]);
  });

  test("costs nothing if the operation is free", async () => {
    const response = await mock.get("/new/v1/cryptocurrency/map");
    expect(((await response.json()) as Any).status.credit_count).toBe(0);
  });

  test("is logged as an operation without sample data", () => {
    expect(mock.lines[0]).toMatch(
      /^No sample data for cryptocurrencyAirdropV1New, .*\. The mock responds with the examples/,
    );
  });

  test("has no rows in the scenario empty, even if the body is a bare array", async () => {
    const bare = operationCalls.find(({ id }) => id === "cryptocurrencyQuotesLatestV3");
    const response = await mock.get(`/new${bare?.address}`, { Prefer: "scenario=empty" });
    expect(await response.json()).toEqual([]);
  });
});

test("the scenario empty removes the rows of an undocumented bare array", async () => {
  const mock = await startMockWith(({ paths }) => {
    const { get } = paths["/v3/cryptocurrency/quotes/latest"];
    paths["/v9/quotes"] = { get: { ...get, operationId: "quotesV9", "x-svc-result": undefined } };
  });
  const response = await mock.get("/v9/quotes?id=1", { Prefer: "scenario=empty" });
  expect(await response.json()).toEqual([]);
  await mock.close();
});

test("a response generated from a schema has only properties of the schema", async () => {
  const mock = await startMockWith(({ components }) => closeRecords(components.schemas));
  const all = operationCalls.map(({ address }) => mock.get(address, { Prefer: "dynamic=true" }));
  const violations = (await Promise.all(all)).map(({ headers }) => headers.get("sl-violations"));
  expect(violations.join("")).not.toMatch(/unevaluated|additional/i);
  await mock.close();
});

test("an operation unknown to the market returns the example of the contract", async () => {
  const mock = await startMockWith(({ paths }) => {
    const { get } = structuredClone(paths["/v1/simple/price"]);
    paths["/v1/simple/{kind}/price"] = {
      get: {
        ...get,
        operationId: "simpleKindPriceV1",
        parameters: [
          { name: "kind", in: "path", required: true, schema: { type: "string", enum: ["spot"] } },
        ],
      },
    };
  });
  const good = await mock.get("/v1/simple/spot/price");
  const bad = await mock.get("/v1/simple/other/price");
  expect([good.status, bad.status]).toEqual([200, 400]);
  expect(((await good.json()) as Any).data).not.toHaveLength(0);
  await mock.close();
});

describe("an override of an operation unknown to the market", async () => {
  const schemas: Record<string, Any> = {
    object: { type: "object", required: ["a"], properties: { a: { type: "integer" }, b: { type: "array" } } },
    list: { type: "array", items: { type: "integer" } },
    status: {
      type: "object",
      required: ["rows", "status"],
      properties: { rows: { type: "array" }, status: { $ref: "#/components/schemas/Status" } },
    },
  };
  const mock = await startMockWith(({ paths }) => {
    for (const [name, schema] of Object.entries(schemas)) {
      const content = { "application/json": { schema, examples: { none: {} } } };
      const responses = { 200: { description: "Own", content } };
      paths[`/own/${name}`] = { get: { operationId: name, responses } };
    }
  });
  afterAll(() => mock.close());
  const send = async (name: string) => {
    const response = await mock.get(`/own/${name}`);
    return [response.status, response.headers.get("sl-violations"), await response.json()];
  };

  test.each([
    ["object", { a: 1, b: [] }, { a: 1, b: [] }],
    ["list", [1, 2], [1, 2]],
    ["status", { rows: [] }, { rows: [], status: expect.objectContaining({ elapsed: 0 }) }],
  ])("is sent as validated: %s", async (name, body, expected) => {
    const fields = JSON.stringify({ operationId: name, body, times: 1 });
    const set = await fetch(`${mock.url}/__mock/overrides`, { method: "POST", body: fields });
    expect([set.status, await send(name)]).toEqual([200, [200, null, expected]]);
  });

  test("receives the body of the contract", async () => {
    const override = mock.override as (id: string, change: (body: Any) => unknown) => void;
    override("object", (body) => ({ a: body.a + 5 }));
    expect(await send("object")).toEqual([200, null, { a: 5 }]);
  });
});

describe("a contract without defaults", async () => {
  const mock = await startMockWith(removeDefaults);
  const ours = createMockFetch();
  afterAll(() => mock.close());

  test.each(exampleCalls)("uses our defaults in the response of $id to $example", async ({ address }) => {
    const [response, expected] = await Promise.all([mock.get(address), ours(address, { headers: KEY })]);
    expect(response.status).toBe(200);
    expect(getData(await response.json())).toEqual(getData(await expected.json()));
  });
});

function removeDefaults(node: Any): void {
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") delete node.default;
  for (const value of Object.values(node)) removeDefaults(value);
}

test("uses our default limit of DEX trades", async () => {
  const mock = await startMockWith(({ paths }) => {
    const { get } = paths["/v4/dex/pairs/trade/latest"];
    get.parameters = get.parameters.filter(({ $ref = "", name = "" }) => !/limit/i.test($ref + name));
  });
  const call = exampleCalls.find(({ id }) => id === "dexPairsTradeLatestV4");
  const address = call?.address.replace(/&?limit=\d+/, "") ?? "";
  const [whole, without] = await Promise.all([fetchDex(address), mock.get(address)]);
  const count = async (response: Response) => ((await response.json()) as Any).data[0].transactions.length;
  expect([without.status, await count(without)]).toEqual([200, await count(whole)]);
  await mock.close();
});

async function fetchDex(address: string): Promise<Response> {
  return createMockFetch()(address, { headers: KEY });
}

test("recorded requests mask the key headers of a custom contract", async () => {
  const mock = await startMockWith(({ components }) => {
    for (const scheme of Object.values<Any>(components.securitySchemes)) scheme.name = "X-Pass";
  });
  await mock.get("/v1/simple/price?ids=1", { "X-Pass": "secret" });
  const [request] = (await (await mock.get("/__mock/requests")).json()) as Any;
  expect(request.headers["x-pass"]).toBe("***");
  await mock.close();
});

describe("a pattern with unbounded backtracking", () => {
  const pattern = "^(.+)+!$";
  const changes: [string, string, (document: Any) => void][] = [
    [
      "a parameter",
      "components/parameters/SlugList/schema/items/pattern",
      ({ components }) => Object.assign(components.parameters.SlugList.schema.items, { pattern }),
    ],
    [
      "a field",
      "components/schemas/Status/properties/notice/pattern",
      ({ components }) => {
        components.schemas.Status.properties.notice.pattern = pattern;
      },
    ],
    [
      "pattern properties",
      "components/schemas/MapItem/patternProperties",
      ({ components }) => {
        components.schemas.MapItem = { type: "object", patternProperties: { [pattern]: { type: "string" } } };
      },
    ],
  ];
  test.each(changes)("in %s is rejected with its place", async (_, place, change) => {
    await expect(startMockWith(change)).rejects.toThrow(
      `The pattern "${pattern}" of ${place} backtracks too often`,
    );
  });

  const dangerous = ["^(a|a)*$", "^(a|aa)+$", "^(.*a){11}$", "(x+x+)+y", "^(\\p{L}+)+$"];
  test.each(dangerous)("is rejected in %s", (written) => {
    expect(findPatternProblems({ pattern: written })).toEqual([
      expect.stringContaining(" of pattern backtracks too often"),
    ]);
  });

  const harmless = [
    "^[a-z0-9]+(-[a-z0-9]+)*$",
    "^[\\w.-]+@[\\w-]+\\.[\\w.-]+$",
    "^0x[0-9a-f]{40}$",
    "^\\p{Lu}{2,9}$",
  ];
  test.each(harmless)("is not reported for %s", (written) => {
    expect(findPatternProblems({ pattern: written })).toEqual([]);
  });
});

describe("a watched contract", () => {
  test("is reloaded after each edit; an invalid edit keeps the previous version", async () => {
    const mock = await startMockWith(() => {}, { watch: true });
    const { document, file, lines } = mock;
    const status = async () => (await mock.get("/v1/cryptocurrency/map?limit=9")).status;
    const limit = document.components.parameters.LimitUpTo5000.schema;

    limit.maximum = 5;
    writeFileSync(file, JSON.stringify(document));
    await expect.poll(() => status()).toBe(400);
    expect(lines.at(-1)).toBe(`The contract ${file} has changed. The mock serves the new version.`);
    const served = (await (await mock.get("/openapi.json")).json()) as Any;
    expect(served.components.parameters.LimitUpTo5000.schema.maximum).toBe(5);

    writeFileSync(file, `${JSON.stringify(document).slice(0, -5)}`);
    await expect
      .poll(() => lines.at(-1))
      .toMatch(/is invalid\. The mock keeps serving the previous version\. ./);
    expect(await status()).toBe(400);

    limit.maximum = 50;
    writeFileSync(`${file}.new`, JSON.stringify(document));
    renameSync(`${file}.new`, file);
    await expect.poll(() => status()).toBe(200);
    await mock.close();
  });
});

describe("an invalid contract", () => {
  const broken: [string, (document: Any) => void, RegExp][] = [
    ...["2.0", "3.0.4"].map((openapi): [string, (document: Any) => void, RegExp] => [
      `of the version ${openapi}`,
      (document) => Object.assign(document, { openapi }),
      /must be 3\.1\.x or 3\.2\.x/,
    ]),
    ["without operations", (document) => Object.assign(document, { paths: {} }), /has no operation/],
    [
      "with a broken reference",
      ({ components }) =>
        Object.assign(components.schemas.MapResponse.properties, {
          data: { $ref: "#/components/schemas/None" },
        }),
      /"#\/components\/schemas\/None" has no target/,
    ],
    [
      "with a reference to a different file",
      ({ components }) =>
        Object.assign(components.schemas.MapItem, { properties: { id: { $ref: "id.yaml" } } }),
      /"id\.yaml" points to another file\. Bundle/,
    ],
    [
      "with an invalid schema",
      ({ components }) => Object.assign(components.schemas.MapItem.properties.id, { type: "whole" }),
      /components\/schemas\/MapItem\/properties\/id\/type is not a valid JSON Schema/,
    ],
    [
      "with an operation without an id",
      ({ paths }) => Object.assign(paths["/v1/simple/price"].get, { operationId: undefined }),
      /GET \/v1\/simple\/price has no operationId/,
    ],
    [
      "with an operation without responses",
      ({ paths }) => Object.assign(paths["/v1/simple/price"].get, { responses: {} }),
      /GET \/v1\/simple\/price: the operation has no JSON response with status 200/,
    ],
    [
      "with an invalid pattern",
      ({ components }) => Object.assign(components.parameters.SlugList.schema.items, { pattern: "[" }),
      /The pattern "\[" of components\/parameters\/SlugList\/schema\/items\/pattern is not a valid regular expression/,
    ],
  ];
  test.each(broken)("is rejected with the reason: %s", async (_, change, message) => {
    await expect(startMockWith(change)).rejects.toThrow(message);
  });

  test("in YAML reports the place of the error", async () => {
    const file = join(folder, "broken.yaml");
    writeFileSync(file, "openapi: 3.1.0\npaths:\n  /a: [\n");
    await expect(startMock({ port: 0, contract: file })).rejects.toThrow(/broken\.yaml.*line 4, column 1/s);
  });

  test("that does not exist is reported as missing", async () => {
    await expect(startMock({ port: 0, contract: "/none.yaml" })).rejects.toThrow(
      /none\.yaml.*does not exist/,
    );
  });
});

test("serves a contract in YAML like a contract in JSON", async () => {
  const file = join(folder, "openapi.yaml");
  writeFileSync(file, stringify(contract(), { aliasDuplicateObjects: false }));
  const mock = await startMock({ port: 0, contract: file });
  const response = await fetch(`${mock.url}/openapi.json`);
  expect(await response.json()).toEqual(contract());
  await mock.close();
});

// Connects the official client to the MCP server of the sample market: over stdio, and over HTTP to the service.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type OperationId, operations } from "@market-data/openapi";
import document from "@market-data/openapi/workflows.json" with { type: "json" };
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { createLogger, createService, MemoryMeter } from "@market-data/service";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemoryAccounts } from "../../../packages/service/test/support/accounts.ts";

const { workflows } = document as {
  workflows: {
    steps: { operationId: string; parameters: { name: string; in: string; value: unknown }[] }[];
  }[];
};
const KEY_HEADER = "X-SVC_PRO_API_KEY";
const program = join(
  dirname(createRequire(import.meta.url).resolve("@market-data/mcp/package.json")),
  "bin/market-data-mcp.js",
);

/** Starts the service with the sample market and a fixed clock. */
async function start(vendorPrefix = "svc") {
  const logged: string[] = [];
  const { keys, usage } = openMemoryAccounts();
  const service = createService({
    store: sampleStore({ now: () => EXAMPLES_CLOCK }),
    keys,
    meter: new MemoryMeter({ store: usage }),
    settings: { stopDrain: 0, vendorPrefix },
    log: createLogger({ write: (lines) => logged.push(lines) }),
    now: () => EXAMPLES_CLOCK,
  });
  const url = await service.listen({ host: "127.0.0.1", port: 0 });
  const createKey = async (plan: string) => (await keys.create({ plan, name: plan }, EXAMPLES_CLOCK)).secret;
  return { url, logged, createKey, close: () => service.close() };
}

let service: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  service = await start();
});
afterAll(() => service.close());

const opened = new Map<string, ReturnType<typeof open>>();
afterAll(async () => {
  for (const connection of opened.values()) await (await connection).client.close();
});

type Transport = "stdio" | "HTTP";
type Arguments = Record<string, unknown>;

/** Connects once for each transport and plan: a process starts in a second. */
function connect(transport: Transport, plan?: string): ReturnType<typeof open> {
  const name = `${transport} ${plan}`;
  const key = plan === undefined ? Promise.resolve(undefined) : service.createKey(plan);
  const connection = opened.get(name) ?? key.then((secret) => open(transport, secret));
  opened.set(name, connection);
  return connection;
}

/** Connects to a server of the service. */
async function open(
  transport: Transport,
  key?: string,
  { url, header = KEY_HEADER }: { url?: string; header?: string } = {},
) {
  const base = url ?? service.url;
  const env = { MARKET_DATA_URL: base, ...(key !== undefined && { MARKET_DATA_KEY: key }) };
  const headers = key === undefined ? {} : { [header]: key };
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    transport === "stdio"
      ? new StdioClientTransport({ command: process.execPath, args: [program], env })
      : new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit: { headers } }),
  );
  const use = async (name: string, given: Arguments) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    return { text: (content as { text: string }[]).map(({ text }) => text).join("\n"), isError };
  };
  return { client, use };
}

/** The requests of the first examples. */
const examples = workflows.map(({ steps: [step] }) => {
  const { operationId = "", parameters = [] } = step ?? {};
  const sent = parameters.filter((each) => each.in !== "header").map(({ name, value }) => [name, value]);
  return { operation: operationId as OperationId, parameters: Object.fromEntries(sent) };
});

describe.each(["stdio", "HTTP"] as const)("over %s", (transport) => {
  test("every operation is described, and called by its recorded example", async () => {
    const { use } = await connect(transport, "Enterprise");
    for (const { operation, parameters } of examples) {
      const described = await use("describe", { operation });
      expect(described).toEqual({ text: expect.stringContaining(`${operation}: `), isError: false });
      const called = await use("call", { operation, parameters });
      expect([operation, called]).toEqual([
        operation,
        { text: expect.stringMatching(/\n.*\nCredits: \d+ used/), isError: false },
      ]);
      const { lifecycle } = operations[operation];
      if (lifecycle.status === "deprecated")
        expect(called.text).toContain(lifecycle.replacedBy ?? "It has no replacement.");
    }
  });

  test("BTC and ETH in EUR, and a week ago, take three calls", async () => {
    const { use } = await connect(transport, "Standard");
    const ids = await use("resolve", { names: ["BTC", "ETH"] });
    expect(ids.text).toBe(
      "text|id|name|symbol|slug|rank\nBTC|1|Bitcoin|BTC|bitcoin|1\nETH|1027|Ethereum|ETH|ethereum|2",
    );
    const now = await use("call", {
      operation: "cryptocurrencyQuotesLatestV3",
      parameters: { id: [1, 1027], convert: ["EUR"] },
      fields: ["symbol", "quote.price"],
    });
    expect(now.text.split("\n").slice(0, 4)).toEqual([
      "symbol|quote.price",
      "BTC|76800",
      "ETH|2560",
      "Credits: 1 used, 59999 left today, 1199999 left this month.",
    ]);
    const before = await use("call", {
      operation: "cryptocurrencyQuotesHistoricalV3",
      parameters: { id: "1,1027", convert: "EUR", time_end: "2026-01-08T12:00:00Z", count: 1 },
      fields: ["symbol", "quotes.timestamp", "quotes.quote.EUR.price"],
    });
    expect(before.text).toMatch(
      /^symbol\|quotes\.timestamp\|quotes\.quote\.EUR\.price\nBTC\|2026-01-08T12:00:00.000Z\|[\d.]+\nETH\|2026-01-08T12:00:00.000Z\|[\d.]+\nCredits: 1 used, 59998 left today/,
    );
  });

  test.each<[string, Arguments, string]>([
    [
      "an operation",
      { operation: "cryptocurrencyTrendingLatestV1" },
      "Your plan does not include this operation. Plans with cryptocurrencyTrendingLatestV1: Startup, Standard, Professional, Enterprise.",
    ],
    [
      "an early time",
      {
        operation: "cryptocurrencyQuotesHistoricalV3",
        parameters: { id: 1, time_start: "2025-06-01", interval: "daily" },
      },
      "Professional (history P12M), Enterprise (history P6Y).",
    ],
  ])("the refusal of %s names the plans that may", async (_, given, message) => {
    const { use } = await connect(transport, "Hobbyist");
    expect(await use("call", given)).toEqual({ text: expect.stringContaining(message), isError: true });
  });

  test("without a key, keyless tools work, and a call states where to set the key", async () => {
    const { use } = await connect(transport);
    expect((await use("resolve", { names: ["Bitcoin"] })).text).toContain("|1|Bitcoin|");
    const { text, isError } = await use("call", { operation: "keyInfoV1" });
    expect([text, isError]).toEqual([
      expect.stringContaining(transport === "stdio" ? "MARKET_DATA_KEY" : KEY_HEADER),
      true,
    ]);
  });

  test("a request is charged once", async () => {
    const { use } = await connect(transport, "Basic");
    await use("call", { operation: "globalMetricsQuotesLatestV1" });
    await use("call", { operation: "globalMetricsQuotesLatestV1", parameters: { convert: "EUR,USD" } });
    const { text } = await use("call", { operation: "keyInfoV1", fields: ["usage"] });
    const [names = "", values = ""] = text.split("\n");
    const usage = Object.fromEntries(names.split("|").map((name, index) => [name, values.split("|")[index]]));
    expect(usage).toMatchObject({
      "usage.current_minute.requests_made": "3",
      "usage.current_day.credits_used": "3",
    });
  });

  test("no result repeats a key", async () => {
    const key = await service.createKey("Startup");
    const unknown = `mdk_${"Zq7-xV_unguessable_0123456789abcdefghijklmnopqr".slice(0, 43)}`;
    for (const sent of [key, unknown]) {
      const { use, client } = await open(transport, sent);
      const results = [
        await use("call", { operation: sent }),
        await use("call", { operation: "keyInfoV1" }),
        await use("call", { operation: "cryptocurrencyQuotesLatestV3", parameters: { slug: sent } }),
        await use("call", { operation: "cryptocurrencyQuotesLatestV3", parameters: { [sent]: 1 } }),
        await use("call", { operation: "cryptocurrencyMapV1", fields: [sent] }),
        await use("resolve", { names: [sent] }),
        await use("describe", { operation: sent }),
      ];
      await client.close();
      expect(
        results
          .map(({ text }) => text)
          .join("\n")
          .toLowerCase(),
      ).not.toContain(sent.toLowerCase());
    }
    expect(service.logged.join("\n")).not.toContain(key);
    expect(service.logged.join("\n")).not.toContain(unknown);
  });

  test.each<[string, string, Arguments, RegExp]>([
    [
      "an unknown operation",
      "call",
      { operation: "cryptocurrencyMapV2" },
      /Did you mean cryptocurrencyMapV1/,
    ],
    [
      "an unknown parameter",
      "call",
      { operation: "fiatMapV1", parameters: { limits: 1 } },
      /limits.*See describe/,
    ],
    ["an invalid value", "call", { operation: "fiatMapV1", parameters: { limit: 0 } }, /limit.*See describe/],
    ["an unknown field", "call", { operation: "fiatMapV1", fields: ["x"] }, /The response has: id, name/],
    ["too many rows", "call", { operation: "fiatMapV1", rows: 201 }, /200/],
    ["no question", "search", {}, /question/],
  ])("%s is an error that states the correction", async (_, tool, given, message) => {
    const { use } = await connect(transport, "Enterprise");
    expect(await use(tool, given)).toEqual({ text: expect.stringMatching(message), isError: true });
  });

  test("the guides are resources, and the journeys are prompts", async () => {
    const { client } = await connect(transport);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("market-data://guides/identifiers");
    const { contents } = await client.readResource({ uri: "market-data://guides/plans-and-history" });
    expect(contents).toEqual([
      expect.objectContaining({ mimeType: "text/markdown", text: expect.stringContaining("| Basic |") }),
    ]);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["week-comparison", "market-overview", "coin-chart"]);
    const { messages } = await client.getPrompt({ name: "week-comparison" });
    expect(JSON.stringify(messages)).toContain("cryptocurrencyQuotesHistoricalV3");
  });
});

describe("POST /mcp", () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/mcp`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    });
  const message = (method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

  test.each<[string, string, number, string]>([
    ["no JSON", "{", 400, "Parse error"],
    ["a long message", `"${"x".repeat(70_000)}"`, 413, "65536 bytes"],
    ["an unknown method", message("nope"), 200, "-32601"],
  ])("%s is an error", async (_, body, status, text) => {
    const response = await send(body);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
  });

  test("a subscription is rejected, so that no response stays open", async () => {
    const response = await send(message("subscriptions/listen", { _meta: {} }), {
      "MCP-Protocol-Version": "2026-07-28",
    });
    expect(await response.text()).toContain("error");
  });

  test("other methods are not allowed", async () => {
    const response = await fetch(`${service.url}/mcp`);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("the request of a call is logged as its operation", async () => {
    service.logged.splice(0);
    const call = { name: "call", arguments: { operation: "globalMetricsQuotesLatestV1" } };
    const response = await send(message("tools/call", call), {
      [KEY_HEADER]: await service.createKey("Basic"),
    });
    expect(await response.text()).toContain("Credits: 1 used");
    await expect.poll(() => service.logged.join("")).toContain('"operation":"globalMetricsQuotesLatestV1"');
    await expect.poll(() => service.logged.join("")).toContain('"operation":"mcp"');
  });

  test("a streamed response of many quotes is read as a whole", async () => {
    const { use } = await connect("HTTP", "Enterprise");
    const parameters = { id: Object.values([1, 1027, 825]), interval: "5m", count: 10_000 };
    const { text } = await use("call", {
      operation: "cryptocurrencyQuotesHistoricalV3",
      parameters,
      rows: 1,
    });
    expect(text).toContain("These are the first rows.");
  });

  test("without the package, the response is 404 and names the package", () => {
    // Resolves the package from a folder without packages.
    const missing =
      'import { registerHooks } from "node:module"; registerHooks({ resolve: (name, context, next) => ' +
      'next(name, name === "@market-data/mcp" ? { ...context, parentURL: "file:///none.js" } : context) });';
    const program = `
      const { createService, MemoryMeter } = await import("@market-data/service");
      const service = createService({ store: {}, keys: {}, meter: { flush() {} }, settings: { stopDrain: 0 } });
      const url = await service.listen({ host: "127.0.0.1", port: 0 });
      const response = await fetch(url + "/mcp", { method: "POST", body: "{}" });
      console.log(response.status, (await response.json()).status.error_message);
      await service.close();`;
    const args = ["--import", `data:text/javascript,${missing}`, "--input-type=module", "--eval", program];
    const { stdout } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" });
    expect(stdout).toContain("404 Not found: /mcp; the operator has not installed @market-data/mcp");
  });

  test("a service with another vendor prefix uses its names", async () => {
    const other = await start("abc");
    try {
      const key = await other.createKey("Enterprise");
      const { use, client } = await open("HTTP", key, { url: other.url, header: "X-ABC_PRO_API_KEY" });
      expect((await use("describe", { operation: "cryptocurrencyMapV1" })).text).toContain("abc_rank");
      const map = { operation: "cryptocurrencyMapV1", parameters: { sort: "abc_rank" } };
      expect((await use("call", map)).isError).toBe(false);
      expect((await use("resolve", { names: ["BTC"] })).text).toContain("BTC|1|");
      expect((await use("call", { operation: "indexSvc20LatestV3" })).text).toContain("Credits: 1 used");
      expect((await use("call", { operation: "cryptocurrencyListingsLatestV3" })).text).toContain(
        "Credits: 1 used",
      );
      await client.close();
    } finally {
      await other.close();
    }
  });
});

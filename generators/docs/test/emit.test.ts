import { readFileSync } from "node:fs";
import { describeRules, type Operation } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { emitSite } from "../src/emit.ts";
import { type Entry, renderEntries } from "../src/entries.ts";
import { responseEntries } from "../src/fields.ts";
import { parseGuides } from "../src/guides.ts";
import { recordSlug, resolveLinks } from "../src/links.ts";
import { describeOperation, operationPage } from "../src/operation-page.ts";
import { summarize } from "../src/page.ts";
import { recordPage } from "../src/record-page.ts";
import { renderSamples, requestTarget } from "../src/samples.ts";
import { describeType } from "../src/schemas.ts";
import { deprecationsTable } from "../src/tables.ts";
import { code, groupDigits, table } from "../src/text.ts";
import {
  context,
  contract,
  findFile,
  findOperation,
  markdown,
  model,
  settings,
  site,
  texts,
} from "./fixture.ts";

const MAP = "operations/v1/cryptocurrency/map.md";
const map = findOperation("cryptocurrencyMapV1");

test.each([
  ["html", "[a](operation:cryptocurrencyMapV1)", "[a](/x/operations/v1/cryptocurrency/map/)"],
  ["html", "[a](record:CryptoQuoteV3)", "[a](/x/records/crypto-quote-v3/)"],
  ["html", "[a](errors.md#the-codes)", "[a](/x/guides/errors/#the-codes)"],
  ["html", "[a](page:tables/errors)", "[a](/x/tables/errors/)"],
  ["html", "[a](#here) [b](https://a.example/b.md)", "[a](#here) [b](https://a.example/b.md)"],
  ["markdown", "[a](errors.md#b)", "[a](/x/guides/errors.md#b)"],
] as const)("a link in %s: %s becomes %s", (format, text, expected) => {
  expect(resolveLinks(text, format, model, settings)).toBe(expected);
});

test.each(["operation:none", "record:None"])("rejects a link to %s", (target) => {
  expect(() => resolveLinks(`[a](${target})`, "html", model, settings)).toThrow(/A text links to "[nN]one"/);
});

test("only the page about sources states the source of a fact, with place and note", () => {
  const words = /\b(?:undocumented|not shown|not published|publicly known|the names of the partners)\b/i;
  const others = markdown.filter(({ path }) => !/^(cli|client|mcp|mock|python|guides\/sources)/.test(path));
  const lines = others.flatMap(({ contents }) => contents.split("\n"));
  // The indexes describe the page about sources.
  expect(lines.filter((line) => words.test(line) && !line.includes("guides/sources"))).toEqual([]);
  const row = "| `partner` | not published | the names of the partners |";
  expect(findFile(markdown, "guides/sources.md")).toContain(row);
});

test.each([
  ["CryptoQuoteV3", "records/crypto-quote-v3"],
  ["MapItem", "records/map-item"],
  ["DexOHLCVQuote", "records/dex-ohlcv-quote"],
])("the record %s has the page %s", (name, slug) => {
  expect(recordSlug(name)).toBe(slug);
});

test("text cannot end a cell, open a tag or end code", () => {
  expect(table(["a"], [["x | <b> `<c>`\ny"]])).toBe("| a |\n|---|\n| x \\| &lt;b> `<c>` y |");
  expect(code("a`b")).toBe("`` a`b ``");
});

test("a summary has whole sentences within a length, and no Markdown", () => {
  expect(summarize("One `a`. Two [b](c).")).toBe("One a. Two b.");
  expect(summarize("One. Two.", 5)).toBe("One.");
  expect(summarize("one two three four", 10)).toBe("one two…");
});

test("samples escape reserved characters of URLs, shells and programs", () => {
  const request = { symbol: ["A&B", "it's"], sort: 'x"y' };
  expect(requestTarget(map, request)).toBe("/v1/cryptocurrency/map?symbol=A%26B,it%27s&sort=x%22y");
  const samples = renderSamples(map, context, request);
  expect(samples.sh).toContain("symbol=A%26B,it%27s&sort=x%22y'");
  expect(samples.ts).toContain('{ symbol: ["A&B", "it\'s"], sort: "x\\"y" }');
});

test.each(model.operations)(
  "all samples over HTTP of $operationId request the same URL, with a required key",
  (operation) => {
    const { ts: _, python: __, bash: ___, ...samples } = renderSamples(operation, context);
    const url = /'(http[^']*)'/.exec(samples.sh)?.[1] ?? "none";
    const { keyRequired } = operation.access;
    for (const text of Object.values(samples)) {
      expect(text).toContain(url);
      const hasKey = [model.keyHeader, "MARKET_DATA_KEY"].map((name) => text.includes(name));
      expect(hasKey).toEqual([keyRequired, keyRequired]);
    }
  },
);

test.each([
  ["cryptocurrencyMapV1", {}, "api.cryptocurrency.map()", "mdata cryptocurrency map --url BASE"],
  [
    "globalMetricsQuotesLatestV1",
    { convert: ["USD", "EUR"] },
    'api.global_metrics.quotes.latest(convert=["USD", "EUR"])',
    "mdata global-metrics quotes latest --url BASE --convert USD,EUR",
  ],
  [
    "cryptocurrencyInfoV1",
    { symbol: ["it's"], skip_invalid: true },
    'api.v1.cryptocurrency.info(symbol="it\'s", skip_invalid=True)',
    "mdata v1 cryptocurrency info --url BASE --symbol 'it'\\''s' --skip-invalid true",
  ],
])("%s with %o has a call in Python and a command", (id, request, call, command) => {
  const samples = renderSamples(findOperation(id), context, request);
  expect(samples.python).toContain(`print(${call})`);
  expect(samples.bash).toBe(command.replace("BASE", context.server));
});

test("a guide has the command for curl, and the request with typed parameters for other languages", () => {
  const command = 'curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limit=2&symbol=BTC,ETH"';
  const text = `---\ntitle: A\n---\n\`\`\`sh\n${command}\n\`\`\`\n`;
  const [guide] = parseGuides([{ file: "a.md", text }], context);
  const body = guide?.body("html");
  expect(body).toContain(`\n\`\`\`sh wrap\n${command}\n`);
  expect(body).toContain('api.cryptocurrency.map({ limit: 2, symbol: ["BTC", "ETH"] })');
  expect(body).toContain("\n```python wrap\n");
  expect(guide?.body("markdown")).toBe(`\`\`\`sh\n${command}\n\`\`\`\n`);
});

test("the guide about streams has the request for curl and TypeScript", () => {
  const guide = findFile(site.content, "guides/streaming.md");
  expect(guide).toContain("\n```sh wrap\ncurl -N ");
  expect(guide).toContain('for await (const event of api.stream.quotes({ id: [1, 1027], convert: "EUR" }))');
  expect(guide).not.toContain("python wrap");
});

test("rejects a guide with an unknown table", () => {
  const text = "---\ntitle: A\n---\n<!-- table: none -->\n";
  expect(() => parseGuides([{ file: "a.md", text }], context)).toThrow(
    'a.md names the unknown table "none".',
  );
});

test.each([
  [{ $ref: "#/components/schemas/Quote" }, "[Quote](record:Quote)"],
  [{ type: ["number", "null"] }, "number or null"],
  [{ type: ["string", "null"], format: "date-time" }, "time or null"],
  [{ type: "array", items: { type: "string", format: "date-time" } }, "list of time"],
  [{ type: "object", additionalProperties: { type: "integer" } }, "map of integer"],
  [{ oneOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
  [{}, "anything"],
])("the type %j is %s", (schema, words) => {
  expect(describeType(schema)).toBe(words);
});

test.each([
  ["Version 3 gives the same list.", "[Version 3](operation:a3) gives the same list."],
  ["As in version 2.", "As in version 2."],
  ["As in version 9.", "As in version 9."],
  ["Of a coin.\n\nDeprecated: use version 3.", "Of a coin."],
  ["Deprecated: use version 3, or 1.", "Deprecated: use [version 3](operation:a3), or 1."],
])("the description %j links to other versions: %j", (description, expected) => {
  const operations = [1, 2, 3].map((version) => {
    return { ...map, operationId: `a${version}`, path: `/v${version}/a`, version, description };
  });
  expect(describeOperation(operations[1] as Operation, { ...model, operations })).toBe(expected);
});

test("pages name the repository's version of pnpm", () => {
  const root = new URL("../../../package.json", import.meta.url);
  const { packageManager } = JSON.parse(readFileSync(root, "utf8")) as { packageManager: string };
  const named = markdown.flatMap(({ contents }) => contents.match(/pnpm@[\d.]+\d/g) ?? []);
  expect([...new Set(named)]).toEqual([packageManager]);
});

test("only samples for the reader's machine ask to start the mock", () => {
  expect(findFile(markdown, "index.md")).toContain("Start the mock");
  expect(findFile(markdown, MAP)).toContain("is the mock");
  const other = emitSite(contract, texts, { ...settings, server: "https://api.example.com" }).markdown;
  expect(findFile(other, "index.md")).not.toContain("Start the mock");
  expect(findFile(other, MAP)).toContain("`https://api.example.com` is the service");
});

test("only the site's tables name the column of each cell, for stacked cells", () => {
  const path = "tables/deprecations.md";
  expect(findFile(site.content, path)).toContain('| <span data-label="Status"></span>Deprecated');
  expect(findFile(markdown, path)).not.toContain("data-label");
});

test("the limits join parameters with equal bounds, and group the digits of large bounds", () => {
  const limits = findFile(markdown, "tables/limits.md");
  expect(limits).toContain("| `percent_change_24h_max`, `percent_change_24h_min` |");
  expect(limits).toContain("From 0 to 100,000,000,000,000,000.");
});

describe("the fields of a response", () => {
  const listAll = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...listAll(entry.inner?.entries ?? [])]);
  const listResponse = (operation: Operation) => listAll(responseEntries(operation, model));

  test.each([
    ["cryptocurrencyQuotesLatestV3", "quote-price", ["number"]],
    ["cryptocurrencyQuotesLatestV3", "self_reported_market_cap", ["number or null", "optional"]],
    ["cryptocurrencyQuotesLatestV1", "data-quote-price", ["number"]],
    ["cryptocurrencyQuotesLatestV1", "data-max_supply", ["number or null", "[`aux=max_supply`]"]],
    ["cryptocurrencyQuotesLatestV3", "quote-volume_7d", ["number or null", "only with [`aux=volume_7d`]"]],
    ["cryptocurrencyOhlcvHistoricalV2", "data-quotes-quote-close", ["number"]],
    ["cryptocurrencyMapV1", "status-error_message", ["string or null"]],
    [
      "cryptocurrencyQuotesLatestV3",
      "platform",
      ["[PlatformV3](record:PlatformV3) or null", "[`aux=platform`]"],
    ],
  ])("of %s: %s has a type, null and aux", (id, name, expected) => {
    const entry = listResponse(findOperation(id)).find((each) => each.id === `response-${name}`);
    expect(entry?.marks.map((mark, index) => mark.slice(0, expected[index]?.length))).toEqual(expected);
  });

  test.each(model.operations)("of $operationId have unique ids, and name each field of aux", (operation) => {
    const fields = listResponse(operation);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(fields.length).toBeGreaterThan(5);
    const selected = Object.values(operation.aux?.names ?? {}).flatMap((name) => name.fields);
    const marks = fields.flatMap((field) => field.marks.filter((mark) => mark.includes("aux=")));
    expect(marks).toHaveLength(selected.length);
  });

  test("end at a record within the same record", () => {
    const node = { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } };
    const record = { name: "Node", description: "", schema: node, refersTo: ["Node"], usedBy: [] };
    const operation = { ...map, success: { ...map.success, schema: "Node" } };
    const changed = { ...model, records: new Map([["Node", record]]) };
    const fields = listAll(responseEntries(operation, changed));
    expect(fields.map(({ marks }) => marks)).toEqual([["[Node](record:Node)", "optional"]]);
  });
});

describe("a contract with deprecations and inline alternatives", () => {
  const lifecycle = { status: "deprecated", deprecatedSince: "2027-01-01", replacedBy: "b" };
  const field = { type: "string", "x-svc-lifecycle": lifecycle };
  const inline = (name: string) => {
    return { type: "object", properties: { a: {}, [name]: { properties: { c: field } } } };
  };
  const schema = { properties: { data: { oneOf: [inline("b"), inline("d")] } } };
  const record = { name: "Both", description: "", schema, refersTo: [], usedBy: [] };
  const bounds = { minimum: 1e-8, multipleOf: 10_000 };
  const parameter = { ...map.parameters[0], name: "old", schema: bounds, list: false, lifecycle };
  const success = { ...map.success, schema: "Both" };
  const operation = { ...map, parameters: [parameter], success } as Operation;
  const changed = { ...model, operations: [operation], records: new Map([["Both", record]]) };
  const page = operationPage(operation, { ...context, model: changed }).body("html");

  test("marks a deprecated parameter, and states the replacement and decimal bounds", () => {
    expect(page).toContain("<span>**deprecated**</span>\n\nDeprecated since 2027-01-01. Use `b`.");
    expect(page).toContain("At least 0.00000001. A multiple of 10,000.");
  });

  test("lists the fields of each alternative separately", () => {
    for (const html of [page, recordPage(record, changed).body("html")]) {
      const ids = [...html.matchAll(/id="(?:response|field)-data-([^"]*)"/g)].map(([, id]) => id);
      expect(ids.join(" ")).toBe("alternative-1 a b b-c alternative-2 2-a 2-d 2-d-c");
      expect(html).toContain("[`c`](#");
    }
  });

  test("lists parameters and nested fields in the table of deprecations", () => {
    const table = deprecationsTable(changed);
    expect(table).toMatch(
      /\| `old` \| \[.*\]\(operation:cryptocurrencyMapV1\) \| Deprecated since .* Use `b`\. \|/,
    );
    expect(table).toContain("| `data.b.c` | [Both](record:Both) | Deprecated since");
  });
});

test.each(model.operations)("the page of $operationId states the rules of each parameter", (operation) => {
  const text = operationPage(operation, context).body("markdown");
  for (const { schema } of operation.parameters) expect(text).toContain(groupDigits(describeRules(schema)));
});

test.each([
  ["tables/errors.md", true],
  [MAP, true],
  ["tables/limits.md", false],
])("%s has no table of contents, because no section or no space exists: %s", (path, expected) => {
  expect(findFile(site.content, path).includes("tableOfContents: false")).toBe(expected);
});

test("entries are lists in Markdown, without links to anchors", () => {
  const inner = { label: "1 field", open: true, entries: [{ id: "a-b", name: "b", marks: [], text: "B." }] };
  const entry = { id: "a", name: "a", marks: ["[`c`](#c)", "[D](record:D)"], text: "One\ntwo.", inner };
  expect(renderEntries([entry], "markdown")).toBe("- `a` (`c`; [D](record:D)): One two.\n  - `b`: B.");
});

test("Redoc's document names the server of the samples", () => {
  const reference = findFile(site.data, "reference.yaml");
  expect(reference).toContain(context.server);
  expect(reference).not.toContain("{base_url}");
});

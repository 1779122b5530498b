import { readFileSync } from "node:fs";
import { describeRules, loadContract, type Operation } from "@market-data/generator-core";
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
import { describeType, listFields } from "../src/schemas.ts";
import { readSettings } from "../src/settings.ts";
import { deprecationsTable } from "../src/tables.ts";
import { code, groupDigits, table } from "../src/text.ts";
import { readTexts } from "../src/texts.ts";
import { tryForm } from "../src/try-form.ts";

const contract = await loadContract();
const { model } = contract;
const settings = {
  site: "https://docs.example.com",
  base: "/x/",
  server: "http://127.0.0.1:4010",
  mock: "http://127.0.0.1:4010",
};
const map = model.operations.find(({ operationId }) => operationId === "cryptocurrencyMapV1") as Operation;

describe("links", () => {
  test.each([
    ["[a](operation:cryptocurrencyMapV1)", "[a](/x/operations/v1/cryptocurrency/map/)"],
    ["[a](record:CryptoQuoteV3)", "[a](/x/records/crypto-quote-v3/)"],
    ["[a](errors.md#the-codes)", "[a](/x/guides/errors/#the-codes)"],
    ["[a](page:tables/errors)", "[a](/x/tables/errors/)"],
    ["[a](#here) [b](https://a.example/b.md)", "[a](#here) [b](https://a.example/b.md)"],
  ])("%s becomes %s", (markdown, expected) => {
    expect(resolveLinks(markdown, "html", model, settings)).toBe(expected);
  });

  test("lead from Markdown to Markdown", () => {
    expect(resolveLinks("[a](errors.md#b)", "markdown", model, settings)).toBe("[a](/x/guides/errors.md#b)");
  });

  test.each(["[a](operation:none)", "[a](record:None)"])("%s is rejected", (markdown) => {
    expect(() => resolveLinks(markdown, "html", model, settings)).toThrow(/which is not/);
  });
});

describe("where facts come from", () => {
  const note = "the names of the partners";
  const pages = emitSite(contract, readTexts(), settings).markdown.filter(
    ({ path, contents }) => path.endsWith(".md") && contents.includes(note),
  );

  test("is only on the page about sources", () => {
    expect(pages.map(({ path }) => path).filter((path) => !path.includes("guides/sources"))).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  test("is in no sentence of the remaining pages", () => {
    const words = /\b(?:undocumented|not shown|not published|publicly known)\b/i;
    const lines = emitSite(contract, readTexts(), settings)
      .markdown.filter(({ path }) => /^(?!client|mock|guides\/sources).*\.md$/.test(path))
      .flatMap(({ contents }) => contents.split("\n"));
    // The indexes describe the page about sources.
    expect(lines.filter((line) => words.test(line) && !line.includes("guides/sources"))).toEqual([]);
  });

  test("names the place, the source and the note", () => {
    const cells = `| \`partner\` | not published | ${note} |`;
    expect(pages.some(({ contents }) => contents.includes(cells))).toBe(true);
  });
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

test("a summary has whole sentences within its length, and no Markdown", () => {
  expect(summarize("One `a`. Two [b](c).")).toBe("One a. Two b.");
  expect(summarize("One. Two.", 5)).toBe("One.");
  expect(summarize("one two three four", 10)).toBe("one two…");
});

test("samples escape reserved characters of URLs, shells and programs", () => {
  const request = { symbol: ["A&B", "it's"], sort: 'x"y' };
  expect(requestTarget(map, request)).toBe("/v1/cryptocurrency/map?symbol=A%26B,it%27s&sort=x%22y");
  const example = { name: "success", summary: "", request, value: null };
  const operation = { ...map, success: { ...map.success, examples: [example] } };
  const samples = renderSamples(operation, { model, server: settings.server, getMethod: () => "api.x" });
  expect(samples.sh).toContain("symbol=A%26B,it%27s&sort=x%22y'");
  expect(samples.ts).toContain('{ symbol: ["A&B", "it\'s"], sort: "x\\"y" }');
});

const context = { model, ...settings, service: "http://127.0.0.1:4000", getMethod: () => "api.x" };

test.each(model.operations)(
  "the samples of $operationId have the same URL, and the key only if required",
  (operation) => {
    const { ts: _, ...samples } = renderSamples(operation, context);
    const url = /'(http[^']*)'/.exec(samples.sh)?.[1] ?? "none";
    const wrong = Object.entries(samples).filter(
      ([, text]) =>
        !text.includes(url) ||
        text.includes(model.keyHeader) !== operation.access.keyRequired ||
        text.includes("MARKET_DATA_KEY") !== operation.access.keyRequired,
    );
    expect(wrong).toEqual([]);
  },
);

test("a guide has its command as curl, and the request with typed parameters in other languages", () => {
  const command = 'curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limit=2&symbol=BTC,ETH"';
  const text = `---\ntitle: A\n---\n\`\`\`sh\n${command}\n\`\`\`\n`;
  const [guide] = parseGuides([{ file: "a.md", text }], context);
  const body = guide?.page.body("html");
  expect(body).toContain(`\n\`\`\`sh wrap\n${command}\n`);
  expect(body).toContain('api.x({ limit: 2, symbol: ["BTC", "ETH"] })');
  expect(body).toContain("\n```python wrap\n");
  expect(guide?.page.body("markdown")).toBe(`\`\`\`sh\n${command}\n\`\`\`\n`);
});

test("a form's values cannot leave their attributes", () => {
  const example = { name: "success", summary: "", request: { symbol: ['"><script>'] }, value: null };
  const form = tryForm(
    { ...map, path: '/"><script>', success: { ...map.success, examples: [example] } },
    context,
  );
  expect(form).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(form).not.toContain("<script>");
  expect(form).not.toContain("\n\n");
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

test("a record has all fields of an extended record", () => {
  const fields = listFields(model.records.get("CryptoQuoteV3")?.schema ?? {}, model).map(({ name }) => name);
  expect(fields).toEqual(expect.arrayContaining(["id", "quote", "tags", "self_reported_market_cap"]));
});

test.each([
  ["Version 3 gives the same list.", "[Version 3](operation:a3) gives the same list."],
  ["As in version 2.", "As in version 2."],
  ["As in version 9.", "As in version 9."],
  ["Of a coin.\n\nDeprecated: use version 3.", "Of a coin."],
  [
    "Deprecated: use version 3, which is faster.",
    "Deprecated: use [version 3](operation:a3), which is faster.",
  ],
])("the description %j links to other versions: %j", (description, expected) => {
  const operations = [1, 2, 3].map((version) => ({
    ...map,
    operationId: `a${version}`,
    path: `/v${version}/a`,
    version,
    description,
  }));
  expect(describeOperation(operations[1] as Operation, { ...model, operations })).toBe(expected);
});

test("rejects a guide with an unknown table", () => {
  const text = "---\ntitle: A\ndescription: B.\norder: 1\n---\nAll:\n\n<!-- table: none -->\n";
  expect(() => parseGuides([{ file: "a.md", text }], context)).toThrow('asks for the table "none"');
});

test("pages name the repository's own version of pnpm", () => {
  const root = new URL("../../../package.json", import.meta.url);
  const { packageManager } = JSON.parse(readFileSync(root, "utf8")) as { packageManager: string };
  const pages = emitSite(contract, readTexts(), settings).markdown.map(({ contents }) => contents);
  const named = pages.flatMap((page) => page.match(/pnpm@[\d.]+\d/g) ?? []);
  expect([...new Set(named)]).toEqual([packageManager]);
});

describe("the base URL of the samples", () => {
  const getBody = (server: string, path: string) =>
    emitSite(contract, readTexts(), { ...settings, server }).markdown.find((file) => file.path === path)
      ?.contents;
  const page = "operations/v1/cryptocurrency/map.md";

  test("the mock of the reader's machine is to be started first", () => {
    expect(getBody("http://127.0.0.1:4010", "index.md")).toContain("Start the mock");
    expect(getBody("http://127.0.0.1:4010", page)).toContain("is the mock");
  });

  test("a service on another host is not called the mock", () => {
    expect(getBody("https://api.example.com", "index.md")).not.toContain("Start the mock");
    expect(getBody("https://api.example.com", page)).toContain("`https://api.example.com` is the service");
  });
});

describe("the site's tables", () => {
  const site = emitSite(contract, readTexts(), settings);
  const find = (files: typeof site.content, path: string) =>
    files.find((file) => file.path === path)?.contents;

  test("name the column of each cell only on the site, for stacked cells", () => {
    const path = "tables/deprecations.md";
    expect(find(site.content, path)).toContain('| <span data-label="Status"></span>Deprecated');
    expect(find(site.markdown, path)).not.toContain("data-label");
  });

  test("join parameters with equal bounds in the same operations", () => {
    expect(find(site.markdown, "tables/limits.md")).toContain(
      "| `percent_change_24h_max`, `percent_change_24h_min` |",
    );
  });

  test("group the digits of large bounds", () => {
    const page = find(site.content, "operations/v1/cryptocurrency/listings/latest.md");
    expect(page).toContain("From 0 to 100,000,000,000,000,000.");
    expect(page).toContain("From 1 to 5,000.");
  });
});

describe("the fields of a response", () => {
  const listAll = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...listAll(entry.inner?.entries ?? [])]);
  const getOperation = (id: string) =>
    model.operations.find(({ operationId }) => operationId === id) as Operation;
  const listResponse = (operation: Operation) => listAll(responseEntries(operation, model));

  test.each([
    ["cryptocurrencyQuotesLatestV3", "response-quote-price", ["number"]],
    ["cryptocurrencyQuotesLatestV1", "response-data-quote-price", ["number"]],
    ["cryptocurrencyQuotesLatestV1", "response-data-max_supply", ["number or null", "[`aux=max_supply`]"]],
    [
      "cryptocurrencyQuotesLatestV3",
      "response-quote-volume_7d",
      ["number or null", "only with [`aux=volume_7d`]"],
    ],
    ["cryptocurrencyOhlcvHistoricalV2", "response-data-quotes-quote-close", ["number"]],
    ["cryptocurrencyMapV1", "response-status-error_message", ["string or null"]],
    [
      "cryptocurrencyQuotesLatestV3",
      "response-platform",
      ["[PlatformV3](record:PlatformV3) or null", "[`aux=platform`]"],
    ],
  ])("%s has %s with its type, its null and its aux", (id, entryId, expected) => {
    const marks = listResponse(getOperation(id)).find((entry) => entry.id === entryId)?.marks ?? [];
    expect(marks.map((mark, index) => mark.slice(0, expected[index]?.length))).toEqual(expected);
  });

  test.each(model.operations)("of $operationId: each field of aux names aux once", (operation) => {
    const selected = listResponse(operation)
      .flatMap(({ marks }) => marks)
      .filter((mark) => mark.includes("aux="));
    const fields = Object.values(operation.aux?.names ?? {}).flatMap(({ fields }) => fields);
    expect(selected).toHaveLength(fields.length);
  });

  test.each(model.operations)("of $operationId have ids of their own", (operation) => {
    const ids = listResponse(operation).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(5);
  });

  test("end where a record is within itself", () => {
    const node = { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } };
    const record = { name: "Node", description: "", schema: node, refersTo: ["Node"], usedBy: [] };
    const records = new Map([["Node", record]]);
    const operation = { ...map, success: { ...map.success, schema: "Node" } };
    const [next, ...others] = listAll(responseEntries(operation, { ...model, records }));
    expect([next?.marks, others]).toEqual([["[Node](record:Node)", "optional"], []]);
  });
});

describe("a contract with deprecations and inline alternatives", () => {
  const lifecycle = { status: "deprecated", deprecatedSince: "2027-01-01", replacedBy: "b" };
  const field = { type: "string", "x-svc-lifecycle": lifecycle };
  const inline = (name: string) => ({
    type: "object",
    properties: { a: {}, [name]: { properties: { c: field } } },
  });
  const schema = { properties: { data: { oneOf: [inline("b"), inline("d")] } } };
  const record = { name: "Both", description: "", schema, refersTo: [], usedBy: [] };
  const parameter = {
    ...map.parameters[0],
    name: "old",
    schema: { minimum: 1e-8, multipleOf: 10_000 },
    list: false,
    lifecycle,
  };
  const operation = {
    ...map,
    parameters: [parameter],
    success: { ...map.success, schema: "Both" },
  } as Operation;
  const changed = { ...model, operations: [operation], records: new Map([["Both", record]]) };
  const page = operationPage(operation, { ...context, model: changed }).body("html");

  test("marks a deprecated parameter, and states the replacement and decimal bounds", () => {
    expect(page).toContain("<span>**deprecated**</span>\n\nDeprecated since 2027-01-01. Use `b`.");
    expect(page).toContain("At least 0.00000001. A multiple of 10,000.");
  });

  test.each([page, recordPage(record, changed).body("html")])(
    "lists each alternative with its own fields",
    (html) => {
      const ids = [...html.matchAll(/id="(?:response|field)-data-([^"]*)"/g)].map(([, id]) => id);
      const [first, second] = [
        ["a", "b", "b-c"],
        ["2-a", "2-d", "2-d-c"],
      ];
      expect(ids).toEqual(["alternative-1", ...first, "alternative-2", ...second]);
      expect(html).toContain("[`c`](#");
    },
  );

  test("lists parameters and nested fields in the table of deprecations", () => {
    const table = deprecationsTable(changed);
    expect(table).toMatch(
      /\| `old` \| \[.*\]\(operation:cryptocurrencyMapV1\) \| Deprecated since 2027-01-01\. Use `b`\. \|/,
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
  ["operations/v1/cryptocurrency/map.md", true],
  ["tables/limits.md", false],
])("%s leaves out a table of contents that would be empty or have no room: %s", (path, expected) => {
  const page = emitSite(contract, readTexts(), settings).content.find((file) => file.path === path);
  expect(page?.contents.includes("tableOfContents: false")).toBe(expected);
});

test("entries are lists in Markdown, without links to anchors", () => {
  const inner = { label: "1 field", open: true, entries: [{ id: "a-b", name: "b", marks: [], text: "B." }] };
  const entry = { id: "a", name: "a", marks: ["[`c`](#c)", "[D](record:D)"], text: "One\ntwo.", inner };
  expect(renderEntries([entry], "markdown")).toBe("- `a` (`c`; [D](record:D)): One two.\n  - `b`: B.");
});

test("the reference names the server of the samples", () => {
  const [file] = emitSite(contract, readTexts(), settings).data.filter((one) =>
    one.path.endsWith("reference.yaml"),
  );
  expect(file?.contents).toContain("http://127.0.0.1:4010");
  expect(file?.contents).not.toContain("{base_url}");
});

test.each([
  [{}, "http://127.0.0.1:4020", "/"],
  [{ DOCS_SITE: "https://a.example/", DOCS_BASE: "b/c" }, "https://a.example", "/b/c/"],
  [{ DOCS_SITE: "https://a.example", DOCS_BASE: "/" }, "https://a.example", "/"],
])("settings %j stand for %s below %s", (environment, site, base) => {
  expect(readSettings(environment)).toMatchObject({ site, base });
});

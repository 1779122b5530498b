import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, loadContract } from "@market-data/generator-core";
import ts from "typescript";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ContractCopy } from "../../core/test/contract-copy.ts";
import { emitClient } from "../src/emit.ts";
import { emitMetadata, emitSchedule } from "../src/metadata.ts";
import { emitNarrowedTypes, findNarrowedTypes } from "../src/narrowed-types.ts";
import { createGroups, createOverloads, itemType } from "../src/overloads.ts";

let whole: Contract;

beforeAll(async () => {
  whole = await loadContract();
});

function getOperation(operationId: string) {
  const operation = whole.model.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`Unknown operation "${operationId}".`);
  return operation;
}

test("the same contract produces the same files", () => {
  expect(emitClient(whole, "Header.")).toEqual(emitClient(whole, "Header."));
});

test("each file is TypeScript and starts with the header", () => {
  for (const { path, contents } of emitClient(whole, "Header.")) {
    expect(contents.startsWith("// Header.\n")).toBe(true);
    const { diagnostics } = ts.transpileModule(contents, { reportDiagnostics: true, fileName: path });
    expect(diagnostics).toEqual([]);
  }
});

const COIN = "CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>";
const BARS = "OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>";
const overloads = {
  cryptocurrencyMapV1: ["MapResponse"],
  cryptocurrencyAirdropV1: ["Envelope<{ [key: string]: Airdrop }>"],
  cryptocurrencyCategoryV1: ["Envelope<CategoryWithCoinsIn<SymbolIn<Currency | CurrencyId>>>"],
  cryptocurrencyListingsNewV1: [`Envelope<${COIN}[]>`],
  cryptocurrencyQuotesLatestV1: [`Envelope<Entries<${COIN}>>`],
  cryptocurrencyQuotesLatestV2: [
    `OnlyOneOfIdListSlugListWithoutSymbolList: Envelope<Entries<${COIN}>>`,
    `OnlyOneOfSymbolListWithoutIdListSlugList: Envelope<Entries<${COIN}[]>>`,
    `Envelope<Entries<${COIN} | ${COIN}[]>>`,
  ],
  cryptocurrencyQuotesLatestV3: ["CryptoQuoteV3In<SymbolIn<Currency | CurrencyId>>[]"],
  cryptocurrencyOhlcvHistoricalV1: [
    `OneValueOfIdListSlugListSymbolList: Envelope<${BARS}>`,
    `SeveralValuesOfIdListSlugListSymbolList: Envelope<Entries<${BARS}>>`,
    `Envelope<${BARS} | Entries<${BARS}>>`,
  ],
  cryptocurrencyOhlcvHistoricalV2: [
    `OneValueOfIdListSlugListWithoutSymbolList: Envelope<${BARS}>`,
    `SeveralValuesOfIdListSlugListWithoutSymbolList: Envelope<Entries<${BARS}>>`,
    `OnlyAnyOfIdListSlugListWithoutSymbolList: Envelope<${BARS} | Entries<${BARS}>>`,
    `OnlyAnyOfSymbolListWithoutIdListSlugList: Envelope<Entries<${BARS}[]>>`,
    `Envelope<${BARS} | Entries<${BARS} | ${BARS}[]>>`,
  ],
};

test.each(Object.entries(overloads))("%s has the expected overloads", (operationId, expected) => {
  const found = createOverloads(getOperation(operationId), whole.model, findNarrowedTypes(whole.model));
  expect(
    found.map(({ lookups, result }) => (lookups === undefined ? result : `${lookups.name}: ${result}`)),
  ).toEqual(expected);
});

const items = {
  cryptocurrencyMapV1: "MapItem",
  cryptocurrencyCategoryV1: COIN,
  cryptocurrencyMarketPairsLatestV2: "MarketPairIn<SymbolIn<Currency | CurrencyId>>",
  cryptocurrencyMultiplierV1: "MultiplierItem",
  cryptocurrencyListingsLatestV3: "CryptoListingV3In<SymbolIn<Currency | CurrencyId>>",
};

test.each(Object.entries(items))("pages of %s have items of %s", (operationId, expected) => {
  expect(itemType(getOperation(operationId), whole.model, findNarrowedTypes(whole.model))).toBe(expected);
});

const metadata = {
  cryptocurrencyAirdropV1: '{ parameters: "id!", cache: 30 }',
  cryptocurrencyCategoriesV1:
    '{ parameters: "start# limit# id#* slug* symbol*", items: "data", maximum: 5000, cache: 30 }',
  simplePriceV1:
    '{\n  parameters: "ids#*50! include_market_cap? include_volume_24h? include_percent_change_24h? include_last_updated?",\n}',
  partnersFcasQuotesLatestV1:
    '{\n  parameters: "partner/! id#* slug* symbol* aux*",\n  constraints: "=id,slug,symbol",\n  deprecated: "",\n  cache: 86400,\n}',
  cryptocurrencyInfoV1:
    '{\n  parameters: "id#* slug* symbol* address skip_invalid? aux*",\n  constraints: "+id,slug,symbol,address",\n  deprecated: "cryptocurrencyInfoV2",\n  cache: 30,\n}',
};

test.each(Object.entries(metadata))("emits the metadata of %s", (operationId, expected) => {
  expect(emitMetadata(getOperation(operationId))).toBe(expected);
});

test.each([
  ["cryptocurrencyListingsHistoricalV1", "schedule(1800)"],
  ["dexPairsOhlcvHistoricalV4", "schedule(600, 300, 600)"],
])("emits the schedule of %s", (operationId, expected) => {
  expect(emitSchedule(getOperation(operationId), whole.model)).toBe(`, /* @__PURE__ */ ${expected}`);
});

test("omits the cache time of a minute, and emits 0 for a response that is not cached", () => {
  expect(emitMetadata(getOperation("fearAndGreedLatestV3"))).toBe('{ parameters: "" }');
  expect(emitMetadata(getOperation("keyInfoV1"))).toContain("cache: 0");
});

test("rejects a schedule without days", () => {
  const operation = {
    ...getOperation("cryptocurrencyListingsHistoricalV1"),
    cache: { schedule: [{ every: "hour" as const, availableAfterSeconds: 60 }] },
  };
  expect(() => emitSchedule(operation as never, whole.model)).toThrow(
    'The schedule of "/v1/cryptocurrency/listings/historical" must have days, then optionally hours.',
  );
});

test("the result of a query depends on the lookup and the currency", () => {
  const { contents = "" } = emitClient(whole, "Header.").find(({ path }) => path === "queries.ts") ?? {};
  expect(contents).toContain(
    `  "/v1/cryptocurrency/ohlcv/historical": { input: CryptocurrencyOhlcvHistoricalV1Input; result: Sent<Given> extends OneValueOfIdListSlugListSymbolList ? Envelope<OhlcvHistoricalIn<SymbolIn<CurrencyOf<Given, "USD">>>> : Sent<Given> extends SeveralValuesOf`,
  );
  expect(contents).toContain(
    '  "/v1/cryptocurrency/map": { input: CryptocurrencyMapV1Input; result: MapResponse };\n',
  );
});

describe("records in the selected currencies", () => {
  test("narrows a map, a list, and records that contain a map or a list", () => {
    const types = emitNarrowedTypes(findNarrowedTypes(whole.model), whole.model);
    expect(types).toContain("quote: QuotesIn<Symbol, Quote>;");
    expect(types).toContain("quote: QuoteV3In<Symbol>[];");
    expect(types).toContain("symbol: Symbol;");
    expect(types).toContain(
      "quote: { exchange_reported: MarketPairExchangeReported } & QuotesIn<Symbol, MarketPairQuote>;",
    );
    expect(types).toContain("periods: { [key: string]: PricePerformancePeriodIn<Symbol> };");
    expect(types).toContain("coins: CryptocurrencyIn<Symbol>[];");
  });

  test("narrows nothing without a currency parameter", () => {
    expect([...findNarrowedTypes(whole.model).keys()]).not.toContain("MapItem");
    expect([...findNarrowedTypes(whole.model).keys()]).not.toContain("DexPair");
  });
});

describe("rejects a contract without a possible type", () => {
  test("a response that is not an envelope", () => {
    const operation = {
      ...getOperation("cryptocurrencyMapV1"),
      success: { ...getOperation("cryptocurrencyMapV1").success, schema: "MapItem" },
    };
    expect(() => createOverloads(operation, whole.model, new Map())).toThrow(
      'The response of "cryptocurrencyMapV1" is not an object with "data" and "status".',
    );
  });

  test("several shapes without a constraint", () => {
    const operation = { ...getOperation("cryptocurrencyInfoV2"), constraints: [] };
    expect(() => createOverloads(operation, whole.model, new Map())).toThrow(
      "has no constraint on its lookups",
    );
  });

  test("pages without a list", () => {
    const operation = { ...getOperation("cryptocurrencyMultiplierV1") };
    const pagination = {
      start: "start",
      limit: "limit",
      end: "has-more",
      items: "/data/total_size",
    } as const;
    expect(() => itemType({ ...operation, pagination }, whole.model, new Map())).toThrow(
      'The pages of "cryptocurrencyMultiplierV1" have no list of records at "total_size".',
    );
  });

  test("a constraint with an unknown parameter", () => {
    const operation = {
      ...getOperation("cryptocurrencyMapV1"),
      constraints: [{ exactlyOneOf: ["id", "symbol"] }],
    };
    expect(() => createGroups(operation, { result: "" })).toThrow(
      '"cryptocurrencyMapV1" has no parameter "id".',
    );
  });
});

describe("text of the contract cannot become code", () => {
  let contract: ContractCopy;

  beforeEach(() => {
    contract = new ContractCopy();
  });
  afterEach(() => contract.remove());

  async function readOutlines(): Promise<object[]> {
    return emitClient(await loadContract({ root: contract.root }), "Header.").map(({ path, contents }) =>
      readOutline(path, contents),
    );
  }

  test.each([
    "*/ export const broken = 1; /*",
    "`open",
    "Says @deprecated here",
    "@deprecated",
    `"'\\\\\u2028`,
    `{@link x} \`\${x}\``,
  ])("%j", async (text) => {
    const before = await readOutlines();
    for (const path of ["components/schemas/MapItem.yaml", "components/parameters/Start.yaml"]) {
      const description =
        /description: .*/.exec(readFileSync(join(contract.folder, "spec", path), "utf8"))?.[0] ?? "";
      contract.edit(path, description, `description: ${JSON.stringify(text)}`);
    }
    contract.edit(
      "paths/v1/cryptocurrency/map.yaml",
      "  summary: ID map",
      `  summary: ${JSON.stringify(text)}`,
    );
    expect(await readOutlines()).toEqual(before);
  });
});

/** Returns the number of statements and the tag names of a file. */
function readOutline(path: string, contents: string): object {
  const file = ts.createSourceFile(path, contents, ts.ScriptTarget.Latest, true);
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) tags.push(tag.tagName.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, statements: file.statements.length, tags };
}

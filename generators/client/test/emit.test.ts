import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, loadContract } from "@market-data/generator-core";
import ts from "typescript";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ContractCopy } from "../../core/test/contract-copy.ts";
import { twinsOf, twinTypes } from "../src/conversion.ts";
import { emitClient } from "../src/emit.ts";
import { factsOf } from "../src/facts.ts";
import { groupsOf, itemType, shapesOf } from "../src/shapes.ts";

let whole: Contract;

beforeAll(async () => {
  whole = await loadContract();
});

function operationOf(operationId: string) {
  const operation = whole.model.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`There is no operation "${operationId}".`);
  return operation;
}

test("the same contract makes the same files", () => {
  expect(emitClient(whole, "Header.")).toEqual(emitClient(whole, "Header."));
});

test("each file begins with the header, and is TypeScript", () => {
  for (const { path, contents } of emitClient(whole, "Header.")) {
    expect(contents.startsWith("// Header.\n")).toBe(true);
    const { diagnostics } = ts.transpileModule(contents, { reportDiagnostics: true, fileName: path });
    expect(diagnostics).toEqual([]);
  }
});

const COIN = "CryptocurrencyIn<SymbolIn<Currency | CurrencyId>>";
const BARS = "OhlcvHistoricalIn<SymbolIn<Currency | CurrencyId>>";
const shapes = {
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
    `OnlyAnyOfSymbolListWithoutIdListSlugList: Envelope<Entries<${BARS}[]>>`,
    `Envelope<${BARS} | Entries<${BARS} | ${BARS}[]>>`,
  ],
};

test.each(Object.entries(shapes))("%s answers in the shapes of its arguments", (operationId, expected) => {
  const found = shapesOf(operationOf(operationId), whole.model, twinsOf(whole.model));
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

test.each(Object.entries(items))("pages of %s hold %s", (operationId, expected) => {
  expect(itemType(operationOf(operationId), whole.model, twinsOf(whole.model))).toBe(expected);
});

const facts = {
  cryptocurrencyAirdropV1: '{ parameters: "id!" }',
  cryptocurrencyCategoriesV1:
    '{ parameters: "start# limit# id#* slug* symbol*", items: "data", maximum: 5000 }',
  simplePriceV1:
    '{\n  parameters: "ids#*50! include_market_cap? include_volume_24h? include_percent_change_24h? include_last_updated?",\n}',
  partnersFcasQuotesLatestV1:
    '{ parameters: "partner/! id#* symbol*", constraints: "=id,symbol", deprecated: "" }',
  cryptocurrencyInfoV1:
    '{\n  parameters: "id#* slug* symbol* address skip_invalid? aux*",\n  constraints: "+id,slug,symbol",\n  deprecated: "cryptocurrencyInfoV2",\n}',
};

test.each(Object.entries(facts))("the runtime knows of %s what it must", (operationId, expected) => {
  expect(factsOf(operationOf(operationId))).toBe(expected);
});

describe("records in the chosen currencies", () => {
  test("a map, a list, and what holds them", () => {
    const types = twinTypes(twinsOf(whole.model), whole.model);
    expect(types).toContain("quote: QuotesIn<Symbol, Quote>;");
    expect(types).toContain("quote: QuoteV3In<Symbol>[];");
    expect(types).toContain("symbol: Symbol;");
    expect(types).toContain(
      "quote: { exchange_reported: MarketPairExchangeReported } & QuotesIn<Symbol, MarketPairQuote>;",
    );
    expect(types).toContain("periods: { [key: string]: PricePerformancePeriodIn<Symbol> };");
    expect(types).toContain("coins: CryptocurrencyIn<Symbol>[];");
  });

  test("none where callers choose no currency", () => {
    expect([...twinsOf(whole.model).keys()]).not.toContain("MapItem");
    expect([...twinsOf(whole.model).keys()]).not.toContain("DexPair");
  });
});

describe("what the types cannot follow is refused", () => {
  test("an answer that is no envelope", () => {
    const operation = {
      ...operationOf("cryptocurrencyMapV1"),
      success: { ...operationOf("cryptocurrencyMapV1").success, schema: "MapItem" },
    };
    expect(() => shapesOf(operation, whole.model, new Map())).toThrow(
      'The answer of "cryptocurrencyMapV1" is not an object of "data" and "status".',
    );
  });

  test("several shapes without a constraint that tells them apart", () => {
    const operation = { ...operationOf("cryptocurrencyInfoV2"), constraints: [] };
    expect(() => shapesOf(operation, whole.model, new Map())).toThrow(
      "has no constraint over what it is asked for",
    );
  });

  test("pages that hold no list", () => {
    const operation = { ...operationOf("cryptocurrencyMultiplierV1") };
    const pagination = {
      start: "start",
      limit: "limit",
      end: "has-more",
      items: "/data/total_size",
    } as const;
    expect(() => itemType({ ...operation, pagination }, whole.model, new Map())).toThrow(
      'The pages of "cryptocurrencyMultiplierV1" hold no list of records at "total_size".',
    );
  });

  test("a constraint over a parameter that is not there", () => {
    const operation = {
      ...operationOf("cryptocurrencyMapV1"),
      constraints: [{ exactlyOneOf: ["id", "symbol"] }],
    };
    expect(() => groupsOf(operation, { result: "" })).toThrow('"cryptocurrencyMapV1" has no parameter "id".');
  });
});

describe("words of the contract stay words", () => {
  let contract: ContractCopy;

  beforeEach(() => {
    contract = new ContractCopy();
  });
  afterEach(() => contract.remove());

  async function shapesOfFiles(): Promise<object[]> {
    return emitClient(await loadContract({ root: contract.root }), "Header.").map(({ path, contents }) =>
      shapeOf(path, contents),
    );
  }

  test.each([
    "*/ export const broken = 1; /*",
    "`open",
    "Says @deprecated here",
    "@deprecated",
    `"'\\\\\u2028`,
    `{@link x} \`\${x}\``,
  ])("%j", async (words) => {
    const before = await shapesOfFiles();
    for (const path of ["components/schemas/MapItem.yaml", "components/parameters/Start.yaml"]) {
      const description =
        /description: .*/.exec(readFileSync(join(contract.folder, "spec", path), "utf8"))?.[0] ?? "";
      contract.edit(path, description, `description: ${JSON.stringify(words)}`);
    }
    contract.edit(
      "paths/v1/cryptocurrency/map.yaml",
      "  summary: ID map",
      `  summary: ${JSON.stringify(words)}`,
    );
    expect(await shapesOfFiles()).toEqual(before);
  });
});

/** How many statements a file has, and the names of the tags in it. */
function shapeOf(path: string, contents: string): object {
  const file = ts.createSourceFile(path, contents, ts.ScriptTarget.Latest, true);
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) tags.push(tag.tagName.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, statements: file.statements.length, tags };
}

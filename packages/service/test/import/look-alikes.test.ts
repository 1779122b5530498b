import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeConfusables } from "../../scripts/write-confusables.ts";
import { findLookAlike, isRequestable, makeSymbol } from "../../src/import/symbols.ts";
import { backends } from "../support/backends.ts";
import { importLines } from "../support/import-lines.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const REAL = ["BTC", "ETH", "USD", "USDT"];

/** Look-alikes and their imitated symbols. */
const VARIANTS: readonly (readonly [kind: string, symbol: string, looksLike: string])[] = [
  ["a Cyrillic letter", "USD\u0422", "USDT"],
  ["a Cyrillic small letter", "usd\u0442", "USDT"],
  ["Cyrillic letters alone", "\u0415\u0422\u041d", "ETH"],
  ["a Cyrillic letter in the middle", "U\u0405D", "USD"],
  ["a Greek letter", "\u0392TC", "BTC"],
  ["Greek letters alone", "\u0395\u03a4\u0397", "ETH"],
  ["a Greek lunate sigma", "BT\u03f9", "BTC"],
  ["a Greek xi", "\u039eTH", "ETH"],
  ["full width", "\uff22\uff34\uff23", "BTC"],
  ["a letter of full width", "USD\uff34", "USDT"],
  ["small letters of full width", "\uff42\uff54\uff43", "BTC"],
  ["mathematical bold", "\u{1d401}\u{1d413}\u{1d402}", "BTC"],
  ["mathematical monospace", "\u{1d684}\u{1d682}\u{1d673}", "USD"],
  ["mathematical fraktur", "\u{1d508}\u{1d517}\u210c", "ETH"],
  ["small capitals", "\u0299\u1d1b\u1d04", "BTC"],
  ["a Latin small capital", "us\u1d05", "USD"],
  ["superscript", "BT\u1d9c", "BTC"],
  ["circled letters", "\u24b7\u24c9\u24b8", "BTC"],
  ["white letters in black circles", "\u{1f151}\u{1f163}\u{1f152}", "BTC"],
  ["emoji of letters", "\u{1f171}TC", "BTC"],
  ["letters of flags", "\u{1f1e7}\u{1f1f9}\u{1f1e8}", "BTC"],
  ["an emoji in front", "\u{1f680}BTC", "BTC"],
  ["an emoji with a variation selector at the end", "ETH\u2764\ufe0f", "ETH"],
  ["a keycap", "BTC\u20e3", "BTC"],
  ["a combining mark", "B\u0308TC", "BTC"],
  ["a letter composed with a mark", "\u1e02TC", "BTC"],
  ["an overlaid stroke", "B\u0335TC", "BTC"],
  ["a letter with a stroke", "\u0243TC", "BTC"],
  ["the bitcoin sign", "\u20bfTC", "BTC"],
  ["the tugrik sign", "USD\u20ae", "USDT"],
  ["a zero-width space", "B\u200bTC", "BTC"],
  ["a zero-width joiner", "U\u200dSD", "USD"],
  ["a byte order mark at the end", "BTC\ufeff", "BTC"],
  ["a soft hyphen", "E\u00adTH", "ETH"],
  ["a change of direction", "\u202eBTC", "BTC"],
  ["a tag", "BTC\u{e0061}", "BTC"],
  ["a Hangul filler", "USD\u3164", "USD"],
  ["a long s, whose capital is S", "U\u017fD", "UFD"],
  ["a long s in small letters", "u\u017fdt", "UFDT"],
  ["a Cherokee letter", "\u13f4TC", "BTC"],
  ["a Lisu letter", "\ua4d0TC", "BTC"],
  ["a trade mark", "BTC\u2122", "BTCTM"],
  ["a middle dot", "BTC\u00b7", "BTC"],
];

/** Symbols that imitate no other symbol. */
const OTHERS: readonly (readonly [symbol: string, name: string, expected: string])[] = [
  ["$PEPE", "Pepe", "$PEPE"],
  ["$", "Money", "$"],
  ["1INCH", "1inch", "1INCH"],
  ["C98", "Coin98", "C98"],
  ["USDC.e", "Bridged USDC", "USDC-E"],
  ["usd+", "USD+", "USDPLUS"],
  ["币安人生", "Binance Life", "BINANCE-LIFE"],
  ["币安BTC", "Some Coin", "SOME-COIN"],
  ["柴犬", "Shiba", "ASSET-7"],
  ["BTC币", "BTC", "ASSET-7"],
  ["ペペ", "ペペ", "ASSET-7"],
  ["РУБЖ", "Digital Rouble", "DIGITAL-ROUBLE"],
  ["비트코인", "Bit Coin", "BIT-COIN"],
  ["⚗️", "Alchemist on xDai", "ALCHEMIST-ON-XDAI"],
  ["🚀🚀", "Rocket", "ASSET-7"],
  ["!", "Some Token", "SOME-TOKEN"],
];

/** Characters that decorate ASCII text. */
const INVISIBLE = fc.constantFrom(
  "\u200b",
  "\u200c",
  "\u2060",
  "\u0301",
  "\u0336",
  "\ufe0f",
  "\u{1f525}",
  "\u{e0020}",
);

describe("symbols", () => {
  test.each(VARIANTS)("%s: %s looks like %s", (_, symbol, looksLike) => {
    expect(findLookAlike(symbol)).toBe(looksLike);
    expect(makeSymbol(symbol, looksLike, 7)).toBe("ASSET-7");
  });

  test.each(OTHERS)("%s of %s imitates no symbol and becomes %s", (symbol, name, expected) => {
    expect(findLookAlike(symbol)).toBeUndefined();
    expect(makeSymbol(symbol, name, 7)).toBe(expected);
  });

  test.each(["BTC!", "(BTC)", "_BTC_", "B.TC", "BTC ", "'BTC'", "BTC,", "*ETH*", "USD.", "/USD"])(
    "a symbol with an unsupported character never becomes a real symbol: %s",
    (symbol) => {
      expect(REAL).not.toContain(makeSymbol(symbol, "BTC", 7));
    },
  );

  test("a decorated symbol never becomes the imitated symbol", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REAL), INVISIBLE, fc.nat(4), (real, extra, place) => {
        const symbol = real.slice(0, place) + extra + real.slice(place);
        expect([findLookAlike(symbol), makeSymbol(symbol, real, 7)]).toEqual([real, "ASSET-7"]);
      }),
    );
  });

  test("a stored symbol without a hyphen equals the source's symbol in capitals", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
        fc.string(),
        (symbol, name) => {
          const made = makeSymbol(symbol, name, 7);
          expect(isRequestable(made)).toBe(true);
          const isReal = /^[A-Z0-9$@]+$/.test(made);
          if (isReal) expect(made).toBe(symbol.replaceAll("+", "PLUS").toUpperCase());
        },
      ),
    );
  });
});

test("the script reproduces the table of look-alike letters", () => {
  const file = new URL("../../src/generated/confusables.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(writeConfusables());
});

describe.each(backends)("into $name", (backend) => {
  test("look-alikes in assets.csv never become real symbols, and are reported with their lines", async () => {
    await using market = new TemporaryMarket(backend);
    const rows = VARIANTS.slice(0, 40).map(
      ([, symbol, name], index) => `${index},${symbol}${name},${symbol}`,
    );
    const { results, snapshot } = await importLines(market, {
      "assets.csv": ["key,name,symbol", ...rows, "real,Bitcoin,BTC"],
    });
    expect(snapshot.index.assetsBySymbol.get("BTC")?.map(({ name }) => name)).toEqual(["Bitcoin"]);
    for (const symbol of REAL.slice(1)) expect(snapshot.index.assetsBySymbol.has(symbol)).toBe(false);
    const names = [...snapshot.assets.values()].map(({ name }) => name);
    expect(names).toEqual([
      ...VARIANTS.slice(0, 40).map(([, symbol, name]) => `${symbol}${name}`),
      "Bitcoin",
    ]);
    const { listed } = results[0]?.lookAlikes ?? { listed: [] };
    expect(listed.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
    expect(listed[0]?.text).toBe('the symbol "USD\\u{422}" looks like USDT: it is stored as ASSET-100001');
  });

  test.each([
    [
      "tokens.csv",
      [
        "chain_id,chain,address,symbol,name,decimals,gecko_id",
        "1,ethereum,0xabcdef0000000000000000000000000000000001,USD\u0422,Tether,18,",
      ],
    ],
    [
      "registry.csv",
      ["chain,symbol,name,gecko_id,type,logo,website,x,description", "osmosis,USD\u0422,Tether,,cosmos,,,,"],
    ],
    ["icons.json", ['[{"symbol":"USD\u0422","name":"Tether","color":"#fff"}]']],
    ["prices.csv", ["asset,date,price_usd,market_cap_usd,supply_current", "usd\u0442,2026-01-14,1,,"]],
    [
      "lean.csv",
      [
        "exchange,symbol,name,quote,min_price_step,lot,exchange_symbol",
        "ftx,BTCUSD\u0422,BTC-Tether,USD\u0422,1,1,BTCUSD\u0422",
      ],
    ],
    [
      "lean.csv",
      [
        "exchange,symbol,name,quote,min_price_step,lot,exchange_symbol",
        "ftx,USD\u0422BTC,Tether-BTC,BTC,1,1,USD\u0422BTC",
      ],
    ],
  ])("look-alikes in %s never become real symbols", async (file, lines) => {
    await using market = new TemporaryMarket(backend);
    const { results, snapshot } = await importLines(market, { [file]: lines });
    const { assetsBySymbol, fiatBySymbol } = snapshot.index;
    expect([assetsBySymbol.has("USDT"), fiatBySymbol.has("USDT"), assetsBySymbol.has("USD")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(results[0]?.lookAlikes.listed).toMatchObject([
      {
        line: file === "icons.json" ? 1 : 2,
        text: expect.stringMatching(/ looks like USDT: it is stored as ASSET-\d+$/),
      },
    ]);
  });

  test("keeps symbols of exchanges and reports look-alikes", async () => {
    await using market = new TemporaryMarket(backend);
    const { results, snapshot } = await importLines(market, {
      "assets.csv": ["key,name,symbol", "a,Example,EXA", "b,Other,OTH"],
      "exchanges.csv": ["key,name", "ex,Example Exchange"],
      "pairs.csv": [
        "key,exchange,base,base_symbol,quote,quote_symbol,last_updated",
        `p,ex,a,\u0392TC,b,USD\u0422,${NOW / 1000}`,
      ],
    });
    const [pair] = snapshot.pairs;
    expect([pair?.base.exchangeSymbol, pair?.quote.exchangeSymbol]).toEqual(["\u0392TC", "USD\u0422"]);
    const reported = results.find(({ format }) => format === "pairs")?.lookAlikes.listed;
    expect(reported?.map(({ text }) => text)).toEqual([
      'the symbol "\\u{392}TC" looks like BTC: it stays as it is',
      'the symbol "USD\\u{422}" looks like USDT: it stays as it is',
    ]);
  });

  test("keeps symbols of pool tokens and reports look-alikes", async () => {
    await using market = new TemporaryMarket(backend);
    const { results, snapshot } = await importLines(market, {
      "dex-networks.csv": ["key,name,slug", "net,Example Net,example-net"],
      "dex-exchanges.csv": ["key,name,slug,type,last_updated", `swap,Swap,swap,Swap,${NOW / 1000}`],
      "dex-pairs.csv": [
        "contract_address,network,dex,name,base_name,base_symbol,base_address,quote_name,quote_symbol,quote_address,created_at,last_updated,price,price_by_quote_asset",
        `0x1,net,swap,A/B,A,usd\u0442,0xA,B,$WEN,0xB,${NOW / 1000},${NOW / 1000},1,1`,
      ],
    });
    expect(snapshot.dexPairs.map(({ base, quote }) => [base.symbol, quote.symbol])).toEqual([
      ["USD\u0442", "$WEN"],
    ]);
    expect(results.at(-1)?.lookAlikes.listed.map(({ text }) => text)).toEqual([
      'the symbol "USD\\u{442}" looks like USDT: it stays as it is',
    ]);
  });

  test("lists the first look-alikes of a file and counts the rest", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, {
      "assets.csv": [
        "key,name,symbol",
        ...Array.from({ length: 60 }, (_, index) => `${index},A ${index},X\u0422${index}`),
      ],
    });
    expect([results[0]?.lookAlikes.listed.length, results[0]?.lookAlikes.others]).toEqual([50, 10]);
  });
});

import { type QuickInfo, quickInfo, UserProject } from "@market-data/test-helpers/packed";
import ts from "typescript";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Compilers and packing take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PROGRAM = `import { createClient, createMarketData, cryptocurrencyMapV1 } from "@market-data/client";
const api = createMarketData({ baseUrl: "https://api.example.com" });
export const map = api.cryptocurrency.map({ listing_status: "active" });
export const listed = api.v1.cryptocurrency.listings.latest({ convert: ["USD", "EUR"] });
export const bars = api.cryptocurrency.ohlcv.historical({ id: 1 });
export const old = api.v1.cryptocurrency.info({ id: 1 });
export const gone = api.tools.priceConversion({ amount: 1, id: 1 });
export const legacy = api.v2.cryptocurrency.quotes.historical({ id: 1 });
export const one = cryptocurrencyMapV1(createClient({ baseUrl: "https://api.example.com" }));
export const euros = listed.then(({ data }) => data[0]?.quote.EUR);
`;
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  strict: true,
  types: [],
};

let project: UserProject;
let file: string;

beforeAll(() => {
  project = new UserProject("client", "types");
  file = project.write("editor.ts", PROGRAM);
});
afterAll(() => project.remove());

const at = (mark: string): QuickInfo => quickInfo(file, mark, options);

test("a plain method: its parameters, its answer, and what the contract knows", () => {
  const { code, text, tags } = at("map({");
  expect(code).toBe(
    "(property) map: CryptocurrencyMapV1Method\n(parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions) => ApiPromise<MapResponse>",
  );
  expect(text).toContain("ID map: `GET /v1/cryptocurrency/map`");
  expect(text).toContain("- Needs no key.\n- Costs no credits.\n- An answer stands for 30 seconds.");
  expect(tags["example"]).toEqual(["await api.cryptocurrency.map({ limit: 3 });"]);
});

test("a function", () => {
  const { code, tags } = at("cryptocurrencyMapV1(");
  expect(code).toContain(
    "(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions)",
  );
  expect(tags["example"]).toEqual(["await cryptocurrencyMapV1(client, { limit: 3 });"]);
});

test("a call in two currencies", () => {
  expect(at("latest({").code).toContain(
    'ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<readonly ["USD", "EUR"]>>[]>>',
  );
  expect(at("EUR);").code).toMatch(/^\(property\) EUR: /);
});

test("a call in the shape that its arguments ask for", () => {
  expect(at("historical({").code).toContain('ApiPromise<Envelope<OhlcvHistoricalIn<"USD">>>');
});

test("a parameter's meaning, default and example", () => {
  const { code, tags } = at("listing_status");
  expect(code).toBe(
    '(property) CryptocurrencyMapV1Parameters.listing_status?: List<"active" | "inactive" | "untracked"> | undefined',
  );
  expect(tags["default"]).toEqual(['["active"]']);
});

test("what replaces a deprecated method, or that nothing does", () => {
  expect(at("info({").tags["deprecated"]?.[0]).toMatch(/^Use `api\.cryptocurrency\.info`\./);
  expect(at("priceConversion({").tags["deprecated"]?.[0]).not.toContain("api.");
});

test("a legacy method as legacy, not as deprecated", () => {
  const { text, tags } = quickInfo(file, "historical({ id: 1 });\nexport const one", options);
  expect(text).toContain("- Legacy: ");
  expect(tags).not.toHaveProperty("deprecated");
});

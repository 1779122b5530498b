// The packed package in a user's project: compilation, type instantiations and editor texts.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Complaint,
  compilers,
  Editor,
  InstantiationCounter,
  UserProject,
} from "@market-data/test-helpers/packed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inputCalls, noCall, noPathCall, pathCalls, plainCalls, typedCalls } from "./support/calls.ts";
import { exampleCalls } from "./support/every-operation.ts";

const here = fileURLToPath(new URL("types", import.meta.url));

let project: UserProject;

beforeAll(() => {
  project = new UserProject("client", "types");
  project.copy(join(here, "right"), "src/right");
  project.copy(join(here, "wrong"), "src/wrong");
});
afterAll(() => project.remove());

describe("valid programs compile, and invalid programs do not", () => {
  /**
   * The expected errors, from comments at the end of the lines of the invalid programs: `// TS2345 or TS2741: ending`.
   * The last line of the message must have this ending. With `only`, the message must consist of the ending.
   */
  const expected = readdirSync(join(here, "wrong")).flatMap((file) =>
    readFileSync(join(here, "wrong", file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const [, codes, ending = ""] = /\/\/ (TS\d+(?: or TS\d+)?)(?:: (.*))?$/.exec(line) ?? [];
        const place = `src/wrong/${file}:${index + 1}`;
        return codes === undefined ? [] : [{ place, codes: codes.split(" or "), ending }];
      }),
  );

  /** Converts an error to the notation of the programs, because compilers differ in codes and texts. */
  function toExpectedForm({ file, line, code, text }: Complaint): object {
    const place = `${file}:${line}`;
    const { codes = [], ending = "" } = expected.find((each) => each.place === place) ?? {};
    // Compilers print nested intersections with and without brackets.
    const message = `only ${text}`.replaceAll(/[()]/g, "");
    const last = message.slice(message.lastIndexOf("\n") + 1);
    const isAsStated = last.endsWith(ending) && (!ending.startsWith("only ") || last === ending);
    return { place, codes: codes.includes(code) ? codes : [code], ending: isAsStated ? ending : text };
  }

  const cases = compilers.flatMap((compiler) =>
    [true, false].map((exactOptionalPropertyTypes) => ({ compiler, exactOptionalPropertyTypes })),
  );

  test.each(cases)(
    "$compiler, exactOptionalPropertyTypes $exactOptionalPropertyTypes",
    ({ compiler, exactOptionalPropertyTypes }) => {
      expect(project.check(compiler, "src", { exactOptionalPropertyTypes }).map(toExpectedForm)).toEqual(
        expected,
      );
    },
  );
});

test.each([
  ["an ES module", "validate.mjs", (names: string, from: string) => `import ${names} from "${from}";`],
  ["CommonJS", "validate.cjs", (names: string, from: string) => `const ${names} = require("${from}");`],
])("validate runs as %s", (_, file, load) => {
  const program = `${load("{ createMarketData }", "@market-data/client")}
${load("{ ValidationError, validate }", "@market-data/client/validate")}
const use = [validate({ mode: "throw" })];
const fetch = async () => Response.json({ data: [], status: 1 });
createMarketData({ baseUrl: "https://api.example.com", fetch, use }).cryptocurrency.map().catch((error) => {
  console.log(error instanceof ValidationError, error.message);
});`;
  const output = execFileSync(process.execPath, [project.write(file, program)], { encoding: "utf8" });
  expect(output).toBe("true cryptocurrencyMapV1: /status must be object (request without id)\n");
});

test.each(compilers)("the inputs of every operation can be extended, spread and sent: %s", (compiler) => {
  project.write("inputs/calls.ts", inputCalls);
  expect(project.check(compiler, "inputs")).toEqual([]);
});

describe("type instantiations", () => {
  /**
   * Type instantiations per request, as counted by TypeScript 5.9 without those of an empty file. The counts are equal
   * on every machine. The tests allow 5 % more. Raise a value only if the change is worth slower editors.
   */
  const MEASURED = { plainCall: 28, typedCall: 33 };
  const getLimit = (perRequest: number) => Math.floor(perRequest * exampleCalls.length * 1.05);
  const limits = {
    noCall: 40,
    plainCalls: getLimit(MEASURED.plainCall),
    typedCalls: getLimit(MEASURED.typedCall),
  };

  const counter = new InstantiationCounter();
  const count = (program: string) => counter.count(project.write("calls.ts", program));

  test("stay below the limit for a client without a request", () => {
    expect(count("export {};\n")).toBe(0);
    expect(count(noCall)).toBeLessThanOrEqual(limits.noCall);
  });

  test("stay below the limit for one request per operation", () => {
    expect(count(plainCalls)).toBeLessThanOrEqual(limits.plainCalls);
  });

  test("stay below the limit for one request per operation in two currencies, with a read value", () => {
    expect(count(typedCalls)).toBeLessThanOrEqual(limits.typedCalls);
  });

  test("are more than ten times as many in the path-level client", () => {
    const paths = count(pathCalls) - count(noPathCall);
    expect(paths).toBeGreaterThan(10 * limits.typedCalls);
  });
});

describe("an editor shows", () => {
  const PROGRAM = `import { createClient, createMarketData, cryptocurrencyMapV1 } from "@market-data/client";
const api = createMarketData({ baseUrl: "https://api.example.com" });
export const map = api.cryptocurrency.map({ listing_status: "active" });
export const listed = api.v1.cryptocurrency.listings.latest({ convert: ["USD", "EUR"] });
export const bars = api.cryptocurrency.ohlcv.historical({ id: 1 });
export const old = api.v1.cryptocurrency.info({ id: 1 });
export const gone = api.dex.networks.list({ limit: 1 });
export const legacy = api.v2.cryptocurrency.quotes.historical({ id: 1 });
export const one = cryptocurrencyMapV1(createClient({ baseUrl: "https://api.example.com" }));
export const euros = listed.then(({ data }) => data[0]?.quote.EUR);
`;
  let editor: Editor;
  beforeAll(() => {
    editor = new Editor(project.write("editor.ts", PROGRAM));
  });
  const at = (mark: string) => editor.pointAt(mark);

  test("the parameters, the result and the facts of a method", () => {
    const { code, text, tags } = at("map({");
    expect(code).toBe(
      "(property) map: CryptocurrencyMapV1Method\n(parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions) => ApiPromise<MapResponse>",
    );
    expect(text).toContain("List cryptocurrency IDs: `GET /v1/cryptocurrency/map`");
    expect(text).toContain(
      "- No API key required.\n- Costs no credits.\n- Responses are cached for 30 seconds.",
    );
    expect(tags["example"]).toEqual(["await api.cryptocurrency.map({ limit: 3 });"]);
  });

  test("the signature of a function", () => {
    const { code, tags } = at("cryptocurrencyMapV1(");
    expect(code).toContain(
      "(client: Client, parameters?: CryptocurrencyMapV1Parameters, options?: CallOptions)",
    );
    expect(tags["example"]).toEqual(["await cryptocurrencyMapV1(client, { limit: 3 });"]);
  });

  test("the result type of a request in two currencies", () => {
    expect(at("latest({").code).toContain(
      'ApiPromise<Envelope<CryptocurrencyIn<SymbolIn<readonly ["USD", "EUR"]>>[]>>',
    );
    expect(at("EUR);").code).toMatch(/^\(property\) EUR: /);
  });

  test("the overload for the given arguments", () => {
    expect(at("historical({").code).toContain('ApiPromise<Envelope<OhlcvHistoricalIn<"USD">>>');
  });

  test("the description, default and example of a parameter", () => {
    const { code, tags } = at("listing_status");
    expect(code).toBe(
      '(property) CryptocurrencyMapV1Parameters.listing_status?: List<"active" | "inactive" | "untracked"> | undefined',
    );
    expect(tags["default"]).toEqual(['["active"]']);
  });

  test("the replacement of a deprecated method, if any", () => {
    expect(at("info({").tags["deprecated"]?.[0]).toMatch(/^Use `api\.cryptocurrency\.info`\./);
    expect(at("list({").tags["deprecated"]?.[0]).not.toContain("api.");
  });

  test("a legacy method as legacy, not as deprecated", () => {
    const { text, tags } = at("historical({ id: 1 });\nexport const one");
    expect(text).toContain("- Legacy: ");
    expect(tags).not.toHaveProperty("deprecated");
  });
});

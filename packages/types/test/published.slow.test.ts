import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract, type Model } from "@market-data/generator-core";
import { type Complaint, compilers, Editor, UserProject } from "@market-data/test-helpers/packed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyOperation, everyRecord, everyValidator } from "./support/every-operation.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const readme = readFileSync(join(here, "../README.md"), "utf8");

let project: UserProject;
let model: Model;

beforeAll(async () => {
  ({ model } = await loadContract());
  project = new UserProject("types");
  project.copy(join(here, "consumers"), "src/consumers");
  project.copy(join(here, "wrong"), "src/wrong");
  project.write("src/operations.ts", everyOperation(model));
  project.write("src/records.ts", everyRecord(model));
  project.write("src/validators.ts", everyValidator(model));
  for (const [index, program] of programs(readme).entries()) project.write(`src/readme-${index}.ts`, program);
});
afterAll(() => project.remove());

/** The TypeScript programs in a Markdown text. */
function programs(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, program = ""]) => program);
}

/** The expected errors: the comments at the line ends of the invalid programs. */
function expectedComplaints(): Omit<Complaint, "text">[] {
  return readdirSync(join(here, "wrong")).flatMap((file) =>
    readFileSync(join(here, "wrong", file), "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const code = /\/\/ (TS\d+)$/.exec(text)?.[1];
        return code === undefined ? [] : [{ file: `src/wrong/${file}`, line: index + 1, code }];
      }),
  );
}

/** Module resolutions of users' compilers. */
const resolutions = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
};
const cases = compilers.flatMap((compiler) =>
  Object.entries(resolutions).map(([resolution, options]) => ({ compiler, resolution, options })),
);

test.each(cases)(
  "$compiler, $resolution: valid programs compile, invalid programs do not",
  ({ compiler, options }) => {
    const strictest = { ...options, exactOptionalPropertyTypes: true, resolveJsonModule: true };
    const complaints = project.check(compiler, "src", strictest).map(({ text: _, ...place }) => place);
    expect(complaints).toEqual(expectedComplaints());
  },
);

test("the README shows programs", () => {
  expect(programs(readme).length).toBeGreaterThan(1);
});

test.each([
  ["an ES module", "validators.mjs", 'import { Quote, strict } from "@market-data/types/validators";'],
  ["CommonJS", "validators.cjs", 'const { Quote, strict } = require("@market-data/types/validators");'],
])("the validators run as %s", (_, file, load) => {
  const program = `${load}
console.log(JSON.stringify(strict(Quote)["~standard"].validate({ price: "1" }).issues[0]));`;
  const output = execFileSync(process.execPath, [project.write(file, program)], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({ message: "must be number", path: ["price"], pointer: "/price" });
});

test("the package contains only declarations, schemas and code of the validators", () => {
  const files = globSync("**/*.*", { cwd: project.installed("types") });
  const others = files.filter((file) => !/\.d\.ts$|\.json$|^README\.md$/.test(file));
  const code = [
    "generated/openapi",
    "generated/operations",
    "generated/records",
    "generated/validators",
    "index",
  ];
  const compiled = [...code, "validation", "validators"].map((name) => `${name}.js`);
  expect(others.sort()).toEqual(
    ["cjs/dist", "dist"].flatMap((build) => compiled.map((file) => join(build, file))),
  );
  expect(files).toContain(join("dist", "index.d.ts"));
});

test("the package has no dependencies", () => {
  const manifest = JSON.parse(
    readFileSync(join(project.installed("types"), "package.json"), "utf8"),
  ) as object;
  expect(manifest).not.toHaveProperty("dependencies");
  expect(manifest).not.toHaveProperty("peerDependencies");
});

describe("an editor shows", () => {
  const program = `import type * as api from "@market-data/types";
import type { CryptocurrencyInfoV1Result, CryptocurrencyMultiplierV1Parameters, Quote } from "@market-data/types";
declare const quote: Quote;
quote.volume_24h;
declare const map: api.CryptocurrencyMapV1Parameters;
map.listing_status;
export type Old = CryptocurrencyInfoV1Result;
export type Score = api.PartnersFcasListingsLatestV1Result;
export type Legacy = CryptocurrencyMultiplierV1Parameters;
export type Limited = api.CryptocurrencyListingsHistoricalV1Parameters;
declare const paths: api.paths["/v1/cryptocurrency/quotes/latest"];
paths.get;
`;
  let editor: Editor;
  beforeAll(() => {
    editor = new Editor(project.write("editor.ts", program));
  });
  const at = (mark: string) => editor.pointAt(mark);

  test("a record's description", () => {
    expect(at("Quote;").text).toBe(model.records.get("Quote")?.description);
  });

  test("a property's description and example", () => {
    const { code, text, tags } = at("volume_24h");
    expect(code).toBe("(property) volume_24h: number | null");
    expect(text).toMatch(/volume over the last 24 hours/i);
    expect(tags["example"]).toHaveLength(1);
  });

  test("the values and the default of a parameter", () => {
    const { code, tags } = at("listing_status");
    expect(code).toContain('("active" | "inactive" | "untracked")[] | undefined');
    expect(tags["default"]).toEqual(['["active"]']);
  });

  test("plans with their history, credits and cache", () => {
    const { text } = at("CryptocurrencyListingsHistoricalV1Parameters");
    expect(text).toContain("`GET /v1/cryptocurrency/listings/historical`");
    expect(text).toContain("Hobbyist (1 month back)");
    expect(text).toContain("Costs 1 credit for each 100 cryptocurrencies returned, rounded up");
    expect(text).toContain("The record of a UTC day is available 30 minutes after its end.");
  });

  test("the replacement of a deprecated operation", () => {
    expect(at("CryptocurrencyInfoV1Result;").tags["deprecated"]).toEqual([
      "Use `CryptocurrencyInfoV2Result` of `GET /v2/cryptocurrency/info`.",
    ]);
    expect(at("get;").tags["deprecated"]?.[0]).toContain("Use `GET /v3/cryptocurrency/quotes/latest`.");
  });

  test("the reason for a missing replacement", () => {
    expect(at("PartnersFcasListingsLatestV1Result").tags["deprecated"]?.[0]).toMatch(/no replacement/i);
  });

  test("a legacy operation as legacy, not as deprecated", () => {
    const { text, tags } = at("CryptocurrencyMultiplierV1Parameters;");
    expect(text).toContain("- Legacy: ");
    expect(tags).not.toHaveProperty("deprecated");
  });
});

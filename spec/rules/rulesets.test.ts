import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadSpectral } from "../lint/spectral.ts";
import { rules, sourceRules } from "./index.ts";
import { latest, paged, type Sample, sampleContract } from "./support/testing.ts";

describe("the rules", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts"));
  const names = files
    .filter((file) => !file.endsWith(".test.ts") && file !== "index.ts")
    .map((file) => file.slice(0, -3));

  it("are each in the file of its name, and listed", () => {
    expect(Object.keys({ ...rules, ...sourceRules }).sort()).toEqual(names.sort());
  });

  it.each(names)("%s has a table of tests", (name) => {
    expect(existsSync(new URL(`./${name}.test.ts`, import.meta.url))).toBe(true);
  });

  it("are each in the table of the README, in the words of the rule", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const rows = Object.entries({ ...rules, ...sourceRules }).map(
      ([name, rule]) => `| \`${name}\` | ${rule.description} |`,
    );
    expect(readme.match(/^\| `[a-z-]+` \| [A-Zx].*\.* \|$/gm)).toEqual(rows);
  });
});

describe("the ruleset of Spectral", () => {
  const runSpectral = loadSpectral();

  async function getNames(document: Sample) {
    return (await runSpectral(document)).map(({ rule }) => rule);
  }

  it("lets the sample pass", async () => {
    expect(await runSpectral(sampleContract())).toEqual([]);
  });

  it("has OpenAPI's own schema on", async () => {
    const broken = sampleContract((document) => {
      latest(document).operationid = "misspelt";
    });
    expect(await getNames(broken)).toContain("oas3-schema");
  });

  const [restricted, rejected] = [
    "owasp:api2:2023-read-restricted",
    "owasp:api8:2023-define-error-responses-401",
  ];
  it.each<{ operation: string; change: (document: Sample) => void; found: string[] }>([
    {
      operation: "is open to everybody",
      change: (document) => Object.assign(paged(document), { security: [] }),
      found: [],
    },
    { operation: "requires a key", change: () => {}, found: [rejected] },
    {
      operation: "does not say who may call it",
      change: (document) => delete document.security,
      found: [restricted, rejected],
    },
  ])("asks an operation that $operation, and has no 401, for what it lacks", async ({ change, found }) => {
    const names = await getNames(
      sampleContract((document) => {
        delete paged(document).responses["401"];
        change(document);
      }),
    );
    expect([restricted, rejected].filter((name) => names.includes(name))).toEqual(found);
  });

  it("makes its exceptions in their places alone", async () => {
    /** The findings in a contract with a parameter of the name of an exception. */
    async function found(component: string) {
      return getNames(
        sampleContract(({ components, paths }) => {
          const list = { ...components.parameters.SymbolList, name: "token_address" };
          components.parameters[component] = list;
          paths["/v1/coins"].get.parameters.push({ $ref: `#/components/parameters/${component}` });
        }),
      );
    }
    expect(await found("TokenAddressList")).not.toContain("owasp:api2:2023-no-credentials-in-url");
    expect(await found("OtherList")).toContain("owasp:api2:2023-no-credentials-in-url");
  });
});

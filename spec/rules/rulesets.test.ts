import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadSpectral } from "../lint/spectral.ts";
import { rules, sourceRules } from "./index.ts";
import { latest, type Sample, sampleContract } from "./support/testing.ts";

describe("the rules", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts"));
  const names = files
    .filter((file) => !file.endsWith(".test.ts") && file !== "index.ts")
    .map((file) => file.slice(0, -3));

  it("have one file per rule, and every rule is listed", () => {
    expect(Object.keys({ ...rules, ...sourceRules }).sort()).toEqual(names.sort());
  });

  it.each(names)("%s has a table of tests", (name) => {
    expect(existsSync(new URL(`./${name}.test.ts`, import.meta.url))).toBe(true);
  });

  it("are in the table of the README with the same description", () => {
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

  it("accepts the sample", async () => {
    expect(await runSpectral(sampleContract())).toEqual([]);
  });

  it("checks the schema of OpenAPI", async () => {
    const broken = sampleContract((document) => {
      latest(document).operationid = "misspelt";
    });
    expect(await getNames(broken)).toContain("oas3-schema");
  });

  it("includes the rules of OWASP", async () => {
    const names = await getNames(
      sampleContract((document) => {
        document.servers[0].url = "http://example.com";
        delete document.components.responses.TooManyRequests.headers["Retry-After"];
      }),
    );
    expect(names).toContain("owasp:api8:2023-no-server-http");
    expect(names).toContain("owasp:api4:2023-rate-limit-retry-after");
  });

  it("applies exceptions only at their locations", async () => {
    /** Returns the findings of a contract with a parameter named as in an exception. */
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

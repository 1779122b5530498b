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

  it("makes its exceptions in their places alone", async () => {
    /** The findings in a contract whose one operation takes no key. */
    async function found(url: string) {
      const document = sampleContract((changed) => {
        changed.paths = { [url]: { get: { ...paged(changed), security: [] } } };
      });
      return getNames(document);
    }
    expect(await found("/v1/cryptocurrency/map")).not.toContain("owasp:api2:2023-read-restricted");
    expect(await found("/v1/cryptocurrency/other")).toContain("owasp:api2:2023-read-restricted");
  });
});

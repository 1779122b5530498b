import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleRuleset, sourceRuleset } from "../lint/ruleset.ts";
import { rules, sourceRules } from "./index.ts";
import { latest, lint, paged, sampleContract } from "./support/testing.ts";

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

describe("the ruleset of the bundle", () => {
  it("lets the sample pass", async () => {
    expect(await lint(sampleContract(), bundleRuleset)).toEqual([]);
  });

  it("has OpenAPI's own schema on, and that of the sources off", async () => {
    const broken = sampleContract((document) => {
      latest(document).operationid = "misspelt";
    });
    const ofBundle = await lint(broken, bundleRuleset);
    expect(ofBundle.map(({ code }) => code)).toContain("oas3-schema");
    const ofSources = await lint(broken, sourceRuleset);
    expect(ofSources.map(({ code }) => code)).not.toContain("oas3-schema");
  });

  it("makes its exceptions in their places alone", async () => {
    /** The findings in a contract whose one operation takes no key. */
    async function codes(url: string) {
      const document = sampleContract((changed) => {
        changed.paths = { [url]: { get: { ...paged(changed), security: [] } } };
      });
      return (await lint(document, bundleRuleset)).map(({ code }) => code);
    }
    expect(await codes("/v1/cryptocurrency/map")).not.toContain("owasp:api2:2023-read-restricted");
    expect(await codes("/v1/cryptocurrency/other")).toContain("owasp:api2:2023-read-restricted");
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadContract } from "../src/load.ts";
import { createMethodPaths, methodName } from "../src/method-paths.ts";
import { ContractCopy } from "./contract-copy.ts";

let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});
afterEach(() => contract.remove());

/** Adds a copy of the ID map operation at a new path. */
function addPath(path: string, operationId: string, lifecycle = "{ status: current }"): void {
  const map = readFileSync(join(contract.folder, "spec/paths/v1/cryptocurrency/map.yaml"), "utf8");
  const up = "../".repeat(path.split("/").length - 1);
  const parameters = [...path.matchAll(/{(\w+)}/g)].map(
    ([, name]) =>
      `    - { name: ${name}, in: path, required: true, description: A name., schema: { type: string }, example: x }\n`,
  );
  contract.write(
    `paths${path}.yaml`,
    map
      .replaceAll("../../../", up)
      .replace("operationId: cryptocurrencyMapV1", `operationId: ${operationId}`)
      .replace("x-svc-lifecycle: { status: current }", `x-svc-lifecycle: ${lifecycle}`)
      .replace("  parameters:\n", `  parameters:\n${parameters.join("")}`),
  );
  contract.edit("openapi.yaml", "paths:\n", `paths:\n  ${path}:\n    $ref: paths${path}.yaml\n`);
}

async function methods(): Promise<Record<string, string>> {
  const methodPaths = createMethodPaths(await loadContract({ root: contract.root }));
  return Object.fromEntries(
    methodPaths.map((methodPath) => [methodPath.operation.path, methodName(methodPath)]),
  );
}

describe("method path of a URL", () => {
  test("has segments in camelCase, without version and path parameters", async () => {
    addPath("/v1/market-pairs/{partner}/gainers-losers", "marketPairsGainersLosersV1");
    expect(await methods()).toMatchObject({
      "/v1/market-pairs/{partner}/gainers-losers": "api.marketPairs.gainersLosers",
      "/v1/cryptocurrency/map": "api.cryptocurrency.map",
    });
  });

  test("omits the version of the highest current version", async () => {
    addPath("/v2/cryptocurrency/map", "cryptocurrencyMapV2");
    addPath(
      "/v3/cryptocurrency/map",
      "cryptocurrencyMapV3",
      "{ status: legacy, replacedBy: null, reason: It is old. }",
    );
    expect(await methods()).toEqual({
      "/v1/cryptocurrency/map": "api.v1.cryptocurrency.map",
      "/v2/cryptocurrency/map": "api.cryptocurrency.map",
      "/v3/cryptocurrency/map": "api.v3.cryptocurrency.map",
    });
  });

  test("omits the highest version of an operation with only deprecated versions", async () => {
    const deprecated =
      "{ status: deprecated, replacedBy: null, deprecatedSince: 2026-11-21, reason: Nobody calls it. }";
    addPath("/v1/other/map", "otherMapV1", deprecated);
    addPath("/v2/other/map", "otherMapV2", deprecated);
    expect(await methods()).toMatchObject({
      "/v1/other/map": "api.v1.other.map",
      "/v2/other/map": "api.other.map",
    });
  });

  test("of a stream has the tag after the path", async () => {
    const loaded = await loadContract();
    const [methodPath] = createMethodPaths(loaded, loaded.model.streams);
    expect(methodPath && methodName(methodPath)).toBe("api.stream.quotes");
  });
});

const clashes = [
  {
    what: "two paths of one method",
    paths: ["/v1/cryptocurrency/gainers-losers", "/v1/cryptocurrency/gainersLosers"],
    message: `The path's method "api.v1.cryptocurrency.gainersLosers" is also the method of`,
  },
  {
    what: "two paths that differ in a path parameter only",
    paths: ["/v1/cryptocurrency/{name}/map"],
    message: `The path's method "api.v1.cryptocurrency.map" is also the method of`,
  },
  {
    what: "a method inside another method",
    paths: ["/v1/cryptocurrency/map/latest"],
    message: `The path's method "api.v1.cryptocurrency.map.latest" would be inside the method of "/v1/cryptocurrency/map".`,
  },
  {
    what: "a method inside a method of another version",
    paths: ["/v2/cryptocurrency/map/latest"],
    message: `The path's method "api.cryptocurrency.map.latest" would be inside the method of "/v1/cryptocurrency/map".`,
  },
  {
    what: "a member of the client",
    paths: ["/v1/usage/map"],
    message: `The path's method "api.v1.usage.map" would have the reserved name "usage".`,
  },
  {
    what: "a name that would turn the client into a promise",
    paths: ["/v1/cryptocurrency/then"],
    message: `The path's method "api.v1.cryptocurrency.then" would have the reserved name "then".`,
  },
  {
    what: "a name like a version",
    paths: ["/v1/v2/map"],
    message: `The path's method "api.v1.v2.map" would have the reserved name "v2".`,
  },
];

test.each(clashes)("rejects $what with its source location", async ({ paths, message }) => {
  for (const [index, path] of paths.entries()) addPath(path, `added${index}V${path.charAt(2)}`);
  await expect(methods()).rejects.toThrow(message);
  await expect(methods()).rejects.toThrow(/spec\/[\w./{}-]+\.yaml:\d+:\d+: The path's method/);
  await expect(methods()).rejects.toThrow("Rename a segment of one of the paths.");
});

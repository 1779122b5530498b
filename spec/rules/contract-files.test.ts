import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import contractFiles from "./contract-files.ts";
import { readContract } from "./support/contract.ts";
import type { Sample } from "./support/testing.ts";

const files = [
  "paths/v1/coins/{id}.yaml",
  "components/schemas/Coin.yaml",
  "components/parameters/IdList.yaml",
];

/** A root file with one line per file. */
function root() {
  return {
    openapi: "3.1.0",
    paths: { "/v1/coins/{id}": { $ref: "paths/v1/coins/{id}.yaml" } },
    components: {
      schemas: { Coin: { $ref: "components/schemas/Coin.yaml" } },
      parameters: { IdList: { $ref: "components/parameters/IdList.yaml" } },
    },
  };
}

interface Case {
  name: string;
  change?: (document: Sample) => void;
  more?: string[];
  findings: object[];
}

const invalid: Case[] = [
  {
    name: "a component from a file with a different name",
    change: (document) => {
      document.components.schemas = { Coins: { $ref: "components/schemas/Coin.yaml" } };
    },
    findings: [
      {
        path: "components schemas Coins",
        message:
          "Coins is read from components/schemas/Coin.yaml; move it to components/schemas/Coins.yaml and write " +
          "`$ref: components/schemas/Coins.yaml`.",
      },
    ],
  },
  {
    name: "a path from a file with a different name",
    change: (document) => {
      document.paths = { "/v2/coins/{id}": { $ref: "paths/v1/coins/{id}.yaml" } };
    },
    findings: [
      {
        path: "paths /v2/coins/{id}",
        message:
          "/v2/coins/{id} is read from paths/v1/coins/{id}.yaml; move it to paths/v2/coins/{id}.yaml and write " +
          "`$ref: paths/v2/coins/{id}.yaml`.",
      },
    ],
  },
  {
    name: "an inline component of the root file",
    change: (document) => {
      document.components.headers = { Count: { description: "A count." } };
    },
    findings: [
      {
        path: "components headers Count",
        message:
          "Count is written here; move it to components/headers/Count.yaml and write `$ref: components/headers/Count.yaml`.",
      },
    ],
  },
  {
    name: "an unlisted component",
    more: ["components/schemas/Fiat.yaml"],
    findings: [
      {
        path: "components schemas",
        message:
          "The root does not list the file components/schemas/Fiat.yaml; add `Fiat: { $ref: components/schemas/Fiat.yaml }` here, " +
          "or delete the file.",
      },
    ],
  },
  {
    name: "an unlisted operation",
    more: ["paths/v1/fiats/map.yaml"],
    findings: [
      {
        path: "paths",
        message:
          "The root does not list the file paths/v1/fiats/map.yaml; add `/v1/fiats/map: { $ref: paths/v1/fiats/map.yaml }` here, " +
          "or delete the file.",
      },
    ],
  },
];

describe("contract-files", () => {
  let folder = "";

  function write(file: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "description: A file.\n");
  }

  function findingsIn(written: Sample) {
    const contract = readContract({}, { written, file: join(folder, "openapi.yaml") });
    return [...contractFiles.check(contract)].map(({ path, message }) => ({ path: path.join(" "), message }));
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contract-files-"));
    for (const file of files) write(file);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("accepts a root file with one line per file", () => {
    expect(findingsIn(root())).toEqual([]);
  });

  it.each(invalid)("finds $name", ({ change, more = [], findings }) => {
    for (const file of more) write(file);
    const document = root();
    change?.(document);
    expect(findingsIn(document)).toEqual(expect.arrayContaining(findings));
    expect(findingsIn(document)).not.toEqual([]);
  });
});

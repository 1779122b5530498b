import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleContract } from "./rules/support/testing.js";

describe("lint.js", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lint-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {(document: import("./rules/support/contract.js").JsonObject) => void} [change] */
  function lint(change) {
    const file = join(folder, "openapi.yaml");
    // JSON is YAML, and keeps the sample's anchors out of the way.
    writeFileSync(file, JSON.stringify(sampleContract(change), null, 2));
    return spawnSync(process.execPath, [join(import.meta.dirname, "lint.js"), file], { encoding: "utf8" });
  }

  it("ends with 0 where neither linter finds anything", () => {
    const { status, stdout } = lint();
    expect(stdout).toContain("Spectral and Redocly find nothing in");
    expect(status).toBe(0);
  });

  it("ends with 1 on what Spectral alone finds", () => {
    const { status, stdout } = lint((document) => {
      document.components.schemas.Coin["x-svc-orgin"] = "documented";
    });
    expect(stdout).toContain('There is no extension "x-svc-orgin"; write "x-svc-origin"');
    expect(status).toBe(1);
  });

  it("ends with 1 on what Redocly alone finds", () => {
    const { status, stdout } = lint((document) => {
      document.components.schemas.Coin.properties.id.examples = ["bitcoin"];
    });
    expect(stdout).toContain("no-invalid-schema-examples");
    expect(status).toBe(1);
  });

  it("ends with 1 on a document that is not there", () => {
    const { status } = spawnSync(process.execPath, [
      join(import.meta.dirname, "lint.js"),
      join(folder, "none.yaml"),
    ]);
    expect(status).toBe(1);
  });
});

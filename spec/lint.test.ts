import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lintCommand } from "./lint/command.ts";
import { type Sample, sampleContract } from "./rules/support/testing.ts";

describe("the lint", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lint-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function lint(change?: (document: Sample) => void) {
    const file = join(folder, "openapi.yaml");
    // JSON is valid YAML and has no anchors.
    writeFileSync(file, JSON.stringify(sampleContract(change), null, 2));
    const lines: string[] = [];
    const exitCode = await lintCommand([file], (line) => lines.push(line));
    return { exitCode, output: lines.join("\n") };
  }

  it("exits with 0 without findings", async () => {
    const { exitCode, output } = await lint();
    expect(output).toContain("Spectral and Redocly find nothing in");
    expect(exitCode).toBe(0);
  });

  it("exits with 1 for a finding of the contract's own rules, with file and line", async () => {
    const { exitCode, output } = await lint((document) => {
      document.components.schemas.Coin["x-svc-orgin"] = "documented";
    });
    expect(output).toMatch(
      /openapi\.yaml:\d+:\d+ error extension-known There is no extension "x-svc-orgin"; write "x-svc-origin"/,
    );
    expect(exitCode).toBe(1);
  });

  it("exits with 1 for a finding of Redocly, with file and line", async () => {
    const { exitCode, output } = await lint((document) => {
      document.components.schemas.Coin.properties.id.examples = ["bitcoin"];
    });
    expect(output).toMatch(/openapi\.yaml:\d+:\d+ error no-invalid-schema-examples /);
    expect(exitCode).toBe(1);
  });

  it("exits with 1 for a warning", async () => {
    const { exitCode, output } = await lint((document) => {
      document.info.description = "Never eval() what a service sends.";
    });
    expect(output).toMatch(/^\S+:\d+:\d+ warning no-eval-in-markdown .*$/);
    expect(exitCode).toBe(1);
  });

  it("exits with 1 for a missing document as a program", () => {
    const program = join(import.meta.dirname, "lint.ts");
    const missing = join(folder, "none.yaml");
    const { status, stdout } = spawnSync(process.execPath, [program, missing], { encoding: "utf8" });
    expect(stdout).toBe(`There is no file ${missing}.\n`);
    expect(status).toBe(1);
  });
});

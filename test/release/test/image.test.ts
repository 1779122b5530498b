import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../src/workspace-copy.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const containerfile = read("packages/service/Containerfile");

test("the image has one base by digest, with the tested Node version", () => {
  const { node } = parse(read("pnpm-workspace.yaml")).catalog;
  const [first, ...stages] = [...containerfile.matchAll(/^FROM (.*)$/gm)].map(([, from]) => from);
  expect(first).toMatch(new RegExp(`^docker\\.io/library/node:${node}-slim@sha256:[0-9a-f]{64} AS base$`));
  expect(stages).toEqual(["base AS build", "base"]);
});

test("the image contains only packages of the lockfile, installed by the workspace's pnpm", () => {
  const installs = [...containerfile.matchAll(/\b(?:pnpm|npm) (?:install|i|ci|add)\b.*/g)].map(
    ([text]) => text,
  );
  const { packageManager } = JSON.parse(read("package.json"));
  const [pnpm, ...others] = installs;
  expect(pnpm).toBe(`npm install --global ${packageManager}`);
  expect(others.filter((install) => !install.startsWith("pnpm install --frozen-lockfile"))).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
});

test("the image does not run as root", () => {
  const [, last = ""] = /.*^FROM (.*)$/ms.exec(containerfile) ?? [];
  expect(last).toMatch(/^USER node$/m);
});

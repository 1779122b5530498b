import { readFileSync } from "node:fs";
import { loadContract } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { PREVIEW } from "../src/page.ts";
import { drawPreview } from "../src/preview-image.ts";

const { model } = await loadContract();
const mark = readFileSync(new URL("../../../packages/docs/public/favicon.svg", import.meta.url), "utf8");

test("the preview is a small PNG of the size that its metadata states, and has a text", async () => {
  const [png, other] = await Promise.all([
    drawPreview(model, mark),
    drawPreview({ ...model, title: "Another" }, mark),
  ]);
  const header = Buffer.from(png);
  expect(header.subarray(1, 4).toString()).toBe("PNG");
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  expect(png.length).toBeLessThan(60_000);
  expect(header.equals(other)).toBe(false);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PREVIEW } from "../src/page.ts";
import { drawPreview } from "../src/preview-image.ts";
import { model } from "./fixture.ts";

const mark = readFileSync(new URL("../../../packages/docs/public/favicon.svg", import.meta.url), "utf8");

test("the preview is a small PNG with a text and the size in the metadata", async () => {
  const png = Buffer.from(await drawPreview(model, mark));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  expect(png.length).toBeLessThan(60_000);
  expect(png.equals(await drawPreview({ ...model, title: "Another" }, mark))).toBe(false);
});

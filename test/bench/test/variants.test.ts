import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle } from "../src/client/cpu.ts";
import { type Ours, variants } from "../src/client/variants.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bench-variants-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(variants))("a client %s answers", async (name, variant) => {
  const ours = (await import(await bundle(variant, join(folder, `${name}.mjs`)))) as Ours;
  const api = ours.createMarketData({
    baseUrl: "https://api.example.com",
    fetch: async () => Response.json({ data: [], status: {} }),
    ...variant.options?.(ours),
  });
  expect(await api.cryptocurrency.map({}, variant.callOptions?.())).toEqual({ data: [], status: {} });
});

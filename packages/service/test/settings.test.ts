import { readFileSync } from "node:fs";
import type { OperationContext } from "@market-data/market";
import { Command } from "commander";
import { expect, test } from "vitest";
import { SETTINGS_PAGE, writeSettings } from "../scripts/write-settings.ts";
import { addServeOptions, type ServeOptions, toSettings } from "../src/cli/settings.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "../src/settings.ts";
import { startService } from "./support/service.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [, section = ""] = /^## Settings\n(.*?)^## /ms.exec(readme) ?? [];
const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\| /gm)].map(([, name = "", text = ""]) => ({
  name,
  text,
}));

test("the README lists each setting once", () => {
  // The subnet limit depends on another setting.
  const names = [...Object.keys(DEFAULT_SETTINGS), "subnetLimit"];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test.each(rows.filter(({ name }) => name !== "subnetLimit"))(
  "$name is $text unless set",
  ({ name, text }) => {
    expect(parse(text)).toBe(DEFAULT_SETTINGS[name as keyof ServiceSettings]);
  },
);

test("docs/operating/one-machine.md lists the settings of serve; else run node scripts/write-settings.ts", () => {
  const page = readFileSync(SETTINGS_PAGE, "utf8");
  expect(page).toBe(writeSettings(page));
});

test("docs/operating/one-machine.md describes each setting of serve once", () => {
  const page = readFileSync(SETTINGS_PAGE, "utf8");
  const described = [...page.matchAll(/^\| `(--[\w-]+)/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(
    addServeOptions(new Command())
      .options.map(({ long }) => long)
      .toSorted(),
  );
});

const DAY = 86_400_000;

test.each<[given: string[], fiat: number, asset: number]>([
  [[], 7 * DAY, DAY],
  [["--fiat-rate-tolerance", "10", "--coin-rate-tolerance", "0.5"], 10 * DAY, DAY / 2],
])("operations convert within the configured rate tolerances: serve %j", async (given, fiat, asset) => {
  const command = addServeOptions(new Command()).parse(given, { from: "user" });
  const used: unknown[] = [];
  const service = await startService({
    settings: toSettings(command.opts<ServeOptions>()),
    handlers: {
      cryptocurrencyMapV1: async (_: unknown, { rateTolerance }: OperationContext) => {
        used.push(rateTolerance);
        return { data: [], count: 0 };
      },
    },
  });
  await service.get("/v1/cryptocurrency/map");
  await service.close();
  expect(used).toEqual([{ fiat, asset }]);
});

/** A default in the table: code for a string or boolean, or a number with an optional unit (ms, MiB). */
function parse(text: string): unknown {
  const [, code] = /^`(.*)`$/.exec(text) ?? [];
  if (code !== undefined) return code === "false" ? false : code;
  const [, digits = "", unit] = /^([\d,]+)(?: (ms|MiB))?$/.exec(text) ?? [];
  return Number(digits.replaceAll(",", "")) * (unit === "MiB" ? 1024 * 1024 : 1);
}

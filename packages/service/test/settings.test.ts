import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, type ServiceSettings } from "../src/settings.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [, section = ""] = /^## Settings\n(.*?)^## /ms.exec(readme) ?? [];
const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\| /gm)].map(([, name = "", text = ""]) => ({
  name,
  text,
}));

test("the README has each setting once", () => {
  // The limit of subnets has no default of its own.
  const names = [...Object.keys(DEFAULT_SETTINGS), "subnetLimit"];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test.each(rows.filter(({ name }) => name !== "subnetLimit"))(
  "$name is $text unless set",
  ({ name, text }) => {
    expect(parse(text)).toBe(DEFAULT_SETTINGS[name as keyof ServiceSettings]);
  },
);

/** A default as the table states it: a text or a boolean as code, or a number, in ms or MiB where it says so. */
function parse(text: string): unknown {
  const [, code] = /^`(.*)`$/.exec(text) ?? [];
  if (code !== undefined) return code === "false" ? false : code;
  const [, digits = "", unit] = /^([\d,]+)(?: (ms|MiB))?$/.exec(text) ?? [];
  return Number(digits.replaceAll(",", "")) * (unit === "MiB" ? 1024 * 1024 : 1);
}

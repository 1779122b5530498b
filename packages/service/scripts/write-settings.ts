// Writes the tables of settings in docs/operating/one-machine.md: node scripts/write-settings.ts
import { readFileSync, writeFileSync } from "node:fs";
import { Command, type Option } from "commander";
import { addServeOptions } from "../src/cli/settings.ts";

/** The page with the tables of settings. */
export const SETTINGS_PAGE = new URL("../../../docs/operating/one-machine.md", import.meta.url);
const MARKER = "<!-- settings: written by `node packages/service/scripts/write-settings.ts` -->";

/** The settings that a section of the page explains. */
const EXPLAINED = ["--data", "--admin-port", "--trust-proxy"];

/** Returns the page with one table for each group of the options of `serve`. */
export function writeSettings(page: string): string {
  const [start = ""] = page.split(MARKER);
  const { options } = addServeOptions(new Command());
  const groups = Map.groupBy(
    options.filter(({ long }) => !EXPLAINED.includes(long ?? "")),
    ({ helpGroupHeading = "" }) => helpGroupHeading.replace(/:$/, ""),
  );
  return [`${start}${MARKER}`, ...[...groups].flatMap(writeGroup), ""].join("\n");
}

function writeGroup([heading, options]: [string, readonly Option[]]): string[] {
  return [
    "",
    `### ${heading}`,
    "",
    "| Setting | Default | Meaning |",
    "|---|---|---|",
    ...options.map(writeRow),
  ];
}

/** A default that depends on another option ends the description, in parentheses. */
const DEFAULT = / \(default:? (.*)\)$/;

function writeRow({ argChoices, defaultValue, description, flags, long }: Option): string {
  const [, described] = DEFAULT.exec(description) ?? [];
  const value = ["string", "number"].includes(typeof defaultValue)
    ? `\`${defaultValue}\`${getUnit(flags, defaultValue)}`
    : writeCode(described ?? "none");
  const choices = argChoices === undefined ? "" : `: ${argChoices.join(", ")}`;
  const meaning = writeCode(description.replace(DEFAULT, "") + choices)
    .replace("docs/operating/keys-and-limits.md", "[Keys and limits](keys-and-limits.md)")
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return `| \`${long}\` | ${value} | ${meaning} |`;
}

/** The unit of a default. The description explains any other argument, such as `<url>`. */
function getUnit(flags: string, value: number): string {
  const [, unit = ""] = /<(day|second)s>/.exec(flags) ?? [];
  return unit === "" ? "" : ` ${unit}${value === 1 ? "" : "s"}`;
}

/** Writes a text of `--help` as Markdown, with options, paths, schemes, headers and addresses as code. */
function writeCode(text: string): string {
  return text.replaceAll(
    /(?<=^|\s)(--[a-z-]+|\/[a-z]+z|file:\w+|rediss?:\/\/[\w:@]*|\d[\d.]+\.\d|X-[\w-]+|"[^"]*")/g,
    "`$1`",
  );
}

if (import.meta.main) writeFileSync(SETTINGS_PAGE, writeSettings(readFileSync(SETTINGS_PAGE, "utf8")));

import { createAddressReader } from "@market-data/http";
import { InvalidArgumentError } from "commander";
import { VendorPrefix } from "../http/vendor-prefix.ts";

// Parsers for option values. Invalid values are rejected before the service starts.

/** Returns a parser for whole numbers within bounds. */
export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export const seconds = decimal("seconds", 3600);
export const days = decimal("days", 3650);

/** Returns a parser for a decimal number of a unit. */
function decimal(unit: string, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && number <= most) return number;
    throw new InvalidArgumentError(`It must be a number of ${unit} up to ${most}.`);
  };
}

const MAX_LABEL_LENGTH = 200;

/** Parses a name for lists and logs: one line. */
export function label(text: string): string {
  if (text.length <= MAX_LABEL_LENGTH && !/\p{Cc}/u.test(text)) return text;
  throw new InvalidArgumentError(`It must be one line of up to ${MAX_LABEL_LENGTH} characters.`);
}

/** Parses the vendor prefix. */
export function parseVendorPrefix(text: string): string {
  return accept(text, () => new VendorPrefix(text));
}

/** Parses `all`, or comma-separated addresses and networks. */
export function proxies(text: string): string {
  return text === "all" ? text : accept(text, () => createAddressReader(parseList(text)));
}

/** Parses `*`, or comma-separated web origins; empty for none. */
export function origins(text: string): string {
  const wrong = text === "*" ? undefined : parseList(text).find((each) => !isOrigin(each));
  if (wrong === undefined) return text;
  throw new InvalidArgumentError(
    `"${wrong}" is not an origin: scheme, host and port without a path, such as https://example.com.`,
  );
}

/** Parses the URL of a page or a path of the service. The value is sent in headers. */
export function documentation(text: string): string {
  if (/^(\/|https?:\/\/)[^\s<>"]*$/.test(text) && URL.canParse(text, "http://localhost")) return text;
  throw new InvalidArgumentError(
    "It must be a URL such as https://docs.example.com, or a path such as /openapi.json.",
  );
}

export function parseList(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** Returns the text if `use` accepts the text. Otherwise throws the error of `use` as an argument error. */
function accept(text: string, use: () => unknown): string {
  try {
    use();
    return text;
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

import { createAddressReader } from "@market-data/http";
import { InvalidArgumentError } from "commander";
import { VendorPrefix } from "../http/vendor-prefix.ts";

// What options take. Each rejects what the service could not use, before anything starts.

/** Reads a whole number within bounds. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export function seconds(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= 3600) return number;
  throw new InvalidArgumentError("It must be a number of seconds up to 3600.");
}

const MAX_LABEL_LENGTH = 200;

/** A name that stands in lists and in the log. */
export function label(text: string): string {
  if (text.length <= MAX_LABEL_LENGTH && !/\p{Cc}/u.test(text)) return text;
  throw new InvalidArgumentError(`It must be one line of up to ${MAX_LABEL_LENGTH} characters.`);
}

/** The abbreviation of the service. */
export function token(text: string): string {
  return accept(text, () => new VendorPrefix(text));
}

/** Addresses and networks, with commas between them; or all. */
export function proxies(text: string): string {
  return text === "all" ? text : accept(text, () => createAddressReader(parseList(text)));
}

/** Web origins, with commas between them; all, or none. */
export function origins(text: string): string {
  const wrong = text === "*" ? undefined : parseList(text).find((each) => !isOrigin(each));
  if (wrong === undefined) return text;
  throw new InvalidArgumentError(
    `"${wrong}" is not an origin: scheme, host and port without a path, such as https://example.com.`,
  );
}

/** The URL of a page, or a path of the service. It stands in headers, too. */
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

/** A text that something else can use; else that says why not. */
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

/** What the form asks for: read from its controls, and written as a URL and as a command. */

export type FormField = HTMLInputElement | HTMLSelectElement;

/** A parameter of the form and what the reader has given for it. */
export interface Given {
  readonly name: string;
  readonly inPath: boolean;
  /** The type of each value in a program. */
  readonly type: "number" | "boolean" | "string";
  readonly isList: boolean;
  readonly values: readonly string[];
}

/** The parameters that are given, in the order of the form. */
export function readParameters(form: HTMLFormElement): Given[] {
  return [...form.querySelectorAll<HTMLElement>("[data-name]")]
    .map((field) => ({
      name: field.dataset["name"] ?? "",
      inPath: field.dataset["in"] === "path",
      type: field.dataset["type"] as Given["type"],
      isList: field.dataset["list"] !== undefined,
      values: readValues(field),
    }))
    .filter(({ values }) => values.length > 0);
}

function readValues(field: HTMLElement): string[] {
  if (field.tagName === "FIELDSET") {
    return [...field.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  }
  const chips = [...field.querySelectorAll<HTMLElement>("[data-chip]")].map(
    (each) => each.dataset["chip"] ?? "",
  );
  const text = field.querySelector<FormField>("input, select")?.value ?? "";
  const typed = field.dataset["list"] === undefined ? [text.trim()] : splitItems(text);
  return [...chips, ...typed].filter((each) => each !== "");
}

/** The items of a list as people type them. */
export function splitItems(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/**
 * A base URL as a request begins with it; undefined where the text is not one that a page can call. What follows the
 * path is dropped.
 */
export function parseBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, origin, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || username + password !== "") return undefined;
  return origin + pathname.replaceAll("'", "%27").replace(/\/+$/, "");
}

/** The URL of the request: list items separated by commas, everything else escaped, quotes too. */
export function buildUrl(base: string, path: string, given: readonly Given[]): string {
  const inPath = new Map(given.filter((each) => each.inPath).map(({ name, values }) => [name, values]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeValues(inPath.get(name) ?? []));
  const query = given
    .filter((each) => !each.inPath)
    .map(({ name, values }) => `${encodeURIComponent(name)}=${escapeValues(values)}`);
  return `${base}${filled}${query.length === 0 ? "" : `?${query.join("&")}`}`;
}

function escapeValues(values: readonly string[]): string {
  return values
    .map((value) => encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("'", "%27"))
    .join(",");
}

/** The parts of a URL between which a line is best broken: before each step of its path and each parameter. */
export function splitUrl(url: string): string[] {
  return url.split(/(?<=[^/:])(?=[/?&])/);
}

/** A request as the command that sends it. A key of the reader's own is a variable. */
export function toCurl(url: string, headers: readonly (readonly [string, string])[]): string {
  return ["curl", ...headers.map(([name, value]) => `-H "${name}: ${value}" \\\n `), `'${url}'`].join(" ");
}

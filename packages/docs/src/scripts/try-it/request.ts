/** Reads the request from the form, and writes the request as a URL and as a command. */

export type FormField = HTMLInputElement | HTMLSelectElement;

/** A parameter with its values. */
export interface Given {
  readonly name: string;
  readonly inPath: boolean;
  /** The type of each value in a program. */
  readonly type: "number" | "boolean" | "string";
  readonly values: readonly string[];
}

/** The parameters with values, in the order of the form. */
export function readParameters(form: HTMLFormElement): Given[] {
  return [...form.querySelectorAll<HTMLElement>("[data-name]")]
    .map((field) => ({
      name: field.dataset["name"] ?? "",
      inPath: field.dataset["in"] === "path",
      type: field.dataset["type"] as Given["type"],
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

/** The items of a typed list. */
export function splitItems(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** The origin and path of a base URL; undefined for a URL that no page can call. */
export function parseBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, origin, pathname } = new URL(text);
  // Browsers allow quotes in hosts, and samples contain the base URL.
  if (!/^https?:$/.test(protocol) || username + password !== "" || /[^\w.:[\]-]/.test(host)) return undefined;
  return origin + pathname.replaceAll("'", "%27").replace(/\/+$/, "");
}

/** The URL of the request. Commas separate list items; other special characters and quotes are escaped. */
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

/** Splits a URL for line breaks, before each path segment and each parameter. */
export function splitUrl(url: string): string[] {
  return url.split(/(?<=[^/:])(?=[/?&])/);
}

/** The curl command for a request. The reader's own key is a variable. */
export function toCurl(url: string, headers: readonly (readonly [string, string])[]): string {
  return ["curl", ...headers.map(([name, value]) => `-H "${name}: ${value}" \\\n `), `'${url}'`].join(" ");
}

/** JSON as on the page's examples: what has parts can be closed. Written by text alone, so nothing in it is markup. */

/** How many values are shown. */
const MAX_VALUES = 2500;
/** Deeper objects and arrays are closed until the reader opens them. */
const OPEN_LEVELS = 5;

export interface JsonView {
  readonly element: HTMLElement;
  /** Whether there is more than is shown. */
  readonly isCut: boolean;
}

/** A view of the first values of JSON. */
export function viewJson(value: unknown): JsonView {
  let left = MAX_VALUES;

  const render = (value: unknown, before: readonly Node[], after: string, level: number): HTMLElement => {
    left -= 1;
    const entries = listEntries(value);
    if (entries === undefined) return line(...before, token(value), after);
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    if (entries.length === 0) return line(...before, `${open}${close}${after}`);
    const details = create("details");
    details.open = level < OPEN_LEVELS;
    const summary = create("summary", ...before, open ?? "");
    summary.dataset["end"] = `… ${close}${after}`;
    const parts = create("div");
    for (const [index, [key, item]] of entries.entries()) {
      if (left <= 0) {
        parts.append(line(`… ${(entries.length - index).toLocaleString("en")} more`));
        break;
      }
      const name = key === undefined ? [] : [mark("k", JSON.stringify(key)), document.createTextNode(": ")];
      parts.append(render(item, name, index === entries.length - 1 ? "" : ",", level + 1));
    }
    details.append(summary, parts, `${close}${after}`);
    return details;
  };

  const element = create("div", render(value, [], "", 0));
  element.className = "json";
  element.tabIndex = 0;
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", "Body");
  return { element, isCut: left <= 0 };
}

function listEntries(value: unknown): [key: string | undefined, item: unknown][] | undefined {
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

function token(value: unknown): HTMLElement {
  const kind = typeof value === "string" ? "s" : typeof value === "number" ? "n" : "w";
  return mark(kind, JSON.stringify(value));
}

function mark(className: string, text: string): HTMLElement {
  const span = create("span", text);
  span.className = className;
  return span;
}

function line(...parts: (Node | string)[]): HTMLElement {
  return create("div", ...parts);
}

/** An element with its parts: strings become text. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...parts);
  return element;
}

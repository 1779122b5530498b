/** JSON as in the page's examples, with objects and arrays to fold. Built from text nodes, so markup has no effect. */

/** The maximum of shown values. */
const MAX_VALUES = 2500;
/** Deeper objects and arrays start folded. */
const OPEN_LEVELS = 5;
/** Deeper objects and arrays are plain text. A browser cannot lay out thousands of nested elements. */
const MAX_LEVELS = 100;
/** How long a button shows its outcome, in ms. */
const OUTCOME_TIME = 2000;

/** A view of the first values of JSON, cut after the maximum. */
export function viewJson(value: unknown): { element: HTMLElement; isCut: boolean } {
  let left = MAX_VALUES;

  const render = (value: unknown, before: readonly Node[], after: string, level: number): HTMLElement => {
    left -= 1;
    const entries = level < MAX_LEVELS ? listEntries(value) : undefined;
    if (entries === undefined) return create("div", ...before, token(value), after);
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    if (entries.length === 0) return create("div", ...before, `${open}${close}${after}`);
    const details = create("details");
    details.open = level < OPEN_LEVELS;
    const summary = create("summary", ...before, open ?? "");
    summary.dataset["end"] = `… ${close}${after}`;
    const parts = create("div");
    for (const [index, [key, item]] of entries.entries()) {
      if (left <= 0) {
        parts.append(create("div", `… ${(entries.length - index).toLocaleString("en")} more`));
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
  return { element: asRegion(element, "Body"), isCut: left <= 0 };
}

/** Makes a scrolling element reachable by keyboard. */
export function asRegion(element: HTMLElement, label: string): HTMLElement {
  element.tabIndex = 0;
  element.role = "region";
  element.ariaLabel = label;
  return element;
}

function listEntries(value: unknown): [key: string | undefined, item: unknown][] | undefined {
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

function token(value: unknown): HTMLElement {
  const kind = typeof value === "string" ? "s" : typeof value === "number" ? "n" : "w";
  const text = JSON.stringify(value);
  return mark(/^"\d{4}-\d\d-\d\d[T\d:.Z]*"$/.test(text) ? "s whole" : kind, text);
}

function mark(className: string, text: string): HTMLElement {
  const span = create("span", text);
  span.className = className;
  return span;
}

/** Links error codes to the page of errors. */
export function linkErrors(json: HTMLElement): void {
  const page = document.querySelector<HTMLAnchorElement>('a[href$="/tables/errors/"]')?.href;
  for (const { textContent, nextElementSibling: value } of json.querySelectorAll(".k")) {
    const code = value?.textContent ?? "";
    if (page === undefined || textContent !== '"error_code"' || !/^[1-9]\d*$/.test(code)) continue;
    const link = create("a", code);
    link.href = `${page}#error-${code}`;
    value?.replaceChildren(link);
  }
}

/** The JSON of a view, indented. */
export function formatJson(json: Element | null): string {
  return JSON.stringify(JSON.parse(json?.textContent ?? ""), null, 2);
}

/** A button that copies a text, and reports a missing clipboard. */
export function createCopyButton(label: string, getText: () => string): HTMLButtonElement {
  const copy = async () => navigator.clipboard.writeText(getText());
  const button: HTMLButtonElement = createButton(label, async () => {
    button.textContent = await copy()
      .then(() => "Copied")
      .catch(() => "Not copied");
    setTimeout(() => button.replaceChildren(label), OUTCOME_TIME);
  });
  return button;
}

export function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = create("button", label);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
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

/** The request as a query, for links and for the session storage. */
import { type FormField, readParameters, splitItems } from "./request.ts";

const LINK = "#try-it?";
/** Servers reject longer requests. */
const MAX_LENGTH = 16_000;

export function writeParameters(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(readParameters(form).map(({ name, values }) => [name, values.join(",")]));
}

/** Fills in the parameters of a query and empties all others. Returns unknown names and names of unsuitable values. */
export function fillParameters(form: HTMLFormElement, query: URLSearchParams): string[] {
  for (const field of form.querySelectorAll<HTMLElement>("[data-name]")) {
    const text = query.get(field.dataset["name"] ?? "") ?? "";
    for (const chip of field.querySelectorAll("[data-chip]")) chip.remove();
    for (const control of field.querySelectorAll<HTMLInputElement>("input:not([tabindex]), select")) {
      if (control.type === "checkbox") control.checked = splitItems(text).includes(control.value);
      else setValue(control, field.dataset["list"] === undefined ? text : `${text},`);
    }
  }
  const filled = writeParameters(form);
  const sort = (text: string | null) => [...new Set(splitItems(text ?? ""))].sort().join();
  return [...query.keys()].filter((name) => sort(filled.get(name)) !== sort(query.get(name)));
}

/** Selects the first option without an option for the value. The event does not bubble: only readers change a form. */
export function setValue(control: FormField, value: string): void {
  control.value = value;
  if (control.value === "") control.value = "";
  control.dispatchEvent(new Event("input"));
}

/** The query of a link in the page's fragment, which no server receives. */
export function readLink(): URLSearchParams | undefined {
  const { hash } = location;
  if (!hash.startsWith(LINK) || hash.length > MAX_LENGTH) return undefined;
  return new URLSearchParams(hash.slice(LINK.length));
}

/** Puts a link into the address bar; without a query, removes the link. */
export function writeLink(query?: URLSearchParams): void {
  const text = String(query).replaceAll(/%(2C|2F|3A)/g, decodeURIComponent);
  if (query || readLink()) history.replaceState(history.state, "", query ? LINK + text : "#try-it");
}

/** Reads a query from the session storage, after it stores a new query. Storage may be forbidden or full. */
export function session(name: string, query?: URLSearchParams): URLSearchParams | undefined {
  try {
    if (query !== undefined) sessionStorage.setItem(name, String(query));
    const stored = sessionStorage.getItem(name);
    return stored === null ? undefined : new URLSearchParams(stored);
  } catch {
    return undefined;
  }
}

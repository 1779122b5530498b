/** What came of a request, as the page shows it. */
import { create, viewJson } from "./json-view.ts";
import type { Received } from "./send.ts";

/** How much of a body that is not JSON is shown, in characters. */
const MAX_TEXT = 50_000;

export interface Result {
  /** What sends the same request in a shell. */
  readonly command: string;
  /** Absent where there was no response. */
  readonly received?: Received;
  /** A link's target with the whole body. */
  readonly download?: string;
  /** Leads back to what was shown before. */
  readonly close: () => void;
}

/** Time, size, and what was used and is left, in one line. */
export function describeResponse({ milliseconds, bytes, headers }: Received, creditHeader: string): string {
  const used = headers.get(creditHeader);
  // Each limit's name, what remains of it and when it resets.
  const left = [...(headers.get("RateLimit") ?? "").matchAll(/"([^"]+)";r=(\d+)/g)].map(
    ([, name, count]) => `${Number(count).toLocaleString("en")} (${name})`,
  );
  return [
    `${Math.round(milliseconds)} ms`,
    formatBytes(bytes),
    ...(used === null ? [] : [`${used} ${used === "1" ? "credit" : "credits"}`]),
    ...(left.length === 0 ? [] : [`left: ${left.join(", ")}`]),
  ].join(" · ");
}

/** The body, the command that sends the request, the headers, and where to go from there. */
export function renderResult({ command, received, download = "", close }: Result): HTMLElement[] {
  const text = create("pre", command);
  const copy = createButton("Copy", async () => {
    await navigator.clipboard.writeText(command);
    copy.textContent = "Copied";
  });
  const sent = fold("Sent request as curl", text, copy);
  const actions = create("div", createButton("Back to the examples", close));
  actions.className = "try-actions";
  if (received === undefined) return [sent, actions];
  const { body, bytes, headers, problem } = received;
  const { element, isCut } = renderBody(body);
  const notes = [problem, isCut ? "Only the beginning is shown." : undefined].filter(
    (note) => note !== undefined,
  );
  const view = create("div", ...notes.map((note) => create("p", note)), element);
  view.className = "json-view";
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const link = create("a", `Download the body (${formatBytes(bytes)})`);
  link.href = download;
  link.download = "response.json";
  // The site prefetches what its links lead to.
  link.dataset["astroPrefetch"] = "false";
  actions.prepend(link);
  return [view, sent, fold("Response headers", create("pre", lines)), actions];
}

function renderBody(body: string): { element: HTMLElement; isCut: boolean } {
  try {
    return viewJson(JSON.parse(body));
  } catch {
    const pre = create("pre", body === "" ? "No body." : body.slice(0, MAX_TEXT));
    const note = body === "" ? [] : [create("p", "The body is not valid JSON.")];
    return { element: create("div", ...note, asRegion(pre, "Body")), isCut: body.length > MAX_TEXT };
  }
}

function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = create("button", label);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

function fold(title: string, pre: HTMLElement, ...others: HTMLElement[]): HTMLElement {
  return create("details", create("summary", title), asRegion(pre, title), ...others);
}

/** What scrolls can be reached by keyboard. */
function asRegion(element: HTMLElement, label: string): HTMLElement {
  element.tabIndex = 0;
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", label);
  return element;
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The outcome of a request. */
import { asRegion, create, createButton, createCopyButton, linkErrors, viewJson } from "./json-view.ts";
import type { Received } from "./send.ts";

/** The maximum of shown text, in characters. */
const MAX_TEXT = 50_000;

export interface Result {
  /** The shell command for the same request. */
  readonly command: string;
  /** Absent without a response. */
  readonly received?: Received;
  /** A URL with the whole body. */
  readonly download?: string;
  /** Shows the examples again. */
  readonly close: () => void;
}

/** Time, size, used credits, limits and wait, in one line. */
export function describeResponse({ milliseconds, bytes, headers }: Received, creditHeader: string): string {
  const [used, wait] = [headers.get(creditHeader), headers.get("Retry-After")];
  // Such as "minute";r=59;t=12.
  const left = [...(headers.get("RateLimit") ?? "").matchAll(/"([^"]+)";r=(\d+)/g)].map(
    ([, name, count]) => `${Number(count).toLocaleString("en")} (${name})`,
  );
  return [
    `${Math.round(milliseconds)} ms`,
    formatBytes(bytes),
    ...(used === null ? [] : [`${used} ${used === "1" ? "credit" : "credits"}`]),
    ...(left.length === 0 ? [] : [`left: ${left.join(", ")}`]),
    ...(wait === null ? [] : [`retry after ${wait} s`]),
  ].join(" · ");
}

/** The body, the command, the headers, and actions. */
export function renderResult({ command, received, download = "", close }: Result): HTMLElement[] {
  const text = create("pre", command);
  const copy = createCopyButton("Copy", () => command);
  const sent = fold("Sent request as curl", text, copy);
  const actions = create("div", createButton("Back to the examples", close));
  actions.className = "try-actions";
  if (received === undefined) return [sent, actions];
  const { body, bytes, headers, problem } = received;
  const { element, isCut } = renderBody(body);
  const notes = [problem, isCut ? "Only the beginning is shown." : undefined].filter(
    (note) => note !== undefined,
  );
  const copyBody = createCopyButton("Copy", () => body);
  const view = create("div", copyBody, ...notes.map((note) => create("p", note)), element);
  view.className = "json-view";
  linkErrors(element);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const link = create("a", `Download the body (${formatBytes(bytes)})`);
  link.href = download;
  link.download = "response.json";
  // The site prefetches links.
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

function fold(title: string, pre: HTMLElement, ...others: HTMLElement[]): HTMLElement {
  return create("details", create("summary", title), asRegion(pre, title), ...others);
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

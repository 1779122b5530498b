/** The samples, which follow the form. */
import { create } from "./json-view.ts";
import { type Given, splitUrl } from "./request.ts";

/** Writes a request into every sample of the page. */
export type FollowRequest = (base: string, url: string, given: readonly Given[]) => void;

/** The line separator in a copy button's data. */
const LINE_END = "\u007f";
const CALL = /await [\w.]+\(/;
const CALL_END = ");console.log";

/** Finds the URL in each sample, and base URL and parameters in the client's sample. */
export function findSamples(server: string, sample: string): FollowRequest {
  const blocks = [...document.querySelectorAll<HTMLElement>(".operation-pane [data-remember] ~ .tab pre")];
  const places = blocks.map((block) => {
    const text = block.dataset["language"] === "ts" ? (block.textContent ?? "") : "";
    const call = CALL.exec(text);
    const callEnd = text.indexOf(CALL_END);
    // From the last place to the first, because a cut moves all later text.
    const parameters =
      call !== null && callEnd > 0 ? cut(block, call.index + call[0].length, callEnd) : undefined;
    const url = find(block, sample);
    return { block, parameters, url, base: url === undefined ? find(block, server) : undefined };
  });
  return (base, url, given) => {
    for (const place of places) {
      place.url?.replaceChildren(...toBreakable(url));
      place.base?.replaceChildren(base);
      place.parameters?.replaceChildren(toProgram(given));
      updateCopy(place.block);
    }
  };
}

function toBreakable(url: string): (string | HTMLElement)[] {
  return splitUrl(url).flatMap((part, index) => (index === 0 ? [part] : [create("wbr"), part]));
}

function find(block: HTMLElement, text: string): HTMLElement | undefined {
  const start = (block.textContent ?? "").indexOf(text);
  return start < 0 ? undefined : cut(block, start, start + text.length);
}

/** Replaces a part of a block's text by an empty element with the style of the part's beginning. */
function cut(block: HTMLElement, start: number, end: number): HTMLElement {
  const slot = document.createElement("span");
  let position = 0;
  for (const node of listTexts(block)) {
    const [from, to] = [Math.max(start - position, 0), Math.min(end - position, node.length)];
    position += node.length;
    if (from >= to) continue;
    if (!slot.isConnected) {
      const rest = node.splitText(from);
      rest.before(slot);
      rest.deleteData(0, to - from);
    } else node.deleteData(from, to - from);
  }
  for (const each of block.querySelectorAll("wbr")) each.remove();
  for (const line of block.querySelectorAll(".ec-line")) {
    if (line.textContent === "" && !line.contains(slot)) line.remove();
  }
  return slot;
}

function listTexts(block: HTMLElement): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The parameters as an argument of the client. A list with one item becomes the item. */
function toProgram(given: readonly Given[]): string {
  const entries = given.map(({ name, type, values }) => {
    const items = values.map((value) => toLiteral(value, type));
    return `${name}: ${items.length === 1 ? items[0] : `[${items.join(", ")}]`}`;
  });
  return entries.length === 0 ? "" : `{ ${entries.join(", ")} }`;
}

function toLiteral(value: string, type: Given["type"]): string {
  if (type === "number" && Number.isFinite(Number(value))) return String(Number(value));
  if (type === "boolean" && /^(true|false)$/.test(value)) return value;
  return JSON.stringify(value);
}

/** Updates the text of the block's copy button. */
function updateCopy(block: HTMLElement): void {
  const lines = [...block.querySelectorAll(".ec-line")].map(
    (line) => line.textContent?.replace(/\n$/, "") ?? "",
  );
  const button = block.parentElement?.querySelector<HTMLElement>("button[data-code]");
  if (button) button.dataset["code"] = lines.join(LINE_END);
}

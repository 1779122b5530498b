/** The samples, which follow the form. */
import { create } from "./json-view.ts";
import { type Given, splitUrl } from "./request.ts";

/** Writes a request into every sample of the page. */
export type FollowRequest = (base: string, url: string, given: readonly Given[]) => void;

/** The line separator in a copy button's data. */
const LINE_END = "\u007f";

/** The call in the sample of a client: the text before and after the parameters, and their notation. */
interface Call {
  readonly start: RegExp;
  readonly end: RegExp;
  write(given: readonly Given[]): string;
}

const CALLS: Readonly<Record<string, Call>> = {
  ts: { start: /await [\w.]+\(/, end: /\);console\.log/, write: toProgram },
  python: { start: /print\([\w.]+\(/, end: /\)\)$/, write: toKeywords },
  bash: { start: /^mdata .*? --url \S+/, end: /$/, write: toFlags },
};

/** Finds the URL in each sample, and base URL and parameters in the samples of clients. */
export function findSamples(server: string, sample: string): FollowRequest {
  const blocks = [...document.querySelectorAll<HTMLElement>(".operation-pane [data-remember] ~ .tab pre")];
  const places = blocks.map((block) => {
    const text = block.textContent ?? "";
    const call = CALLS[block.dataset["language"] ?? ""];
    const start = call?.start.exec(text);
    const end = call?.end.exec(text);
    // From the last place to the first, because a cut moves all later text.
    const parameters = start && end ? cut(block, start.index + start[0].length, end.index) : undefined;
    const url = find(block, sample);
    const base = url === undefined ? find(block, server) : undefined;
    return { block, call, parameters, url, base };
  });
  return (base, url, given) => {
    for (const place of places) {
      place.url?.replaceChildren(...toBreakable(url));
      place.base?.replaceChildren(base);
      place.parameters?.replaceChildren(place.call?.write(given) ?? "");
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

/** The parameters as an argument of the client in TypeScript. */
function toProgram(given: readonly Given[]): string {
  const entries = given.map((each) => `${each.name}: ${toValue(each, toLiteral)}`);
  return entries.length === 0 ? "" : `{ ${entries.join(", ")} }`;
}

/** The parameters as arguments of the client in Python. */
function toKeywords(given: readonly Given[]): string {
  const toPython = (value: string, type: Given["type"]) =>
    toLiteral(value, type).replace(/^[tf](?=rue$|alse$)/, (letter) => letter.toUpperCase());
  return given.map((each) => `${each.name}=${toValue(each, toPython)}`).join(", ");
}

/** The parameters as options of the command. */
function toFlags(given: readonly Given[]): string {
  const flags = given.map(({ name, values }) => {
    const text = values.join(",");
    const word = /^[\w.,:/@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
    return ` --${name.replaceAll("_", "-")} ${word}`;
  });
  return flags.join("");
}

/** A list with one item becomes the item. */
function toValue({ type, values }: Given, write: typeof toLiteral): string {
  const items = values.map((value) => write(value, type));
  return items.length === 1 ? String(items[0]) : `[${items.join(", ")}]`;
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

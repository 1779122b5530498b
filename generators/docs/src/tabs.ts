import type { Language, Samples } from "./samples.ts";
import { blocks, fence, html } from "./text.ts";

export interface Tab {
  /** Unique among the tabs of a name. */
  id: string;
  label: string;
  /** Markdown or HTML. */
  body: string;
}

/** `operation.css` has a rule for each position. */
const MAX_TABS = 11;

/**
 * Tabs without a script: a radio button and a panel for each tab. The style shows the panel of the checked button.
 * @param name Unique on the page.
 * @param remember The key of the choice in the browser's storage. Default: the choice ends with the page.
 * @throws {RangeError} for more tabs than the style shows.
 */
export function tabs(
  name: string,
  label: string,
  all: readonly Tab[],
  { remember }: { remember?: string } = {},
): string {
  if (all.length > MAX_TABS) throw new RangeError(`"${label}" has more than ${MAX_TABS} tabs.`);
  const kept = remember === undefined ? "" : ` data-remember="${remember}"`;
  const choices = all.map(({ id, label }, index) => {
    const radio = `<input type="radio" name="${name}" id="${name}-${id}" value="${html(id)}"${index === 0 ? " checked" : ""}>`;
    return `${radio}<label for="${name}-${id}">${html(label)}</label>`;
  });
  return blocks(
    `<div class="tabs"><div class="tab-list" role="group" aria-label="${html(label)}"${kept}>${choices.join("")}</div>`,
    ...all.map(({ label, body }) => blocks(`<div class="tab" data-label="${html(label)}">`, body, "</div>")),
    "</div>",
  );
}

/** Code with a tab per language. All pages share the reader's choice. */
export function languageTabs(
  name: string,
  languages: readonly { id: Language; label: string }[],
  texts: Samples,
): string {
  const all = languages.flatMap(({ id, label }) => {
    const text = texts[id];
    return text === undefined ? [] : [{ id, label, body: fence(`${id} wrap`, text) }];
  });
  return tabs(name, "Request in", all, { remember: "language" });
}

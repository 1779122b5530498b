import { blocks, html } from "./text.ts";

export interface Tab {
  /** Unique among the tabs of the same name. */
  id: string;
  label: string;
  /** Markdown or HTML. */
  body: string;
}

/** The style has a rule for each place of a tab. */
const MAX_TABS = 10;

/**
 * Tabs that need no script: radio buttons, and a panel for each, of which the style shows the one whose button is chosen.
 * @param name Unique on the page.
 * @param remember The name under which the choice is kept over pages; absent where it is not.
 * @throws {RangeError} when there are more tabs than the style shows.
 */
export function tabs(
  name: string,
  label: string,
  all: readonly Tab[],
  { remember }: { remember?: string } = {},
): string {
  if (all.length > MAX_TABS) throw new RangeError(`"${label}" has more than ${MAX_TABS} tabs.`);
  const kept = remember === undefined ? "" : ` data-remember="${remember}"`;
  const choices = all.map(({ id, label }, index) => choice(name, id, label, index === 0));
  return blocks(
    `<div class="tabs"><div class="tab-list" role="group" aria-label="${html(label)}"${kept}>${choices.join("")}</div>`,
    ...all.map(({ label, body }) => blocks(`<div class="tab" data-label="${html(label)}">`, body, "</div>")),
    "</div>",
  );
}

function choice(name: string, id: string, label: string, checked: boolean): string {
  const target = `${name}-${id}`;
  const radio = `<input type="radio" name="${name}" id="${target}" value="${html(id)}"${checked ? " checked" : ""}>`;
  return `${radio}<label for="${target}">${html(label)}</label>`;
}

import { toMarkdown } from "./format.ts";
import type { Table } from "./table.ts";

/** What one benchmark says on the page. */
export interface Section {
  /** Of the benchmark: `pnpm bench NAME`. */
  readonly name: string;
  readonly title: string;
  /** How the figures came to be, in a paragraph. */
  readonly about: string;
  /** Where and when they were measured, in a sentence. */
  readonly circumstances: string;
  /** What must be run before it, where something must. */
  readonly preparation?: string;
  readonly tables: readonly Table[];
}

const HEAD = `# Figures

<!-- Written by pnpm bench. -->

Each row holds one figure of ours against a reference that was measured in the same run, in turn with it. Three numbers are
the least, the median and the greatest of the rounds; a ratio is ours by the reference's of the same round. An aim is held
against the median. The machines are shared: compare ratios, not figures of different days.
`;

/**
 * The page with a section in place of the one of its name; the others stay as they are.
 * @param page The page as it is; empty where there is none.
 * @param order The names of all sections, in the order of the page.
 */
export function putSection(page: string, section: Section, order: readonly string[]): string {
  const sections = new Map(order.map((name) => [name, sectionOf(page, name)]));
  sections.set(section.name, toText(section));
  return [HEAD, ...[...sections.values()].filter((text) => text !== undefined)].join("\n");
}

function sectionOf(page: string, name: string): string | undefined {
  const [from, to] = [page.indexOf(start(name)), page.indexOf(end(name))];
  return from < 0 || to < from ? undefined : page.slice(from, to + end(name).length);
}

function toText({ name, title, about, circumstances, preparation, tables }: Section): string {
  const repeat = `\`pnpm bench ${name}\`${preparation === undefined ? "" : `, after \`${preparation}\``}`;
  const parts = [`## ${title}`, about, `Repeat: ${repeat}. ${circumstances}`, ...tables.map(toMarkdown)];
  return `${start(name)}\n${parts.join("\n\n")}\n${end(name)}`;
}

const start = (name: string): string => `<!-- ${name} -->`;
const end = (name: string): string => `<!-- end of ${name} -->\n`;

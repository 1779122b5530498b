import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A code block between two lines of backticks. */
export interface Fence {
  /** The 1-based line of the opening backticks. */
  line: number;
  /** What follows the opening backticks: the language, and for an excerpt its schema. */
  info: string;
  text: string;
}

/** A heading, with the anchor that a link uses. */
export interface Heading {
  line: number;
  text: string;
  anchor: string;
  /** The text up to the next heading of the same level or a higher one, code blocks left out. */
  section: string;
}

/** A Markdown link. */
export interface Link {
  line: number;
  target: string;
}

/** A guide, taken apart. */
export interface Guide {
  file: string;
  /** The fields of the front matter as they are written; empty where there is none. */
  frontMatter: Record<string, string>;
  /** The text with code blocks and front matter blanked, so that lines keep their numbers. */
  prose: string;
  fences: Fence[];
  headings: Heading[];
  links: Link[];
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Returns the anchor that GitHub gives a heading, for its first use on a page. */
export const toAnchor = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

function getHeadings(prose: string): Heading[] {
  const lines = prose.split("\n");
  const level = (text: string | undefined) => /^(#+) /.exec(text ?? "")?.[1]?.length ?? 0;
  const uses = new Map<string, number>();
  return lines.flatMap((text, index) => {
    const own = level(text);
    if (own === 0) return [];
    const plain = text.slice(own + 1).trim();
    const base = toAnchor(plain);
    const earlier = uses.get(base) ?? 0;
    uses.set(base, earlier + 1);
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((line) => level(line) > 0 && level(line) <= own);
    return {
      line: index + 1,
      text: plain,
      anchor: earlier === 0 ? base : `${base}-${earlier}`,
      section: (end === -1 ? rest : rest.slice(0, end)).join("\n"),
    };
  });
}

/** Takes a guide apart. Never throws: what is wrong shows in what is missing. */
export function parseGuide(file: string, text: string): Guide {
  const blank = (block: string) => block.replace(/[^\n]/g, "");
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const fences: Fence[] = [];
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^```(.*)\n([\s\S]*?)^```$/gm, (block, info: string, body: string, index: number) => {
      fences.push({ line: lineAt(text, index), info: info.trim(), text: body });
      return blank(block);
    });
  const links = [
    ...prose.replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, " ")).matchAll(/\]\(([^)\s]+)\)/g),
  ];
  return {
    file,
    frontMatter: Object.fromEntries(
      (matter?.[1] ?? "").split("\n").flatMap((line) => {
        const colon = line.indexOf(": ");
        return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 2).trim()]] : [];
      }),
    ),
    prose,
    fences,
    headings: getHeadings(prose),
    links: links.map((match) => ({ line: lineAt(prose, match.index), target: match[1] ?? "" })),
  };
}

/** Reads every guide of the contract. README.md is for maintainers and no guide. */
export function readGuides(): Guide[] {
  const folder = resolve(import.meta.dirname, "../../guides");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => parseGuide(name, readFileSync(join(folder, name), "utf8")));
}

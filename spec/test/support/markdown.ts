import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A fenced code block. */
export interface Fence {
  /** Line of the opening backticks, from 1. */
  line: number;
  /** The text after the opening backticks: the language, and the schema of an excerpt. */
  info: string;
  text: string;
}

/** A heading with its link anchor. */
export interface Heading {
  line: number;
  text: string;
  anchor: string;
  /** The text up to the next heading of the same or a higher level, without code blocks. */
  section: string;
}

export interface Link {
  line: number;
  target: string;
}

/** A parsed guide. */
export interface Guide {
  file: string;
  /** The front matter fields as text. Empty without front matter. */
  frontMatter: Record<string, string>;
  /** The text with blanked code blocks and front matter. Line numbers are unchanged. */
  prose: string;
  fences: Fence[];
  headings: Heading[];
  links: Link[];
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Returns GitHub's anchor of a heading, for the first use on a page. */
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

/** Parses a guide. Never throws: a mistake leads to missing parts. */
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

/** Reads every guide. README.md is for maintainers and is not a guide. */
export function readGuides(): Guide[] {
  const folder = resolve(import.meta.dirname, "../../guides");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => parseGuide(name, readFileSync(join(folder, name), "utf8")));
}

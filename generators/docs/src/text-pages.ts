import { posix } from "node:path";
import type { TextFile } from "./guides.ts";
import { type Page, plainText, summarize } from "./page.ts";

/** A page of the site from a Markdown file of the repository. */
export interface TextPage {
  /** The path in the repository. */
  readonly file: string;
  readonly slug: string;
  /** The name in the navigation. */
  readonly label: string;
}

/** The pages about operating the service, in the order of the navigation. */
export const OPERATING_TEXTS: readonly TextPage[] = [
  { file: "docs/operating/README.md", slug: "operating", label: "Overview" },
  operatingText("one-machine", "One machine"),
  operatingText("keys-and-limits", "Keys and limits"),
  operatingText("postgresql-and-redis", "PostgreSQL and Redis"),
  operatingText("monitoring", "Monitoring"),
  operatingText("backup-and-upgrade", "Backup and upgrade"),
  operatingText("troubleshooting", "Troubleshooting"),
];

function operatingText(name: string, label: string): TextPage {
  return { file: `docs/operating/${name}.md`, slug: `operating/${name}`, label };
}

/** Folders of the repository outside the site. The pages about operating may link to these folders. */
const REPOSITORY_FILES = /^(ops|packages\/service)\//;

/**
 * Creates the pages about operating the service.
 * @throws {Error} for a missing file, or a link to a file without a page and outside known folders.
 */
export function operatingPages(files: readonly TextFile[]): Page[] {
  return OPERATING_TEXTS.map((page, index) => ({
    ...textPage(page, findText(files, page.file), OPERATING_TEXTS, REPOSITORY_FILES),
    ...(index > 0 && { trail: [{ title: "Operating", slug: "operating" }] }),
  }));
}

/** Returns the text of a file. @throws {Error} for a missing file. */
export function findText(files: readonly TextFile[], file: string): string {
  const text = files.find((each) => each.file === file)?.text;
  if (text === undefined) throw new Error(`${file} is missing.`);
  return text;
}

/**
 * Creates the page of a Markdown file: the heading is the title, the first paragraph the description.
 * @param pages The targets of links in the text, in addition to the guides.
 * @param unlinked Files outside the site. Links to these files become plain text.
 * @throws {Error} for a link to an unknown file.
 */
export function textPage(
  { file, slug }: Pick<TextPage, "file" | "slug">,
  text: string,
  pages: readonly TextPage[],
  unlinked?: RegExp,
): Page {
  const [, title = "", body = ""] = /^# ([^\n]*)\n(.*)$/s.exec(text) ?? [];
  const [first = ""] = body.trim().split("\n\n");
  const linked = linkPages(body, file, pages, unlinked).trim();
  return { slug, title: plainText(title), description: summarize(first), body: () => linked };
}

/** Writes links between files of the repository as links between pages. */
function linkPages(text: string, file: string, pages: readonly TextPage[], unlinked?: RegExp): string {
  return text.replaceAll(
    /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)/g,
    (_, label: string, target: string, anchor = "") => {
      const path = posix.join(posix.dirname(file), target);
      const page = pages.find((each) => each.file === path);
      const guide = /^spec\/guides\/([\w-]+\.md)$/.exec(path)?.[1];
      if (page !== undefined) return `[${label}](page:${page.slug}${anchor})`;
      if (guide !== undefined) return `[${label}](${guide}${anchor})`;
      if (unlinked?.test(path)) return label;
      throw new Error(`${file} links to ${path}, a file without a page on the site.`);
    },
  );
}

import { posix } from "node:path";
import type { TextFile } from "./guides.ts";
import { type Page, plainText, summarize } from "./page.ts";

/** A Markdown file of the repository that is a page of the site. */
export interface TextPage {
  /** The path in the repository. */
  readonly file: string;
  readonly slug: string;
  /** The name in the navigation. */
  readonly label: string;
}

/** Returns the text of a file. @throws {Error} when the file is missing. */
export function findText(files: readonly TextFile[], file: string): string {
  const text = files.find((each) => each.file === file)?.text;
  if (text === undefined) throw new Error(`${file} is missing.`);
  return text;
}

/**
 * Creates the page of a Markdown file: the heading is the title, the first paragraph the description.
 * @param pages The pages that the text may link to, besides the guides.
 * @param unlinked The files that are not on the site. Links to them become plain text.
 * @throws {Error} when a link leads to any other file.
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
      throw new Error(`${file} links to ${path}, which is not on the site.`);
    },
  );
}

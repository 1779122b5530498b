import type { GeneratedFile, Model } from "@market-data/generator-core";
import { pagePath, resolveLinks } from "./links.ts";
import { type Page, type PageLink, plainText, type SiteSettings } from "./page.ts";
import { html } from "./text.ts";

/** A page for Astro's content folder: front matter, in which JSON is YAML, and Markdown. */
export function pageFile(page: Page, model: Model, settings: SiteSettings): GeneratedFile {
  const { slug, title, description, trail, versions, previous, next } = page;
  const body = wrapTables(resolveLinks(page.body("html"), "html", model, settings));
  const hasContents = page.tableOfContents !== false && /^## /m.test(body);
  const link = ({ title, slug }: PageLink) => ({
    label: title,
    ...(slug === undefined ? {} : { href: pageUrl(slug, settings) }),
  });
  const neighbour = ({ title, slug = "" }: PageLink) => ({ label: title, link: pageUrl(slug, settings) });
  const front = {
    title,
    description,
    editUrl: false,
    ...(slug === "" ? {} : { slug }),
    ...(hasContents ? {} : { tableOfContents: false }),
    ...(page.isListed === false && { prev: false, next: false }),
    ...(page.hero && { hero: page.hero(settings) }),
    ...(trail && { trail: trail.map(link) }),
    ...(versions && {
      versions: versions.map((each) => ({
        ...link(each),
        status: each.status,
        isCurrent: each.slug === slug,
      })),
    }),
    ...(previous && { prev: neighbour(previous) }),
    ...(next && { next: neighbour(next) }),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return {
    path: `${slug === "" ? "index" : slug}.md`,
    contents: `---\n${lines.join("\n")}\n---\n\n${body}\n`,
  };
}

function pageUrl(slug: string, settings: SiteSettings): string {
  const [page = "", anchor] = slug.split("#");
  return pagePath(page, "html", settings) + (anchor === undefined ? "" : `#${anchor}`);
}

/** Wraps each table, so that a narrow place can stack its cells, and a wide table can be scrolled, by keyboard, too. */
function wrapTables(markdown: string): string {
  let heading = "";
  let number = 0;
  return markdown.replaceAll(/^##+ (.*)$|^\|.*(?:\n\|.*)*/gm, (found, title: string | undefined) => {
    if (title !== undefined) {
      heading = plainText(title);
      return found;
    }
    number += 1;
    const head = splitRow(found.slice(0, found.indexOf("\n")));
    const attributes =
      head.length <= 3
        ? 'class="table table-small"'
        : `class="table table-wide" role="region" aria-label="Table ${number}: ${html(heading)}" tabindex="0"`;
    const table = keepWhole(head.length < 3 ? found : labelCells(found, head));
    return `<div ${attributes}>\n\n${table}\n\n</div>`;
  });
}

/** Keeps paths and names with hyphens on one line, where a browser would break them. Code with spaces may be broken there. */
function keepWhole(table: string): string {
  return table.replaceAll(/(?<!`)`[^`\s]*[^`\s\w.][^`\s]*`(?!`)/g, '<span class="whole">$&</span>');
}

/** Names the column of each cell but the first, for places that stack the cells. The style shows the names there alone. */
function labelCells(table: string, head: readonly string[]): string {
  const [names = "", line = "", ...rows] = table.split("\n");
  const label = (name = "") => `<span data-label="${html(plainText(name))}"></span>`;
  const labelled = rows.map((row) => {
    const cells = splitRow(row).map((cell, index) => (index === 0 ? cell : label(head[index]) + cell));
    return `| ${cells.join(" | ")} |`;
  });
  return [names, line, ...labelled].join("\n");
}

function splitRow(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

import type { GeneratedFile, Model } from "@market-data/generator-core";
import { filePath, operationSlug, pagePath, resolveLinks } from "./links.ts";
import { type Page, type PageLink, plainText, type SiteSettings } from "./page.ts";
import { html, operationTitle } from "./text.ts";

/** A page for Astro's content folder: front matter as JSON, a subset of YAML, and Markdown. */
export function pageFile(page: Page, model: Model, settings: SiteSettings): GeneratedFile {
  const { slug, title, description, trail, versions, previous, next } = page;
  const body = keepTimesWhole(wrapTables(resolveLinks(page.body("html"), "html", model, settings)));
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
      versions: versions.map((each) => {
        return { ...link(each), status: each.status, isCurrent: each.slug === slug };
      }),
    }),
    ...(previous && { prev: neighbour(previous) }),
    ...(next && { next: neighbour(next) }),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return { path: filePath(slug), contents: `---\n${lines.join("\n")}\n---\n\n${body}\n` };
}

/** Pages for redirects from operationIds and paths of the API to operations, for any static host. */
export function redirectPages({ operations }: Model, settings: SiteSettings): GeneratedFile[] {
  return operations.flatMap((operation) => {
    const slug = operationSlug(operation);
    const url = html(pagePath(slug, "html", settings));
    const title = html(operationTitle(operation));
    const contents = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${html(settings.site)}${url}">
<p><a href="${url}">${title}</a></p>
`;
    const places = [operation.operationId, slug.replace("operations/", "")];
    return places.map((place) => ({ path: `${place}/index.html`, contents }));
  });
}

function pageUrl(slug: string, settings: SiteSettings): string {
  const [page = "", anchor] = slug.split("#");
  return pagePath(page, "html", settings) + (anchor === undefined ? "" : `#${anchor}`);
}

/** Wraps each table: narrow places stack the cells, and the keyboard can scroll wide tables. */
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

/** Prevents line breaks at the hyphens of paths, names and short code. Long code may still break at a space. */
function keepWhole(table: string): string {
  return table.replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, (code) =>
    /[^`\s\w.]/.test(code) && (code.length < 24 || !/\s/.test(code)) ? whole(code) : code,
  );
}

/** Prevents line breaks in times, and in dates of tables and deprecations. */
function keepTimesWhole(markdown: string): string {
  return markdown.replaceAll(
    /(?<!">)`\d{4}-\d\d-\d\dT[\d:.]+Z?`|(?<=^\|.*[ >]|since )\d{4}-\d\d-\d\d(?= |\.|$)/gm,
    whole,
  );
}

function whole(code: string): string {
  return `<span class="whole">${code}</span>`;
}

/** Adds the column's name to each cell except the first. The style shows the names only above stacked cells. */
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

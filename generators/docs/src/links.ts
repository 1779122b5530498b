import type { Model, Operation } from "@market-data/generator-core";
import type { PageFormat, SiteSettings } from "./page.ts";

/** The slug of an operation's page: `operations` and the operation's path. */
export function operationSlug({ path }: Pick<Operation, "path">): string {
  return `operations${path.replaceAll(/[{}]/g, "")}`;
}

/** The slug of a record's page: `CryptoQuoteV3` is `records/crypto-quote-v3`. */
export function recordSlug(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-");
  return `records/${words.toLowerCase()}`;
}

/** The anchor of a heading, as GitHub makes it. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

/** The Markdown file of a page, below the folder of all pages. */
export function filePath(slug: string): string {
  return `${slug === "" ? "index" : slug}.md`;
}

/** The URL path of a page. */
export function pagePath(slug: string, format: PageFormat, { base }: Pick<SiteSettings, "base">): string {
  if (format === "markdown") return base + filePath(slug);
  return slug === "" ? base : `${base}${slug}/`;
}

const LINK = /\]\((operation|record|page|file):([^)#]*)(#[^)]*)?\)|\]\(([\w-]+)\.md(#[^)]*)?\)/g;

/**
 * Writes links to operations (`operation:ID`), records (`record:NAME`), pages (`page:SLUG`), files of the site
 * (`file:PATH`) and guides (`FILE.md`) as URLs.
 * @throws {Error} for an unknown operation or record.
 */
export function resolveLinks(
  markdown: string,
  format: PageFormat,
  model: Model,
  settings: SiteSettings,
): string {
  return markdown.replaceAll(LINK, (_, kind, name, anchor, guide, guideAnchor) => {
    if (kind === "file") return `](${settings.base}${name})`;
    const slug = guide === undefined ? findSlug(kind, name, model) : `guides/${guide}`;
    return `](${pagePath(slug, format, settings)}${anchor ?? guideAnchor ?? ""})`;
  });
}

function findSlug(kind: string, name: string, { operations, records }: Model): string {
  if (kind === "page") return name;
  if (kind === "record") {
    if (!records.has(name)) throw new Error(`A text links to "${name}", an unknown record.`);
    return recordSlug(name);
  }
  const operation = operations.find(({ operationId }) => operationId === name);
  if (operation === undefined) throw new Error(`A text links to "${name}", an unknown operation.`);
  return operationSlug(operation);
}

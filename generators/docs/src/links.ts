import type { Model, Operation } from "@market-data/generator-core";
import type { Flavour, SiteSettings } from "./page.ts";

/** The place of an operation's page: its path, so that who knows the one knows the other. */
export function operationSlug({ path }: Pick<Operation, "path">): string {
  return `operations${path.replaceAll(/[{}]/g, "")}`;
}

/** The place of a record's page: `CryptoQuoteV3` is `records/crypto-quote-v3`. */
export function recordSlug(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-");
  return `records/${words.toLowerCase()}`;
}

/** The address of a page below the site's base. */
export function addressOf(slug: string, flavour: Flavour, { base }: SiteSettings): string {
  if (flavour === "twin") return `${base}${slug === "" ? "index" : slug}.md`;
  return slug === "" ? base : `${base}${slug}/`;
}

const LINK = /\]\((operation|record|page):([^)#]*)(#[^)]*)?\)|\]\(([\w-]+)\.md(#[^)]*)?\)/g;

/**
 * Writes links to operations (`operation:ID`), records (`record:NAME`), pages (`page:SLUG`) and guides (`FILE.md`)
 * as addresses.
 * @throws {Error} when one names an operation or a record that is not there.
 */
export function resolveLinks(
  markdown: string,
  flavour: Flavour,
  model: Model,
  settings: SiteSettings,
): string {
  return markdown.replaceAll(LINK, (_, kind, name, anchor, guide, guideAnchor) => {
    const slug = guide === undefined ? slugOf(kind, name, model) : `guides/${guide}`;
    return `](${addressOf(slug, flavour, settings)}${anchor ?? guideAnchor ?? ""})`;
  });
}

function slugOf(kind: string, name: string, { operations, records }: Model): string {
  if (kind === "page") return name;
  if (kind === "record") {
    if (!records.has(name)) throw new Error(`A text links to "${name}", which is no record.`);
    return recordSlug(name);
  }
  const operation = operations.find(({ operationId }) => operationId === name);
  if (operation === undefined) throw new Error(`A text links to "${name}", which is no operation.`);
  return operationSlug(operation);
}

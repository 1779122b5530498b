import type { Contract, GeneratedFile, Model, Operation } from "@market-data/generator-core";
import { createMethodPaths, methodName } from "../../client/src/method-paths.ts";
import { parseGuides, type TextFile } from "./guides.ts";
import { indexPages } from "./index-pages.ts";
import { operationSlug, pagePath, resolveLinks } from "./links.ts";
import { operationPage } from "./operation-page.ts";
import type { Page, SiteSettings } from "./page.ts";
import { recordPage } from "./record-page.ts";
import { referenceDocument } from "./reference.ts";
import { currentFirst, groupBy } from "./tables.ts";
import { operationTitle } from "./text.ts";

/** The files that Astro builds the site from. */
export interface SiteFiles {
  /** The pages, for Astro's content folder. */
  content: GeneratedFile[];
  /** The Markdown versions of the pages and `llms.txt`, for the site's root. */
  markdown: GeneratedFile[];
  /** `site.json` for Astro's configuration, and the contract as Redoc shows it. */
  data: GeneratedFile[];
}

/** The file of the document that Redoc shows, among the data. */
export const REFERENCE = "reference.yaml";

/** Texts that are not in the contract. */
export interface SiteTexts {
  guides: readonly TextFile[];
  /** The packages' changelogs; `file` is the package's name. */
  changelogs: readonly TextFile[];
}

/**
 * Everything that the reference site is built from.
 * @throws {Error} when two pages have the same path, or a text links to what does not exist.
 */
export function emitSite(contract: Contract, texts: SiteTexts, settings: SiteSettings): SiteFiles {
  const { model } = contract;
  const methods = new Map(
    createMethodPaths(contract).map((place) => [place.operation.operationId, methodName(place)]),
  );
  const getMethod = ({ operationId }: Operation) => methods.get(operationId) ?? operationId;
  const context = { model, server: settings.server, getMethod };
  const guides = parseGuides(texts.guides, model);
  const operations = model.operations.map((operation) => operationPage(operation, context));
  const records = [...model.records.values()].map((record) => recordPage(record, model));
  const indexes = indexPages(context, guides, texts.changelogs);
  const pages = [...indexes, ...guides.map(({ page }) => page), ...operations, ...records];
  assertUniqueSlugs(pages);
  return {
    content: pages.map((page) => pageFile(page, model, settings)),
    markdown: [
      ...pages.map((page) => markdownFile(page, model, settings)),
      {
        path: "llms.txt",
        contents: llmsText(model, settings, {
          guides: guides.map(({ page }) => page),
          operations,
          records,
          indexes,
        }),
      },
    ],
    data: [
      {
        path: "site.json",
        contents: siteConfig(
          model,
          guides.map(({ page }) => page),
          settings,
        ),
      },
      { path: REFERENCE, contents: referenceDocument(context) },
    ],
  };
}

function assertUniqueSlugs(pages: readonly Page[]): void {
  const slugs = new Map<string, string>();
  for (const { slug, title } of pages) {
    const other = slugs.get(slug);
    if (other !== undefined) throw new Error(`"${title}" and "${other}" would both be the page "${slug}".`);
    slugs.set(slug, title);
  }
}

/** JSON is YAML, so quoting is JSON's. */
function pageFile(page: Page, model: Model, settings: SiteSettings): GeneratedFile {
  const { slug, title, description } = page;
  const body = wrapTables(resolveLinks(page.body("html"), "html", model, settings));
  const hasContents = page.tableOfContents !== false && /^## /m.test(body);
  const front = {
    title,
    description,
    editUrl: false,
    ...(slug === "" ? {} : { slug }),
    ...(hasContents ? {} : { tableOfContents: false }),
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return {
    path: `${slug === "" ? "index" : slug}.md`,
    contents: `---\n${lines.join("\n")}\n---\n\n${body}\n`,
  };
}

/**
 * Wraps each table: a narrow screen stacks the cells of a small table, and lets a wide one be scrolled, by keyboard, too.
 */
function wrapTables(markdown: string): string {
  return markdown.replaceAll(/^\|.*(?:\n\|.*)*/gm, (table) => {
    const columns = (table.split("\n")[1]?.match(/\|/g)?.length ?? 1) - 1;
    const attributes =
      columns <= 3
        ? 'class="table-small"'
        : 'class="table-wide" role="region" aria-label="Table" tabindex="0"';
    return `<div ${attributes}>\n\n${addLineBreaks(table)}\n\n</div>`;
  });
}

/** Lets long names and lists in a table's code break between words only. */
function addLineBreaks(table: string): string {
  return table.replaceAll(/(?<!`)`([\w,./-]{17,})`(?!`)/g, (_, text: string) => {
    return `<code>${text.replaceAll(/[_,/.](?=\w)|(?<=[a-z\d])(?=[A-Z])/g, "$&<wbr>")}</code>`;
  });
}

function markdownFile(page: Page, model: Model, settings: SiteSettings): GeneratedFile {
  const { slug, title, description } = page;
  const body = resolveLinks(page.body("markdown"), "markdown", model, settings);
  return {
    path: `${slug === "" ? "index" : slug}.md`,
    contents: `# ${title}\n\n> ${description}\n\n${body}\n`,
  };
}

interface PagesByKind {
  guides: readonly Page[];
  operations: readonly Page[];
  records: readonly Page[];
  indexes: readonly Page[];
}

/** An index of the Markdown versions for programs: see llmstxt.org. */
function llmsText(model: Model, settings: SiteSettings, kinds: PagesByKind): string {
  const line = ({ slug, title, description }: Page) =>
    `- [${title}](${settings.site}${pagePath(slug, "markdown", settings)}): ${description}`;
  const section = (title: string, pages: readonly Page[]) => `## ${title}\n\n${pages.map(line).join("\n")}`;
  const tables = kinds.indexes.filter(({ slug }) => slug !== "");
  return `${[
    `# ${model.title}`,
    `> ${model.summary}`,
    section("Guides", kinds.guides),
    section("Operations", kinds.operations),
    section("Tables", tables),
    section("Optional", kinds.records),
  ].join("\n\n")}\n`;
}

/** What Astro's configuration reads: where the site will stand, and its navigation. */
function siteConfig(model: Model, guides: readonly Page[], { site, base }: SiteSettings): string {
  return `${JSON.stringify({ site, base, sidebar: sidebar(model, guides) }, null, 2)}\n`;
}

/** The navigation. Of records only the index, or every page would contain all their names. */
function sidebar(model: Model, guides: readonly Page[]): unknown[] {
  const groups = groupBy(model.operations, ({ tag }) => tag);
  return [
    { label: "Guides", items: guides.map(({ slug, title }) => ({ slug, label: title })) },
    {
      label: "Operations",
      items: [
        { slug: "operations", label: "All operations" },
        ...model.tags
          .filter(({ name }) => groups.has(name))
          .map(({ name }) => ({
            label: name,
            collapsed: true,
            items: currentFirst(groups.get(name) ?? []).map((operation) => ({
              slug: operationSlug(operation),
              label: operationTitle(operation),
              ...(operation.lifecycle.status === "current"
                ? {}
                : { badge: { text: operation.lifecycle.status, variant: "caution" } }),
            })),
          })),
      ],
    },
    {
      label: "Reference",
      items: [
        { slug: "records", label: "All records" },
        { slug: "tables/errors", label: "Error codes" },
        { slug: "tables/limits", label: "Limits" },
        { slug: "tables/deprecations", label: "Deprecations" },
        { slug: "changelog", label: "Changelog" },
        { link: "/reference/", label: "Everything on one page" },
      ],
    },
  ];
}

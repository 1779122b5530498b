import { emitSkill } from "@market-data/generator-client/skill";
import type { Contract, GeneratedFile, Model } from "@market-data/generator-core";
import { header } from "@market-data/generator-core/write";
import { emitWorkflows } from "@market-data/generator-openapi/workflows";
import { type ApiRelease, changelogFeed, changelogPage, FEED } from "./changelog.ts";
import { parseGuides, type TextFile } from "./guides.ts";
import { indexPages, notFoundPage } from "./index-pages.ts";
import { operationSlug } from "./links.ts";
import { operationPage } from "./operation-page.ts";
import { listSubjects, sortOperations } from "./operations.ts";
import { PACKAGE_LINKS, packagePages, REVIEW_RULES } from "./package-pages.ts";
import { type Page, PREVIEW, type SiteSettings } from "./page.ts";
import { pageFile, redirectPages } from "./page-file.ts";
import { recordPage } from "./record-page.ts";
import { referenceDocument } from "./reference.ts";
import { createGetMethod } from "./samples.ts";
import { SEARCH_FILE, searchIndex } from "./search-index.ts";
import { findServer } from "./server-notes.ts";
import { listTopLinks } from "./settings.ts";
import { operationTitle } from "./text.ts";
import { findText, OPERATING_TEXTS, operatingPages, textPage } from "./text-pages.ts";
import { toolFiles, toolsPage } from "./tool-files.ts";

/** The pages in `content`, the files of the site's root in `markdown`, and the input of Astro and Redoc in `data`. */
type SiteFiles = Record<"content" | "markdown" | "data", GeneratedFile[]>;

/** Redoc's document, among the data. */
export const REFERENCE = "reference.yaml";

/** Texts outside the contract. */
export interface SiteTexts {
  guides: readonly TextFile[];
  /** The files of `PACKAGE_FILES`. */
  packages: readonly TextFile[];
  /** The files of `OPERATING_TEXTS`. */
  operating: readonly TextFile[];
  releases: readonly ApiRelease[];
}

/**
 * Emits Astro's input: pages, files for programs and data.
 * @throws {Error} for two pages with the same path, or a link to an unknown page.
 */
export function emitSite(contract: Contract, texts: SiteTexts, settings: SiteSettings): SiteFiles {
  const { operations: all, streams } = contract.model;
  const model = { ...contract.model, operations: sortOperations([...all, ...streams]) };
  const { server, mock, service = findServer(model) } = settings;
  const context = { model, server, mock, service, getMethod: createGetMethod(contract) };
  const guides = parseGuides(texts.guides, context);
  const operations = model.operations.map((operation) => operationPage(operation, context));
  const records = linkNeighbours([...model.records.values()].map((record) => recordPage(record, model)));
  const indexes = [
    ...indexPages(context, guides),
    toolsPage(),
    textPage(REVIEW_RULES, findText(texts.packages, REVIEW_RULES.file), [], /^generators\//),
    changelogPage(texts.releases, model),
  ];
  const packages = packagePages(texts.packages, settings.server, texts.releases.length > 0);
  const operating = operatingPages(texts.operating);
  const kinds = { indexes, guides, packages, operating, operations, records };
  const pages = Object.values(kinds).flat();
  for (const [slug, [first, second]] of Map.groupBy(pages, (page) => page.slug))
    if (second) throw new Error(`"${second.title}" and "${first?.title}" would both be the page "${slug}".`);
  return {
    content: [...pages, notFoundPage()].map((page) => pageFile(page, model, settings)),
    markdown: [
      { path: SEARCH_FILE, contents: searchIndex(kinds, model) },
      { path: FEED, contents: changelogFeed(texts.releases, model, settings) },
      ...redirectPages(model, settings),
      ...toolFiles(context, kinds, settings),
      emitWorkflows(contract.model, header("docs")),
      ...emitSkill(contract, header("docs")),
    ],
    data: [
      { path: "site.json", contents: siteConfig(model, guides, settings) },
      { path: REFERENCE, contents: referenceDocument(context) },
    ],
  };
}

/** Links each page to the neighbours, for pages outside the navigation. */
function linkNeighbours(pages: readonly Page[]): Page[] {
  return pages.map((page, index) => {
    const [previous, next] = [pages[index - 1], pages[index + 1]];
    return { ...page, ...(previous && { previous }), ...(next && { next }) };
  });
}

/** The data of Astro's configuration: URLs, preview picture, top bar and navigation. */
function siteConfig(model: Model, guides: readonly Page[], settings: SiteSettings): string {
  const { site, base } = settings;
  const { file, ...size } = PREVIEW;
  const preview = { url: `${site}${base}${file}`, ...size };
  const links = listTopLinks(settings);
  return `${JSON.stringify({ site, base, preview, links, sidebar: sidebar(model, guides) }, null, 2)}\n`;
}

/** The navigation. Records appear only as an index, because every page contains the navigation. */
function sidebar(model: Model, guides: readonly Page[]): unknown[] {
  const guideItems = guides.map(({ slug, title }) => ({ slug, label: title }));
  const operating = OPERATING_TEXTS.map(({ slug, label }) => ({ slug, label }));
  return [
    { label: "Guides", collapsed: true, items: [{ slug: "guides", label: "All guides" }, ...guideItems] },
    {
      label: "Operations",
      items: [
        { slug: "operations", label: "All operations" },
        ...listSubjects(model).map(({ name, operations }) => ({
          label: name,
          collapsed: true,
          items: operations.map((operation) => ({
            slug: operationSlug(operation),
            label: operationTitle(operation),
            ...(operation.lifecycle.status !== "current" && {
              badge: { text: operation.lifecycle.status, variant: "caution" },
            }),
          })),
        })),
      ],
    },
    { label: "Clients and mock", items: PACKAGE_LINKS },
    { label: "Operating", collapsed: true, items: operating },
    {
      label: "Reference",
      items: [
        { slug: "records", label: "All records" },
        { slug: "tables/errors", label: "Error codes" },
        { slug: "tables/limits", label: "Limits" },
        { slug: "tables/deprecations", label: "Deprecations" },
        { slug: "tools", label: "Files for tools" },
        { slug: REVIEW_RULES.slug, label: REVIEW_RULES.label },
        { slug: "changelog", label: "Changelog" },
        { link: "/reference/", label: "Everything on one page" },
      ],
    },
  ];
}

import { joinSentences, type Model } from "@market-data/generator-core";
import { fold } from "./entries.ts";
import { pagePath } from "./links.ts";
import type { Page, PageFormat, SiteSettings } from "./page.ts";
import { blocks, code, html, inlineHtml, operationLink } from "./text.ts";

/** A release of the API, as `spec/changelog/VERSION.json` states. `pnpm run version` writes the file. */
export interface ApiRelease {
  version: string;
  /** The day in UTC: `2026-11-21`. */
  date: string;
  changes: readonly ApiChange[];
}

/** A change for programs of the API's users. */
export interface ApiChange {
  /** Unique in the release. */
  id: string;
  kind: (typeof KINDS)[number];
  isBreaking?: true;
  /** The affected operations by operationId. Empty for the API as a whole. */
  operations: readonly string[];
  /** A sentence with code in backticks, also in `facts` and `advice`. */
  text: string;
  /** The parameters, plans, credits, cache and record of a new operation. */
  facts?: readonly string[];
  /** The steps for a program. */
  advice?: string;
}

const KINDS = ["added", "changed", "deprecated", "removed"] as const;

/** The file of the Atom feed, in the site's root. */
export const FEED = "changelog.xml";

/** The changes of each release by operation, the newest release first. */
export function changelogPage(unsorted: readonly ApiRelease[], model: Model): Page {
  const releases = sortReleases(unsorted);
  const about =
    releases.length === 0
      ? "The API has no release yet."
      : "Each package lists its own changes in `CHANGELOG.md`.";
  return {
    slug: "changelog",
    title: "Changelog",
    description: "Each release of the API with its date, and the changes by operation.",
    body: (format) =>
      blocks(
        `${about} Subscribe to the [Atom feed](file:${FEED}).`,
        format === "html" && releases.length > 0 ? FILTER : "",
        ...releases.map((release) => renderRelease(release, releases.at(-1) === release, model, format)),
      ),
  };
}

/** The Atom feed of the page: an entry for each release. */
export function changelogFeed(unsorted: readonly ApiRelease[], model: Model, settings: SiteSettings): string {
  const releases = sortReleases(unsorted);
  const page = settings.site + pagePath("changelog", "html", settings);
  const toTime = (date = "1970-01-01") => `${date}T00:00:00Z`;
  const entries = releases.flatMap(({ version, date, changes }) => {
    const url = `${page}#${version}`;
    const items = changes.map((change) => {
      const link = `<a href="${html(`${url}-${change.id}`)}">${change.kind}</a>`;
      return `<p>${link} ${inlineHtml(describe(change))} ${html(change.operations.join(", "))}</p>`;
    });
    return [
      "<entry>",
      `<title>${html(`${model.title} ${version}`)}</title>`,
      `<id>${html(url)}</id>`,
      `<link href="${html(url)}"/>`,
      `<updated>${toTime(date)}</updated>`,
      `<content type="html">${html(items.join("") || "No changes.")}</content>`,
      "</entry>",
    ];
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${html(`${model.title}: Changelog`)}</title>`,
    `<id>${html(page)}</id>`,
    `<link href="${html(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${html(settings.site + settings.base + FEED)}"/>`,
    `<updated>${toTime(releases[0]?.date)}</updated>`,
    `<author><name>${html(model.title)}</name></author>`,
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** A form for the script. Without the script, the form stays hidden. */
const FILTER = `<div class="not-content"><change-filter hidden><form><label>Kind <select name="kind"><option value="">all</option>${KINDS.map((kind) => `<option>${kind}</option>`).join("")}</select></label> <label>Operation or text <input name="text" type="search" autocomplete="off"></label> <span role="status"></span></form></change-filter></div>`;

/** The newest version first. */
function sortReleases(releases: readonly ApiRelease[]): ApiRelease[] {
  return releases.toSorted((a, b) => b.version.localeCompare(a.version, "en", { numeric: true }));
}

function renderRelease(
  { version, date, changes }: ApiRelease,
  isFirst: boolean,
  model: Model,
  format: PageFormat,
): string {
  const groups = Map.groupBy(changes, ({ operations: [id = "The API as a whole", ...others] }) =>
    others.length === 0 ? id : "Several operations",
  );
  const parts = [...groups].map(([name, members]) => {
    const operation = model.operations.find(({ operationId }) => operationId === name);
    const head = blocks(
      `### ${operation === undefined ? name : operationLink(operation)}`,
      operation === undefined ? "" : `${code(name)}, ${code(`GET ${operation.path}`)}`,
    );
    if (format === "markdown") return blocks(head, members.map(markdownChange).join("\n"));
    const items = members.map((change) => htmlChange(change, version, model));
    return blocks('<section class="change-group">', head, ...items, "</section>");
  });
  const list = blocks(...parts) || (isFirst ? "The first release." : "No changes of the API.");
  if (format === "markdown") return blocks(`## ${version}`, date, list);
  const head = `<section class="release" id="${version}">`;
  return blocks(head, `## ${version}`, `<time datetime="${date}">${date}</time>`, list, "</section>");
}

/** A change in Markdown: `facts` of a new operation are part of the operation's page. */
function markdownChange(change: ApiChange): string {
  const operations = change.operations.length < 2 ? "" : ` In ${change.operations.map(code).join(", ")}.`;
  return `- **${change.kind}** ${describe(change)}${operations}`;
}

function htmlChange(change: ApiChange, version: string, model: Model): string {
  const { id, kind, isBreaking, operations, text, facts = [], advice } = change;
  const mark = isBreaking ? " <strong>breaking</strong>" : "";
  const anchor = `${version}-${id}`;
  const isKnown = (name: string) => model.operations.some(({ operationId }) => operationId === name);
  const names = operations.map((name) => (isKnown(name) ? `[${name}](operation:${name})` : code(name)));
  return blocks(
    `<div class="change" id="${html(anchor)}" data-kind="${kind}"><p><a href="#${html(anchor)}">${kind}</a>${mark} ${[text, ...facts].map(inlineHtml).join(" ")}</p>${advice === undefined ? "" : `<p>${inlineHtml(advice)}</p>`}`,
    operations.length < 2 ? "" : fold(`${operations.length} operations`, names.join(", ")),
    "</div>",
  );
}

function describe({ isBreaking, text, advice }: ApiChange): string {
  return joinSentences(isBreaking ? "Breaking:" : "", text, advice ?? "");
}

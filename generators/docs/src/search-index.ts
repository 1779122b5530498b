import { describeLifecycle, type Model, type Operation } from "@market-data/generator-core";
import type { Entry } from "./entries.ts";
import { codeEntries } from "./errors.ts";
import { responseEntries } from "./fields.ts";
import { headingAnchor, operationSlug, recordSlug } from "./links.ts";
import { type Page, plainText, summarize, truncate } from "./page.ts";
import { FIRST_OPERATIONS, HEADER_PLACES, SEARCH_TERMS } from "./search-terms.ts";
import { operationTitle } from "./text.ts";
import type { PagesByKind } from "./tool-files.ts";

/** The search index in the site's root. The browser loads the file on first use. */
export const SEARCH_FILE = "search.json";

/** An entry of the search index. */
export interface SearchEntry {
  group: string;
  /** The path below the site's base, with the anchor of a place. */
  url: string;
  title: string;
  /** The line below the title: method and path, or the place in the site. */
  about: string;
  text: string;
  /** Hidden synonyms. */
  words: string;
  /** Multiplies the score. */
  weight: number;
}

const PACKAGES = "Clients and mock";
const OPERATING = "Operating";

const WEIGHTS = { background: 0.25, operating: 0.5, packages: 0.8, replaced: 0.5, section: 0.9, target: 0.7 };

/** Long pages about everything, and sections of the migration guide, where operationIds are titles. */
const BACKGROUND = /^(changelog|review-rules|guides\/sources)|^guides\/migration\/#.*v\d$/;

/** The maximum length of texts, in characters. */
const MAX_TEXT: Readonly<Record<string, number>> = { "Parameters and fields": 100, Records: 60 };

/**
 * The index of pages, sections, parameters, fields, headers and error codes.
 * @throws {Error} for search terms or headers with an unknown place.
 */
export function searchIndex({ guides, packages, operating, indexes }: PagesByKind, model: Model): string {
  const groups = { Guides: guides, [PACKAGES]: packages, [OPERATING]: operating, Reference: indexes };
  const entries = [
    ...model.operations.map((operation) => {
      const weight = operation.lifecycle.replacedBy ? WEIGHTS.replaced : 1;
      const url = `${operationSlug(operation)}/`;
      const text = `${describeLifecycle(operation.lifecycle)} ${summarize(operation.description)}`;
      return createEntry("Operations", url, operationTitle(operation), `GET ${operation.path}`, text, weight);
    }),
    ...Object.entries(groups).flatMap(([group, pages]) =>
      pages.filter(({ slug }) => slug !== "").flatMap((page) => textEntries(group, page)),
    ),
    ...listParameters(model),
    ...codeEntries(model.errors).map(({ id, name, marks, text }) =>
      createEntry("Errors", `tables/errors/#${id}`, name, ["Error code", ...marks].join(" · "), text, 1),
    ),
    ...[...model.records.values()].map(({ name, description }) =>
      createEntry("Records", `${recordSlug(name)}/`, name, "Record", description, WEIGHTS.background),
    ),
  ];
  entries.push(...headerEntries(entries, model));
  addTerms(entries);
  return `${JSON.stringify(entries)}\n`;
}

function createEntry(
  group: string,
  url: string,
  title: string,
  about: string,
  markdown: string,
  weight: number,
): SearchEntry {
  const text = plainText(markdown.replaceAll(/(^|\s)(?:-|\d\.)(?=\s|$)/g, " "));
  return { group, url, title, about, text: truncate(text, MAX_TEXT[group] ?? 280), words: "", weight };
}

/** A page, and the sections below headings of the second and third level. */
function textEntries(group: string, { slug, title, description, body }: Page): SearchEntry[] {
  const usual = { [OPERATING]: WEIGHTS.operating, [PACKAGES]: WEIGHTS.packages }[group] ?? 1;
  const text = group === "Reference" ? "" : body("html").replaceAll(/^```.*?^```$|^\|[-:|]+\|$|\|/gms, " ");
  const sections = text
    .split(/^(?=###? )/m)
    .slice(1)
    .map((section) => {
      const [, heading = "", words = ""] = /^#+ ([^\n]*)(.*)$/s.exec(section) ?? [];
      const url = `${slug}/#${headingAnchor(plainText(heading))}`;
      const weight = BACKGROUND.test(url) ? WEIGHTS.background : usual * WEIGHTS.section;
      return createEntry(group, url, plainText(heading), `${group} › ${title}`, words, weight);
    });
  const weight = BACKGROUND.test(slug) ? WEIGHTS.background : usual;
  return [createEntry(group, `${slug}/`, title, group, description, weight), ...sections];
}

/** Parameters and fields by name, each at the first operation with the name. */
function listParameters(model: Model): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  type Target = Pick<Entry, "id" | "name" | "text">;
  const add = (kind: string, path: string, operation: Operation, { id, name, text }: Target) => {
    const about = `${kind} ${path} of ${operationTitle(operation)}`.replace(`${kind} ${name} `, `${kind} `);
    const url = `${operationSlug(operation)}/#${id}`;
    const entry = createEntry("Parameters and fields", url, name, about, text, WEIGHTS.target);
    if (!found.has(`${kind} ${name}`)) found.set(`${kind} ${name}`, entry);
  };
  const addFields = (operation: Operation, entries: readonly Entry[], within = "") => {
    for (const entry of entries) {
      add("Field", within + entry.name, operation, entry);
      const inner = entry.name === "data" ? "" : `${within}${entry.name}.`;
      addFields(operation, entry.inner?.entries ?? [], inner);
    }
  };
  const { operations } = model;
  const first = FIRST_OPERATIONS.flatMap((slug) =>
    operations.filter((operation) => withoutVersion(operationSlug(operation)) === slug),
  );
  for (const operation of new Set([...first, ...operations])) {
    for (const { name, description } of operation.parameters)
      add("Parameter", name, operation, { id: `parameter-${name}`, name, text: description });
    addFields(operation, responseEntries(operation, model));
  }
  return [...found.values()];
}

/** The headers of the contract, each at the section about the header. */
function headerEntries(entries: readonly SearchEntry[], { operations, document }: Model): SearchEntry[] {
  const { headers } = document["components"] as { headers: Record<string, { description: string }> };
  const responses = operations.flatMap(({ success, errors }) => [success, ...errors]);
  const sent = responses.flatMap((response) => response.headers);
  return [...new Set([...Object.keys(HEADER_PLACES), ...sent])].map((name) => {
    const place = entries.find(({ url }) => url === HEADER_PLACES[name]);
    if (place === undefined) throw new Error(`No section of a guide explains the header ${name}.`);
    const text = headers[name.replaceAll(/^X-(SVC-)?|-/g, "")]?.description ?? place.text;
    return createEntry("Headers", place.url, name, `${place.about} › ${place.title}`, text, 1);
  });
}

/** Adds hidden synonyms to the entries of places, except for operations with a replacement. */
function addTerms(entries: readonly SearchEntry[]): void {
  for (const [place, terms] of Object.entries(SEARCH_TERMS)) {
    const url = place.includes("#") ? place.replace("#", "/#") : `${place}/`;
    const found = entries.filter((each) => each.url === url || withoutVersion(each.url) === url);
    if (found.length === 0) throw new Error(`Search terms name the unknown place "${place}".`);
    for (const entry of found)
      if (entry.group !== "Headers" && (entry.group !== "Operations" || entry.weight === 1))
        entry.words = terms;
  }
}

function withoutVersion(slug: string): string {
  return slug.replace(/^operations\/v\d+\//, "operations/");
}

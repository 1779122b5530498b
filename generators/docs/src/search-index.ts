import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import type { Model, Operation } from "@market-data/generator-core";
import { close, createIndex } from "pagefind";
import type { Entry } from "./entries.ts";
import { codeEntries } from "./errors.ts";
import { responseEntries } from "./fields.ts";
import { operationSlug, pagePath } from "./links.ts";
import { sortOperations } from "./order.ts";
import { plainText } from "./page.ts";
import { FIRST_OPERATIONS, SEARCH_TERMS } from "./search-terms.ts";
import { html, operationTitle } from "./text.ts";

/** How much a page's title and its text count beside those of others, from 0 to 10. */
const WEIGHTS = {
  usual: { title: 10, text: 1 },
  /** Pages about operating: read by operators alone, so those for developers come first. */
  operating: { title: 5, text: 0.3 },
  /** Operations with a replacement, records, and pages that name everything. */
  background: { title: 1, text: 0.1 },
};

const BACKGROUND = /^(records(\/.*)?|guides\/sources|review-rules)$/;

/** How much the name and the text of a parameter, a field or a code count. */
const TARGET_WEIGHTS = { name: 0.6, text: 0.1 };

/** A place of a page that is found by its own name. */
interface SearchTarget {
  url: string;
  title: string;
  name: string;
  text: string;
}

type Named = Pick<Entry, "id" | "name" | "text">;

/** The search adds the path that the site stands below. */
const ROOT = { base: "/" };

/**
 * Replaces the search index of a built site: current operations come before former ones, operations before records, other
 * words for a page lead to it, and parameters, fields and error codes are found by name.
 * @throws {Error} when a page cannot be indexed, or other words are given for a page that does not exist.
 */
export async function writeSearchIndex(out: string, model: Model): Promise<void> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(errors.join("\n"));
  const slugs = readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => posix.basename(file) === "index.html")
    .map((file) => file.replace(/\/?index\.html$/, ""));
  const terms = new Map(
    Object.entries(SEARCH_TERMS).flatMap(([slug, text]) =>
      findPages(slug, slugs).map((page) => [page, text]),
    ),
  );
  const replaced = new Set(
    model.operations.filter(({ lifecycle }) => lifecycle.replacedBy).map(operationSlug),
  );
  const added = [
    ...slugs.map((slug) => {
      const page = readFileSync(join(out, slug, "index.html"), "utf8");
      const kind = getKind(slug, replaced);
      return index.addHTMLFile({
        url: pagePath(slug, "html", ROOT),
        content: prepare(
          page,
          WEIGHTS[kind],
          kind === "usual" || kind === "operating" ? terms.get(slug) : undefined,
        ),
      });
    }),
    ...listSearchTargets(model).map((target) =>
      index.addHTMLFile({ url: target.url, content: renderTarget(target) }),
    ),
  ];
  const failed = (await Promise.all(added)).flatMap(({ errors }) => errors);
  if (failed.length > 0) throw new Error(failed.join("\n"));
  const folder = join(out, "pagefind");
  rmSync(folder, { recursive: true, force: true });
  await index.writeFiles({ outputPath: folder });
  await close();
}

function getKind(slug: string, replaced: ReadonlySet<string>): keyof typeof WEIGHTS {
  if (BACKGROUND.test(slug) || replaced.has(slug)) return "background";
  return slug.startsWith("operating") ? "operating" : "usual";
}

/** A target as a page: its name counts, and its text little beside that of pages. */
function renderTarget({ title, name, text }: SearchTarget): string {
  const [strong, weak] = [TARGET_WEIGHTS.name, TARGET_WEIGHTS.text];
  return `<html lang="en"><body data-pagefind-body data-pagefind-meta="title:${html(title)}"><p data-pagefind-weight="${strong}">${html(name)}</p><p data-pagefind-weight="${weak}">${html(text)}</p></body></html>`;
}

/** The page of a slug, or of an operation in every version. */
function findPages(slug: string, slugs: readonly string[]): string[] {
  const pages = slugs.filter((each) => each === slug || withoutVersion(each) === slug);
  if (pages.length === 0) throw new Error(`There are search words for "${slug}", which is not a page.`);
  return pages;
}

function withoutVersion(slug: string): string {
  return slug.replace(/^operations\/v\d+\//, "operations/");
}

/** A page as it is indexed: with its weights, and the other words for it. */
function prepare(page: string, weights: typeof WEIGHTS.usual, words: string | undefined): string {
  const also = words === undefined ? "" : `<p data-pagefind-weight="10">Also called: ${html(words)}.</p>`;
  const weigh = (tag: string, weight: number) => `${tag.slice(0, -1)} data-pagefind-weight="${weight}">`;
  return page
    .replace(/<main\b[^>]*>/, (main) => `${weigh(main, weights.text)}${also}`)
    .replace(/<h1\b[^>]*>/, (title) => weigh(title, weights.title));
}

/** Parameters and fields by name, each at the first operation that has it, and the codes of errors. */
function listSearchTargets(model: Model): SearchTarget[] {
  const targets = new Map<string, SearchTarget>();
  const add = (kind: string, operation: Operation, { id, name, text }: Named) => {
    const key = `${kind} ${name}`;
    if (targets.has(key)) return;
    targets.set(key, {
      url: `${pagePath(operationSlug(operation), "html", ROOT)}#${id}`,
      title: `${name}: ${kind} of ${operationTitle(operation)}`,
      name,
      text: plainText(text),
    });
  };
  const addFields = (operation: Operation, entries: readonly Entry[]) => {
    for (const entry of entries) {
      add("field", operation, entry);
      addFields(operation, entry.inner?.entries ?? []);
    }
  };
  const operations = sortOperations(model.operations);
  const first = FIRST_OPERATIONS.flatMap((slug) =>
    operations.filter((operation) => withoutVersion(operationSlug(operation)) === slug),
  );
  for (const operation of new Set([...first, ...operations])) {
    for (const { name, description } of operation.parameters)
      add("parameter", operation, { id: `parameter-${name}`, name, text: description });
    addFields(operation, responseEntries(operation, model));
  }
  const codes = codeEntries(model.errors).map(({ id, name, marks, text }) => ({
    url: `${pagePath("tables/errors", "html", ROOT)}#${id}`,
    title: `${name}: error code`,
    name,
    text: `${marks.join(", ")}. ${plainText(text)}`,
  }));
  return [...targets.values(), ...codes];
}

import type { Model, Operation } from "@market-data/generator-core";
import { operationSlug, pagePath } from "./links.ts";
import { resourcePath } from "./operations.ts";
import { outlineValue, renderOutline } from "./outline.ts";
import { type Page, type PageFormat, type PageHero, type SiteSettings, summarize } from "./page.ts";
import { renderSamples, requestTarget } from "./samples.ts";
import { introduceSample } from "./server-notes.ts";
import { blocks, code, fence, html } from "./text.ts";
import type { TryContext } from "./try-form.ts";

/** The path of the shown response without the version: a small response with the data that most readers need. */
const SHOWN = "/simple/price";

/** The entry points of the site: title, page or path of an operation without the version, and text. */
const ENTRY_POINTS = [
  [
    "Quotes",
    "/cryptocurrency/quotes/latest",
    "Price, volume, market cap and change of the coins that you name, in any currency.",
  ],
  [
    "History",
    "/cryptocurrency/ohlcv/historical",
    "Candles by hour, day, week, month or year, and quotes every five minutes.",
  ],
  [
    "Listings",
    "/cryptocurrency/listings/latest",
    "All active coins in one ranked list, which you filter, sort and page through.",
  ],
  ["DEX", "operations#dex", "Networks, pairs, candles and trades of decentralised exchanges."],
  ["Client", "client", "Every operation as a typed method, with retries, pages and a cache."],
  ["Python", "python", "The same methods in Python, with typed dictionaries and no dependency."],
  ["Command line", "cli", "Every operation as a command, as a table, JSON or CSV."],
  ["Agents", "mcp", "Four tools for language models, over stdio or on the service."],
  ["Mock", "mock", "The whole API on your machine, and the failures that a frontend must bear."],
] as const;

/** The introduction, a response, and the entry points of the site. */
export function homePage(context: TryContext): Page {
  const { model } = context;
  const [first = "", ...others] = model.description.split("\n\n");
  const open = model.operations.find(({ access }) => !access.keyRequired) ?? model.operations[0];
  return {
    slug: "",
    title: model.title,
    description: summarize(
      `${model.summary} Guides, every operation with samples that run, and every record.`,
    ),
    tableOfContents: false,
    hero: (settings) => homeHero(first, context, settings),
    body: (format) =>
      blocks(
        format === "html" ? "" : first,
        renderEntryPoints(model, format),
        "## What to know",
        ...others,
        "## Your first request",
        `It requires no key. ${introduceSample(context.server)}`,
        open === undefined ? "" : fence("sh", renderSamples(open, context).sh),
        "## Reference",
        listReference(model, format),
      ),
  };
}

function homeHero(tagline: string, context: TryContext, settings: SiteSettings): PageHero {
  const action = (text: string, slug: string, variant: "primary" | "secondary") => {
    return { text, link: pagePath(slug, "html", settings), variant };
  };
  return {
    tagline,
    actions: [
      action("First run", "guides/getting-started", "primary"),
      action(`All ${context.model.operations.length} operations`, "operations", "secondary"),
    ],
    image: { html: renderResponse(context) },
  };
}

/** The recorded response of an operation's first example, and a button for the request. */
function renderResponse({ model, mock }: TryContext): string {
  const operation = findOperation(model, SHOWN);
  if (operation === undefined) throw new Error(`No operation has the path "${SHOWN}" of the home page.`);
  const [example] = operation.success.examples;
  const target = requestTarget(operation, example?.request ?? {});
  return [
    `<live-response class="live not-content" data-url="${html(mock + target)}" data-key-header="${html(model.keyHeader)}">`,
    `<p class="live-request"><b>GET</b> <code>${html(target).replaceAll(/[?&]|&amp;/g, "<wbr>$&")}</code></p>`,
    `<p class="live-status"><span role="status"><b>${operation.success.status}</b> recorded response of the sample market</span> <button type="button" hidden>Send</button></p>`,
    `<div class="json-view">${renderOutline(outlineValue(example?.value ?? null), "Response")}</div>`,
    "</live-response>",
  ].join("");
}

/** The first operation with a path, in the order of the site. */
function findOperation({ operations }: Model, path: string): Operation | undefined {
  return operations.find((operation) => resourcePath(operation) === path);
}

function renderEntryPoints(model: Model, format: PageFormat): string {
  const items = ENTRY_POINTS.map(([title, place, text]) => {
    const operation = findOperation(model, place);
    const link = `[${title}](page:${operation === undefined ? place : operationSlug(operation)})`;
    if (format === "markdown") return `- ${link}: ${text}`;
    return blocks("<li>", link, text, operation === undefined ? "" : code(operation.path), "</li>");
  });
  if (format === "markdown") return items.join("\n");
  return blocks('<ul class="doors" role="list">', ...items, "</ul>");
}

function listReference({ operations, records }: Model, format: PageFormat): string {
  const onePage =
    "- [Everything on one page](page:reference), by Redoc: scroll through all operations, and search their fields";
  return [
    "- [All guides](page:guides): what is the same for all operations",
    `- [All ${operations.length} operations](page:operations), each with facts, parameters, samples and a form to try it`,
    `- [All ${records.size} records](page:records), field by field`,
    ...(format === "html" ? [onePage] : []),
    "- [Errors](page:tables/errors), [limits](page:tables/limits), [deprecations](page:tables/deprecations)",
    "- [The OpenAPI document](page:tools), and other files for tools",
    "- [Changelog](page:changelog)",
  ].join("\n");
}

import type { Model, Operation } from "@market-data/generator-core";
import { operationSlug, pagePath } from "./links.ts";
import { resourcePath } from "./order.ts";
import { outlineValue, renderOutline } from "./outline.ts";
import { type Page, type PageFormat, type PageHero, type SiteSettings, summarize } from "./page.ts";
import { renderSamples, requestTarget } from "./samples.ts";
import { introduceSample } from "./server-notes.ts";
import { blocks, code, fence, html } from "./text.ts";
import type { TryContext } from "./try-form.ts";

/** The operation whose response the page shows, without its version: small, and of what most readers come for. */
const SHOWN = "operations/simple/price";

/** The ways into the site, each to the best version of an operation, or to a page, with what one finds there. */
const ENTRY_POINTS = [
  {
    title: "Quotes",
    text: "Price, volume, market cap and change of the coins that you name, in any currency.",
    slug: "operations/cryptocurrency/quotes/latest",
  },
  {
    title: "History",
    text: "Candles by hour, day, week, month or year, and quotes every five minutes.",
    slug: "operations/cryptocurrency/ohlcv/historical",
  },
  {
    title: "Listings",
    text: "All active coins in one ranked list, which you filter, sort and page through.",
    slug: "operations/cryptocurrency/listings/latest",
  },
  {
    title: "DEX",
    text: "Networks, pairs, candles and trades of decentralised exchanges.",
    slug: "operations#dex",
  },
  {
    title: "Client",
    text: "Every operation as a typed method, with retries, pages and a cache.",
    slug: "client",
  },
  {
    title: "Mock",
    text: "The whole API on your machine, and the failures that a frontend must bear.",
    slug: "mock",
  },
];

/** What the site is, a response, and the ways into it. */
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
        format === "html" ? renderEntryPoints(model) : blocks(first, listEntryPoints(model)),
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

/** The recorded response of an operation's first example, and a button that sends its request. */
function renderResponse({ model, mock }: TryContext): string {
  const operation = findOperation(model, SHOWN);
  if (operation === undefined) throw new Error(`No operation is "${SHOWN}", which the home page shows.`);
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

/** The first operation, in the order of the site, of a slug without a version. */
function findOperation({ operations }: Model, slug: string): Operation | undefined {
  return operations.find((operation) => `operations${resourcePath(operation)}` === slug);
}

function renderEntryPoints(model: Model): string {
  const doors = ENTRY_POINTS.map(({ title, text, slug }) => {
    const operation = findOperation(model, slug);
    const target = operation === undefined ? slug : operationSlug(operation);
    return `<li>\n\n${blocks(`[${title}](page:${target})`, text, operation ? code(operation.path) : "")}\n\n</li>`;
  });
  return `<ul class="doors" role="list">\n\n${doors.join("\n\n")}\n\n</ul>`;
}

function listEntryPoints(model: Model): string {
  const doors = ENTRY_POINTS.map(({ title, text, slug }) => {
    const operation = findOperation(model, slug);
    const target = operation === undefined ? slug.replace(/#.*/, "") : operationSlug(operation);
    return `- [${title}](page:${target}): ${text}`;
  });
  return doors.join("\n");
}

function listReference({ operations, records }: Model, format: PageFormat): string {
  return [
    "- [All guides](page:guides): what is the same for all operations",
    `- [All ${operations.length} operations](page:operations), each with facts, parameters, samples and a form to try it`,
    `- [All ${records.size} records](page:records), field by field`,
    ...(format === "html"
      ? [
          "- [Everything on one page](page:reference), by Redoc: scroll through all operations, and search their fields",
        ]
      : []),
    "- [Errors](page:tables/errors), [limits](page:tables/limits), [deprecations](page:tables/deprecations)",
    "- [The OpenAPI document](page:tools), and other files for tools",
    "- [Changelog](page:changelog)",
  ].join("\n");
}

import type { Model, Operation } from "@market-data/generator-core";
import { operationSlug, pagePath } from "./links.ts";
import { outlineValue, renderOutline } from "./outline.ts";
import { type Page, type PageFormat, type PageHero, type SiteSettings, summarize } from "./page.ts";
import { renderSamples, requestTarget, type SampleContext } from "./samples.ts";
import { introduceSample } from "./server-notes.ts";
import { blocks, code, fence, html } from "./text.ts";

/** The operation whose response the page shows: small, and of what most readers come for. */
const SHOWN = "simplePriceV1";

/** The ways into the site, each to an operation or to a page, with what one finds there. */
const DOORS: readonly { title: string; text: string; operationId?: string; slug?: string }[] = [
  {
    title: "Quotes",
    text: "Price, volume, market cap and change of the coins that you name, in any currency.",
    operationId: "cryptocurrencyQuotesLatestV3",
  },
  {
    title: "History",
    text: "Candles by hour, day, week, month or year, and quotes every five minutes.",
    operationId: "cryptocurrencyOhlcvHistoricalV2",
  },
  {
    title: "Listings",
    text: "All active coins in one ranked list, which you filter, sort and page through.",
    operationId: "cryptocurrencyListingsLatestV3",
  },
  {
    title: "DEX",
    text: "Networks, pairs, candles and trades of decentralized exchanges.",
    operationId: "dexPairsOhlcvHistoricalV4",
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
export function homePage(context: SampleContext): Page {
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
        format === "html" ? renderDoors(model) : blocks(first, listDoors(model)),
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

function homeHero(tagline: string, context: SampleContext, settings: SiteSettings): PageHero {
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
function renderResponse({ model, server }: SampleContext): string {
  const operation = findOperation(model, SHOWN);
  const [example] = operation.success.examples;
  const target = requestTarget(operation, example?.request ?? {});
  return [
    `<live-response class="live not-content" data-url="${html(server + target)}" data-key-header="${html(model.keyHeader)}">`,
    `<p class="live-request"><b>GET</b> <code>${html(target).replaceAll(/[?&]|&amp;/g, "<wbr>$&")}</code></p>`,
    `<p class="live-status"><span role="status"><b>${operation.success.status}</b> recorded response of the sample market</span> <button type="button" hidden>Send</button></p>`,
    `<div class="json-view">${renderOutline(outlineValue(example?.value ?? null), "Response")}</div>`,
    "</live-response>",
  ].join("");
}

function findOperation({ operations }: Model, operationId: string): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation === undefined)
    throw new Error(`The home page names "${operationId}", which is not an operation.`);
  return operation;
}

function renderDoors(model: Model): string {
  const doors = DOORS.map(({ title, text, operationId, slug }) => {
    const operation = operationId === undefined ? undefined : findOperation(model, operationId);
    const path = operation === undefined ? "" : `\n\n${code(operation.path)}`;
    return `<li>\n\n[${title}](page:${slug ?? (operation && operationSlug(operation))})\n\n${text}${path}\n\n</li>`;
  });
  return `<ul class="doors" role="list">\n\n${doors.join("\n\n")}\n\n</ul>`;
}

function listDoors(model: Model): string {
  const doors = DOORS.map(({ title, text, operationId, slug }) => {
    const target =
      slug === undefined && operationId !== undefined
        ? operationSlug(findOperation(model, operationId))
        : slug?.replace(/#.*/, "");
    return `- [${title}](page:${target}): ${text}`;
  });
  return doors.join("\n");
}

function listReference({ operations, records }: Model, format: PageFormat): string {
  return [
    "- [All guides](page:guides): what is the same for all operations",
    `- [All ${operations.length} operations](page:operations), each with facts, parameters, samples and a form to try it`,
    `- [All ${records.size} records](page:records), field by field`,
    ...(format === "html" ? ["- [Everything on one page](page:reference), to read and search at once"] : []),
    "- [Errors](page:tables/errors), [limits](page:tables/limits), [deprecations](page:tables/deprecations)",
    "- [The OpenAPI document](page:tools), and other files for tools",
    "- [Changelog](page:changelog)",
  ].join("\n");
}

import {
  describeBriefly,
  describeLifecycle,
  type Model,
  markdownCell,
  type Operation,
} from "@market-data/generator-core";
import { renderEntries } from "./entries.ts";
import { codeEntries } from "./errors.ts";
import type { Guide } from "./guides.ts";
import { homePage } from "./home-page.ts";
import { type Page, summarize } from "./page.ts";
import { deprecationsTable, groupBy, limitsTable, TABLES } from "./tables.ts";
import { blocks, code, operationLink, table } from "./text.ts";
import type { TryContext } from "./try-form.ts";

/** The tables are in a group of the navigation without a page. */
const REFERENCE_TRAIL = [{ title: "Reference" }];

/** The home page, the indexes, and the pages with a table. */
export function indexPages(context: TryContext, guides: readonly Guide[]): Page[] {
  const { model } = context;
  return [
    homePage(context),
    guidesPage(guides),
    operationsPage(model),
    recordsPage(model),
    errorsPage(model),
    limitsPage(model),
    deprecationsPage(model),
  ];
}

function guidesPage(guides: readonly Guide[]): Page {
  return {
    slug: "guides",
    title: "All guides",
    description:
      "What is the same for all operations: keys, plans, credits, errors, identifiers, versions and time.",
    body: () =>
      guides.map(({ page }) => `- [${page.title}](page:${page.slug}): ${page.description}`).join("\n"),
  };
}

function operationsPage(model: Model): Page {
  const groups = groupBy(model.operations, ({ tag }) => tag);
  const listTag = (name: string) =>
    (groups.get(name) ?? []).map((operation) => operationItem(operation, model)).join("\n");
  const tags = model.tags.filter(({ name }) => groups.has(name));
  return {
    slug: "operations",
    title: "All operations",
    description: `The ${model.operations.length} operations of the ${model.title} by subject, with paths, plans, credits and status.`,
    body: () =>
      blocks(
        "Each request is an HTTP `GET`.",
        ...tags.map(({ name, description }) => blocks(`## ${name}`, description, listTag(name))),
      ),
  };
}

/** Title, path, summary and facts of an operation, on a line each. */
function operationItem(operation: Operation, model: Model): string {
  const status = describeLifecycle(operation.lifecycle).replace(/[:.].*$/, "") || "Current";
  return [
    `- ${operationLink(operation)} ${code(`GET\u00a0${operation.path}`)}`,
    summarize(operation.description),
    `${describeBriefly(operation, model.plans)} · ${status}`,
  ].join("\\\n  ");
}

function recordsPage({ records, title }: Model): Page {
  const groups = groupBy([...records.values()], ({ usedBy }) => (usedBy.length > 0 ? "responses" : "others"));
  const recordTable = (key: string) =>
    table(
      ["Record", "What it is"],
      (groups.get(key) ?? []).map(({ name, description }) => [
        `[${name}](record:${name})`,
        markdownCell(summarize(description)),
      ]),
    );
  return {
    slug: "records",
    title: "All records",
    description: `The ${records.size} records of the ${title}, each field by field.`,
    body: () =>
      blocks(
        "## In responses",
        recordTable("responses"),
        "## Others",
        "Errors, and records that no operation returns yet.",
        recordTable("others"),
      ),
  };
}

function errorsPage(model: Model): Page {
  return {
    slug: "tables/errors",
    title: "Error codes",
    trail: REFERENCE_TRAIL,
    description: "Every error code with its HTTP status, its meaning, and whether to retry the request.",
    body: (format) =>
      blocks(
        "These are the values of `error_code`. The guide [Errors](errors.md) explains how to handle each.",
        renderEntries(codeEntries(model.errors), format),
      ),
  };
}

function limitsPage(model: Model): Page {
  return {
    slug: "tables/limits",
    title: "Limits",
    trail: REFERENCE_TRAIL,
    description: "The limits of each plan, and the bounds of every parameter.",
    body: () =>
      blocks(
        "## Of plans",
        "These are the defaults; the operator of the service may set others. The headers of each response report the limits in force. More in [Credits and limits](credits-and-limits.md).",
        TABLES["plans"]?.(model) ?? "",
        "## Of parameters",
        "They apply to every plan. A value beyond one is HTTP 400 and costs nothing.",
        limitsTable(model),
      ),
  };
}

function deprecationsPage(model: Model): Page {
  return {
    slug: "tables/deprecations",
    title: "Deprecations",
    trail: REFERENCE_TRAIL,
    description: "Deprecated and legacy operations, parameters and fields, with dates and replacements.",
    body: () =>
      blocks(
        "*Deprecated* operations still work and will be removed. *Legacy* operations stay, but new programs should not use them. The guide [Versions](versions.md) explains both.",
        deprecationsTable(model),
      ),
  };
}

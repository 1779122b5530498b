import {
  describeBriefly,
  describeLifecycle,
  type Model,
  markdownCell,
  type Operation,
} from "@market-data/generator-core";
import { renderEntries } from "./entries.ts";
import { codeEntries } from "./errors.ts";
import { homePage } from "./home-page.ts";
import { listSubjects } from "./operations.ts";
import { type Page, summarize } from "./page.ts";
import { deprecationsTable, limitsTable, plansTable } from "./tables.ts";
import { blocks, code, operationLink, recordLink, table } from "./text.ts";
import type { TryContext } from "./try-form.ts";

/** The home page, the indexes, and the pages with a table. */
export function indexPages(context: TryContext, guides: readonly Page[]): Page[] {
  const { model } = context;
  return [
    homePage(context),
    guidesPage(guides),
    operationsPage(model),
    recordsPage(model),
    ...tablePages(model),
  ];
}

function guidesPage(guides: readonly Page[]): Page {
  return {
    slug: "guides",
    title: "All guides",
    description:
      "What is the same for all operations: keys, plans, credits, errors, identifiers, versions and time.",
    body: () => guides.map((page) => `- [${page.title}](page:${page.slug}): ${page.description}`).join("\n"),
  };
}

function operationsPage(model: Model): Page {
  const subjects = listSubjects(model).map(({ name, description, operations }) => {
    const items = operations.map((operation) => operationItem(operation, model));
    return blocks(`## ${name}`, description, items.join("\n"));
  });
  return {
    slug: "operations",
    title: "All operations",
    description: `The ${model.operations.length} operations of the ${model.title} by subject, with paths, plans, credits and status.`,
    body: () => blocks("Each request is an HTTP `GET`.", ...subjects),
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
  const recordTable = (isReturned: boolean) => {
    const members = [...records.values()].filter(({ usedBy }) => usedBy.length > 0 === isReturned);
    const rows = members.map((each) => [recordLink(each.name), markdownCell(summarize(each.description))]);
    return table(["Record", "What it is"], rows);
  };
  return {
    slug: "records",
    title: "All records",
    description: `The ${records.size} records of the ${title}, each field by field.`,
    body: () =>
      blocks(
        "## In responses",
        recordTable(true),
        "## Others",
        "Errors, and records that no operation returns yet.",
        recordTable(false),
      ),
  };
}

/** The pages of a group in the navigation without a page. */
function tablePages(model: Model): Page[] {
  const pages: Omit<Page, "trail">[] = [
    {
      slug: "tables/errors",
      title: "Error codes",
      description: "Every error code with its HTTP status, its meaning, and whether to retry the request.",
      body: (format) =>
        blocks(
          "These are the values of `error_code`. The guide [Errors](errors.md) explains how to handle each.",
          renderEntries(codeEntries(model.errors), format),
        ),
    },
    {
      slug: "tables/limits",
      title: "Limits",
      description: "The limits of each plan, and the bounds of every parameter.",
      body: () =>
        blocks(
          "## Of plans",
          "These are the defaults; the operator of the service may set others. The headers of each response report the limits in force. More in [Credits and limits](credits-and-limits.md).",
          plansTable(model),
          "## Of parameters",
          "They apply to every plan. A value beyond one is HTTP 400 and costs nothing.",
          limitsTable(model),
        ),
    },
    {
      slug: "tables/deprecations",
      title: "Deprecations",
      description: "Deprecated and legacy operations, parameters and fields, with dates and replacements.",
      body: () =>
        blocks(
          "*Deprecated* operations still work and will be removed. *Legacy* operations stay, but new programs should not use them. The guide [Versions](versions.md) explains both.",
          deprecationsTable(model),
        ),
    },
  ];
  return pages.map((page) => ({ ...page, trail: [{ title: "Reference" }] }));
}

/** The page for unknown paths. A script adds the search results for the path. */
export function notFoundPage(): Page {
  return {
    slug: "404",
    title: "Page not found",
    description: "No page of this site has this path.",
    tableOfContents: false,
    isListed: false,
    body: () =>
      blocks(
        "No page has this path.",
        '<div id="suggestions"></div>',
        "Search for what you need, or begin at one of these:",
        "- [All operations](page:operations)\n- [All guides](page:guides)\n- [All records](page:records)\n- [Error codes](page:tables/errors)",
      ),
  };
}

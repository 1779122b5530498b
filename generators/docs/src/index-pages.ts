import { describeCredits, describeLifecycle, type Model, markdownCell } from "@market-data/generator-core";
import type { Guide, TextFile } from "./guides.ts";
import { type Page, plainText, summaryOf } from "./page.ts";
import { type SampleContext, samplesOf } from "./samples.ts";
import { beforeSample } from "./server-words.ts";
import { currentFirst, errorsTable, groupBy, lifecycleTable, limitsTable, TABLES } from "./tables.ts";
import { blocks, code, fence, operationLink, table } from "./text.ts";

/** The pages that lead to others, and the tables that stand alone. */
export function indexPages(
  context: SampleContext,
  guides: readonly Guide[],
  changelogs: readonly TextFile[],
): Page[] {
  const { model } = context;
  return [
    homePage(context, guides),
    operationsPage(model),
    recordsPage(model),
    errorsPage(model),
    limitsPage(model),
    deprecationsPage(model),
    changelogPage(changelogs),
  ];
}

function homePage(context: SampleContext, guides: readonly Guide[]): Page {
  const { model } = context;
  const first = model.operations.find(({ access }) => !access.keyRequired) ?? model.operations[0];
  const list = guides.map(({ page }) => `- [${page.title}](page:${page.slug}): ${page.description}`);
  return {
    slug: "",
    title: model.title,
    description: summaryOf(`${model.summary} Guides, every call with samples that run, and every record.`),
    body: (flavour) =>
      blocks(
        model.description,
        "## Your first call",
        `It needs no key. ${beforeSample(context.server)}`,
        first === undefined ? "" : fence("sh", samplesOf(first, context).sh),
        "Or with the client, `npm install @market-data/client`:",
        first === undefined ? "" : fence("ts", samplesOf(first, context).ts),
        "## Guides",
        list.join("\n"),
        "## Reference",
        [
          `- [All ${model.operations.length} calls](page:operations), each with facts, parameters, samples and a form to try it`,
          `- [All ${model.records.size} records](page:records), field by field`,
          flavour === "site"
            ? "- [Everything on one page](page:reference), for reading and searching in one go"
            : "",
          "- [Errors](page:tables/errors), [limits](page:tables/limits), [deprecations](page:tables/deprecations)",
          "- [Changelog](page:changelog)",
        ]
          .filter((line) => line !== "")
          .join("\n"),
      ),
  };
}

function operationsPage(model: Model): Page {
  const groups = groupBy(model.operations, ({ tag }) => tag);
  const sections = model.tags
    .filter(({ name }) => groups.has(name))
    .map(({ name, description }) =>
      blocks(
        `## ${name}`,
        description,
        table(
          ["Call", "Path", "Credits", "State"],
          currentFirst(groups.get(name) ?? []).map((operation) => [
            operationLink(operation),
            code(operation.path),
            describeCredits(operation.credits).replace(/^Costs /, ""),
            describeLifecycle(operation.lifecycle) === ""
              ? "Current"
              : describeLifecycle(operation.lifecycle),
          ]),
        ),
      ),
    );
  return {
    slug: "operations",
    title: "All calls",
    description: `The ${model.operations.length} calls of the ${model.title} by subject, with their paths, costs and states.`,
    body: () => blocks("Every call is an HTTP `GET`.", ...sections),
  };
}

function recordsPage({ records, title }: Model): Page {
  const groups = groupBy([...records.values()], ({ usedBy }) => (usedBy.length > 0 ? "answers" : "others"));
  const tableOf = (key: string) =>
    table(
      ["Record", "What it is"],
      (groups.get(key) ?? []).map(({ name, description }) => [
        `[${name}](record:${name})`,
        markdownCell(summaryOf(description)),
      ]),
    );
  return {
    slug: "records",
    title: "All records",
    description: `The ${records.size} records of the ${title}: what each is, field by field.`,
    body: () =>
      blocks(
        "## In the answers of calls",
        tableOf("answers"),
        "## Others",
        "Errors, and records of areas whose calls are not published.",
        tableOf("others"),
      ),
  };
}

function errorsPage(model: Model): Page {
  return {
    slug: "tables/errors",
    title: "Error codes",
    description: "Every error code with its HTTP status, its meaning, and whether to send the call again.",
    body: () =>
      blocks(
        "These are the values of `error_code`. *Retry*: the same call may succeed after a wait. *Quota*: only when the period starts anew, or on a larger plan. *Never*: change the call first. The guide [Errors](errors.md) says how to handle each.",
        errorsTable(model),
      ),
  };
}

function limitsPage(model: Model): Page {
  return {
    slug: "tables/limits",
    title: "Limits",
    description: "The limits of each plan, and the bounds of every parameter.",
    body: () =>
      blocks(
        "## Of plans",
        "Whoever runs the service may set others than these defaults; the headers of each answer tell the ones that hold. More in [Credits and limits](credits-and-limits.md).",
        TABLES["plans"]?.(model) ?? "",
        "## Of parameters",
        "They hold for every plan. Passing one is HTTP 400 and costs nothing.",
        limitsTable(model),
      ),
  };
}

function deprecationsPage(model: Model): Page {
  return {
    slug: "tables/deprecations",
    title: "Deprecations",
    description: "The calls that are deprecated or legacy, since when, and what to use instead.",
    body: () =>
      blocks(
        "*Deprecated* calls still work and are on their way out; *legacy* ones are kept, and are not the ones to begin with. The guide [Versions](versions.md) explains both.",
        lifecycleTable(model),
      ),
  };
}

function changelogPage(changelogs: readonly TextFile[]): Page {
  const sections = changelogs.map(({ file, text }) =>
    blocks(
      `## ${file}`,
      text
        .replace(/^# .*\n/, "")
        .replaceAll(/^(#{2,4}) /gm, "#$1 ")
        .trim(),
    ),
  );
  return {
    slug: "changelog",
    title: "Changelog",
    description: plainText("What changed in each released version of the packages."),
    body: () =>
      sections.length === 0
        ? "Nothing has been released yet, so there are no changes to tell. With the first release, each package's changelog appears here."
        : blocks(...sections),
  };
}

import {
  describeBriefly,
  describeCache,
  describeConstraints,
  describeCredits,
  describeDuration,
  describeLifecycle,
  describePagination,
  describeParameter,
  describeParameterDeprecation,
  describeRules,
  formatCount,
  formatNumber,
  isPlan,
  type Json,
  joinSentences,
  type Model,
  type Operation,
  type Parameter,
  splitChoices,
} from "@market-data/generator-core";
import { type Entry, fold, renderEntries } from "./entries.ts";
import { renderErrors } from "./errors.ts";
import { auxEntryId, responseEntries } from "./fields.ts";
import { headingAnchor, operationSlug } from "./links.ts";
import { describeKey, requestTabs, responseTabs } from "./operation-pane.ts";
import { listNeeded, listVersions } from "./operations.ts";
import { type Page, type PageFormat, summarize } from "./page.ts";
import { MAIN_LANGUAGES, renderSamples, type SampleContext } from "./samples.ts";
import { describeType } from "./schemas.ts";
import { describeServer } from "./server-notes.ts";
import {
  blocks,
  code,
  describeMigration,
  fence,
  groupDigits,
  operationLink,
  operationTitle,
  recordLink,
} from "./text.ts";
import { type TryContext, tryForm } from "./try-form.ts";

/** An operation's page: description, facts, parameters, details, response, errors, samples and client. */
export function operationPage(operation: Operation, context: TryContext): Page {
  const versions = listVersions(operation, context.model);
  return {
    slug: operationSlug(operation),
    title: operationTitle(operation),
    description: summarize(operation.description),
    tableOfContents: false,
    trail: [
      { title: "Operations", slug: "operations" },
      { title: operation.tag, slug: `operations#${headingAnchor(operation.tag)}` },
    ],
    ...(versions.length > 1 && {
      versions: versions.map((each) => {
        return { title: `v${each.version}`, slug: operationSlug(each), status: each.lifecycle.status };
      }),
    }),
    body: (format) => (format === "html" ? htmlBody(operation, context) : markdownBody(operation, context)),
  };
}

/** The description of an operation, with links to versions. The notice of the page names the replacement. */
export function describeOperation(operation: Operation, model: Model): string {
  const versions = listVersions(operation, model).filter((other) => other !== operation);
  return operation.description
    .replace(
      /\n*^(?:Deprecated: (?:use version \d+|no replacement exists)|Legacy: prefer version \d+)\.$/m,
      "",
    )
    .replaceAll(/\bversion (\d+)\b/gi, (words, number: string) => {
      const version = versions.find((other) => other.version === Number(number));
      return version === undefined ? words : `[${words}](operation:${version.operationId})`;
    });
}

/** The page in two columns. A narrow screen shows the second column after the facts. */
function htmlBody(operation: Operation, context: TryContext): string {
  const { model } = context;
  const sections = describe(operation, context, "html");
  const titles = sections.flatMap((section) => /^## (.*)/.exec(section)?.[1] ?? []);
  const links = titles.map((title) => `<a href="#${headingAnchor(title)}">${title}</a>`);
  return blocks(
    '<div class="operation"><div class="operation-lead">',
    fence("http", `GET ${operation.path}`),
    notice(operation, model, "html"),
    splitDescription(operation, model).first,
    describeBriefly(operation, model.plans),
    '</div><aside class="operation-pane not-content" aria-label="Request and response"><div>',
    requestTabs(operation, context),
    operation.result.shape === "events" ? "" : tryForm(operation, context),
    responseTabs(operation, model),
    `</div></aside><nav class="operation-contents not-content" aria-label="On this page">${links.join("")}</nav><div class="operation-text">`,
    ...sections,
    "</div></div>",
  );
}

function markdownBody(operation: Operation, context: SampleContext): string {
  const { model, server } = context;
  const texts = renderSamples(operation, context);
  const [example] = operation.success.examples;
  const sections = describe(operation, context, "markdown");
  return blocks(
    fence("http", `GET ${operation.path}`),
    notice(operation, model, "markdown"),
    splitDescription(operation, model).first,
    describeBriefly(operation, model.plans),
    otherVersions(operation, model),
    ...sections.slice(0, -1),
    `## Samples\n\nEach sends the request whose response is [below](#example-of-a-response). ${describeKey()} ${describeServer(server)}`,
    ...MAIN_LANGUAGES.map(({ id, label }) => {
      const text = texts[id];
      return text === undefined ? "" : `### ${label}\n\n${fence(id, text)}`;
    }),
    "## Example of a response",
    example?.summary ?? "",
    example === undefined ? "" : fence("json", JSON.stringify(example.value, null, 2)),
    ...sections.slice(-1),
  );
}

/** The first paragraph of a description begins the page. The remaining paragraphs follow the parameters. */
function splitDescription(operation: Operation, model: Model): { first: string; others: string } {
  const [first = "", ...others] = describeOperation(operation, model).split("\n\n");
  return { first, others: blocks(...others) };
}

/** Links to all versions, for Markdown without the version switch of the site. */
function otherVersions(operation: Operation, model: Model): string {
  const others = listVersions(operation, model).filter((other) => other !== operation);
  const links = others.map((other) => `${operationLink(other)}, ${other.lifecycle.status}`);
  return links.length === 0 ? "" : `Other versions: ${links.join("; ")}.`;
}

/** The sections of a page in both formats. The last section names the client's method. */
function describe(operation: Operation, context: SampleContext, format: PageFormat): string[] {
  const { model, getMethod } = context;
  const { operationId, parameters } = operation;
  return [
    ...(parameters.length === 0
      ? []
      : ["## Parameters", describeConstraints(operation.constraints), renderParameters(operation, format)]),
    "## Details",
    splitDescription(operation, model).others,
    listDetails(operation, model),
    "## Response",
    describeResponse(operation),
    renderEntries(responseEntries(operation, model), format),
    "## Errors",
    `Every body is an ${recordLink("ErrorResponse")}. The guide [Errors](errors.md) explains how to handle them.`,
    renderErrors(operation, model, format),
    `## Client\n\n${describeMethod(operation, getMethod)}The operation id is ${code(operationId)}.`,
  ];
}

/** Names the client's method. */
function describeMethod(operation: Operation, getMethod: SampleContext["getMethod"]): string {
  return `${code(getMethod(operation))} of the [client](page:client) calls this operation. `;
}

/** The state of a deprecated or legacy operation, and the replacement. */
function notice(operation: Operation, { operations }: Model, format: PageFormat): string {
  const state = describeLifecycle(operation.lifecycle);
  if (state === "") return "";
  const text = `**${state}** ${describeMigration(operation, operations)}`;
  return format === "html" ? `:::caution\n${text}\n:::` : `> ${text}`;
}

/** The facts about an operation in full sentences. The marker `*` separates this list from a list of the description. */
function listDetails(operation: Operation, model: Model): string {
  const { access, cache, credits, pagination } = operation;
  const key = `Required, in the header ${code(model.keyHeader)}. [More](authentication.md)`;
  const facts = [
    ["Key", access.keyRequired ? key : "Not required."],
    ["Plans", access.plans.length === 0 ? "All." : `${access.plans.map(({ plan }) => plan).join(", ")}.`],
    ["History", describeHistory(operation, model)],
    ["Pagination", describePagination(pagination)],
    ["Credits", `${describeCredits(credits)} [More](credits-and-limits.md#what-a-request-costs)`],
    ["Caching", describeCache(cache)],
  ];
  return facts.flatMap(([name, words]) => (words === "" ? [] : [`* **${name}:** ${words}`])).join("\n");
}

/** The history of each plan. Empty for an operation about the present. */
function describeHistory({ access }: Operation, { plans }: Model): string {
  if (access.plans.every(({ history }) => history === undefined)) return "";
  const limits = access.plans.map(({ plan, history }) => {
    if (history === "latest") return `${plan}: latest values only`;
    if (history !== undefined) return `${plan}: ${describeDuration(history)}`;
    const usual = plans.find((each) => isPlan(each, plan));
    return `${plan}: as the plan${usual === undefined ? "" : `, ${describeDuration(usual.history)}`}`;
  });
  return `${limits.join("; ")}. [More](plans-and-history.md#how-far-back-a-plan-looks)`;
}

/** The groups of optional parameters, last group first. A parameter belongs to the first match. */
const GROUPS: Record<string, (parameter: Parameter, operation: Operation) => boolean> = {
  Output: ({ name }) => /^(aux|convert|convert_id|skip_invalid|reverse_order|include_\w+)$/.test(name),
  Paging: ({ name }, { pagination }) => name === pagination?.start || name === pagination?.limit,
  Sorting: ({ name }) => /^sort(_|$)/.test(name),
  Time: ({ name, readsAs }) => readsAs?.type === "time" || /^(time_period|interval|count)$/.test(name),
  Filters: () => true,
};

/** Required parameters first, then groups. The site folds range filters. */
function renderParameters(operation: Operation, format: PageFormat): string {
  const needed = listNeeded(operation);
  const parameters = operation.parameters.toSorted((a, b) => Number(b.required) - Number(a.required));
  const groups = Map.groupBy(parameters, (parameter) => {
    if (parameter.required || needed.includes(parameter.name)) return "";
    return Object.keys(GROUPS).find((title) => GROUPS[title]?.(parameter, operation)) ?? "";
  });
  const titles = ["", ...Object.keys(GROUPS).toReversed()].filter((title) => groups.has(title));
  const render = (some: readonly Parameter[]) => renderEntries(parameterEntries(some, operation), format);
  const sections = titles.flatMap((title) => {
    const members = groups.get(title) ?? [];
    const ranges = format === "html" ? members.filter(({ name }) => getRange(name, operation)) : [];
    const names = new Set(ranges.map(({ name }) => getRange(name, operation)));
    const label = `${ranges.length} range filters: ${[...names].join(", ")}`;
    return [
      title === "" || titles.length === 1 ? "" : `### ${title}`,
      render(members.filter((each) => !ranges.includes(each))),
      names.size === 0 ? "" : fold(label, render(ranges)),
    ];
  });
  return blocks(...sections);
}

/** The value between a pair of bounds: `price` for `price_min` and `price_max`. */
function getRange(name: string, { parameters }: Operation): string | undefined {
  const [, base] = /^(.+)_(?:min|max)$/.exec(name) ?? [];
  const isPair = ["min", "max"].every((end) => parameters.some((each) => each.name === `${base}_${end}`));
  return isPair ? base : undefined;
}

function parameterEntries(parameters: readonly Parameter[], { aux }: Operation): Entry[] {
  return parameters.map((parameter) => {
    const names = parameter.name === "aux" ? auxEntries(aux) : [];
    const deprecation = describeParameterDeprecation(parameter);
    const { text, choices, total } = splitChoices(parameter.description, parameter.schema);
    return {
      id: `parameter-${parameter.name}`,
      name: parameter.name,
      marks: [
        parameterType(parameter),
        ...(parameter.in === "path" ? ["in the path"] : []),
        ...(parameter.required ? ["**required**"] : []),
        ...(deprecation === "" ? [] : ["**deprecated**"]),
      ],
      text: joinSentences(deprecation, text, parameterRules(parameter, names.length > 0 ? [] : choices)),
      ...(names.length === 0
        ? { choices, total }
        : { inner: { label: formatCount(names.length, "name"), open: false, entries: names } }),
    };
  });
}

/** The names in `aux`, each with the fields of this name. */
function auxEntries(aux: Operation["aux"]): Entry[] {
  return Object.entries(aux?.names ?? {}).map(([name, { fields }]) => ({
    id: auxEntryId(name),
    name,
    marks: aux?.default.includes(name) ? ["default"] : [],
    text: fields.length === 0 ? "Accepted, and adds no field." : `Adds ${fields.map(code).join(", ")}.`,
  }));
}

function parameterType({ schema, readsAs, list }: Parameter): string {
  if (readsAs !== undefined) return readsAs.type === "time" ? "time" : `${readsAs.type}, as text`;
  return list ? `list of ${describeType(schema["items"])}, comma-separated` : describeType(schema);
}

function parameterRules(parameter: Parameter, choices: readonly string[]): string {
  const { schema, example } = parameter;
  const { default: fallback } = schema;
  const hasExample = example !== null && example !== undefined && choices.length === 0;
  return joinSentences(
    groupDigits(joinSentences(describeRules(schema), describeParameter({ ...parameter, schema: {} }))),
    fallback === undefined ? "" : `Default: ${code(wireText(fallback))}.`,
    hasExample ? `Example: ${code(wireText(example))}.` : "",
  );
}

function wireText(value: Json): string {
  return Array.isArray(value) ? value.map(formatNumber).join(",") : formatNumber(value);
}

function describeResponse({ success }: Operation): string {
  const { status, description, schema, headers } = success;
  const body = schema === undefined ? "" : `The body is a ${recordLink(schema)}.`;
  return blocks(`**${status}** ${description} ${body}`, `Headers: ${headers.map(code).join(", ")}.`);
}

import {
  describeCache,
  describeConstraints,
  describeCredits,
  describeDuration,
  describeLifecycle,
  describePagination,
  describeParameter,
  describeReplacement,
  type Model,
  type Operation,
  type Parameter,
} from "@market-data/generator-core";
import { count, type Entry, renderEntries } from "./entries.ts";
import { errorEntries } from "./errors.ts";
import { auxEntryId, responseEntries } from "./fields.ts";
import { headingAnchor, operationSlug } from "./links.ts";
import { describeSamples, requestTabs, responseTabs } from "./operation-pane.ts";
import { resourcePath } from "./order.ts";
import { type Page, type PageFormat, type PageLink, summarize } from "./page.ts";
import { MAIN_LANGUAGES, renderSamples, type SampleContext } from "./samples.ts";
import { describeType, listChoices } from "./schemas.ts";
import { blocks, code, fence, groupDigits, operationLink, operationTitle, table } from "./text.ts";
import { type TryContext, tryForm } from "./try-form.ts";

/** An operation's page: what it does, its facts, parameters, samples, response and errors. */
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
    ...(versions.length > 1 && { versions: versions.map(versionLink) }),
    body: (format) => (format === "html" ? htmlBody(operation, context) : markdownBody(operation, context)),
  };
}

/** An operation in all of its versions, the highest first. */
function listVersions(operation: Operation, { operations }: Model): Operation[] {
  return operations
    .filter((other) => resourcePath(other) === resourcePath(operation))
    .toSorted((one, other) => other.version - one.version);
}

/** What an operation does, with links to other versions that the text names. The page's notice says which one to use. */
export function describeOperation(operation: Operation, model: Model): string {
  const versions = listVersions(operation, model).filter((other) => other !== operation);
  return operation.description
    .replace(
      /\n*^(?:Deprecated: use version \d+|Legacy: prefer version \d+|Deprecated: no replacement exists)\.$/m,
      "",
    )
    .replaceAll(/\bversion (\d+)\b/gi, (words, number: string) => {
      const version = versions.find((other) => other.version === Number(number));
      return version === undefined ? words : `[${words}](operation:${version.operationId})`;
    });
}

function versionLink(operation: Operation): PageLink & { status: string } {
  const { version, lifecycle } = operation;
  return { title: `v${version}`, slug: operationSlug(operation), status: lifecycle.status };
}

/** The page in two columns; a narrow screen shows the second one after the first paragraph. */
function htmlBody(operation: Operation, context: TryContext): string {
  const { model } = context;
  const [first = "", ...others] = describeOperation(operation, model).split("\n\n");
  return blocks(
    '<div class="operation"><div class="operation-lead">',
    requestLine(operation),
    notice(operation, model, "html"),
    first,
    '</div><aside class="operation-pane not-content" aria-label="Request and response"><div>',
    requestTabs(operation, context),
    tryForm(operation, context),
    responseTabs(operation, model),
    '</div></aside><div class="operation-text">',
    ...others,
    ...describe(operation, context, "html"),
    "</div></div>",
  );
}

function markdownBody(operation: Operation, context: SampleContext): string {
  const { model, server } = context;
  const texts = renderSamples(operation, context);
  const [example] = operation.success.examples;
  return blocks(
    requestLine(operation),
    notice(operation, model, "markdown"),
    describeOperation(operation, model),
    otherVersions(operation, model),
    ...describe(operation, context, "markdown"),
    `## Samples\n\nEach sends the request whose response is [below](#example-of-a-response). ${describeSamples(server)}`,
    ...MAIN_LANGUAGES.map(({ id, label }) => `### ${label}\n\n${fence(id, texts[id])}`),
    "## Example of a response",
    example === undefined
      ? ""
      : `${example.summary}\n\n${fence("json", JSON.stringify(example.value, null, 2))}`,
  );
}

/** The versions beside an operation's own, for readers without the site's switch. */
function otherVersions(operation: Operation, model: Model): string {
  const others = listVersions(operation, model).filter((other) => other !== operation);
  const links = others.map((other) => `${operationLink(other)}, ${other.lifecycle.status}`);
  return links.length === 0 ? "" : `Other versions: ${links.join("; ")}.`;
}

function requestLine({ path }: Operation): string {
  return fence("http", `GET ${path}`);
}

/** What the page says in both formats: facts, parameters, response and errors. */
function describe(operation: Operation, context: SampleContext, format: PageFormat): string[] {
  const { model } = context;
  const { parameters } = operation;
  return [
    "## At a glance",
    factsTable(operation, context),
    "## Parameters",
    parameters.length === 0 ? "None." : renderEntries(parameterEntries(operation), format),
    "## Response",
    describeResponse(operation),
    renderEntries(responseEntries(operation, model), format),
    "## Errors",
    "Every body is an [ErrorResponse](record:ErrorResponse). The guide [Errors](errors.md) explains how to handle them.",
    renderEntries(errorEntries(operation, model), format),
  ];
}

/** States first that an operation is deprecated or legacy, and what replaces it. */
function notice(operation: Operation, { operations }: Model, format: PageFormat): string {
  const state = describeLifecycle(operation.lifecycle);
  if (state === "") return "";
  const replacement = describeReplacement(operation, operations, operationLink);
  const text = `**${state}** ${replacement} [How to migrate](migration.md#${operation.operationId.toLowerCase()}).`;
  return format === "html" ? `:::caution\n${text}\n:::` : `> ${text}`;
}

/** The facts about an operation, a row each. */
function factsTable(operation: Operation, { model, getMethod }: SampleContext): string {
  const { access, cache, credits, lifecycle, operationId, pagination } = operation;
  const method = getMethod(operation);
  const facts: [string, string][] = [
    ["Client", code(method)],
    ["Operation", code(operationId)],
    [
      "Key",
      access.keyRequired
        ? `Required, in the header ${code(model.keyHeader)}. [How](authentication.md)`
        : "Not required",
    ],
    ["Plans", access.plans.length === 0 ? "All" : access.plans.map(({ plan }) => plan).join(", ")],
    ["History", describeHistory(operation, model)],
    ["Credits", `${describeCredits(credits)} [More](credits-and-limits.md#what-a-request-costs)`],
    ["Caching", describeCache(cache)],
    ["Constraints", describeConstraints(operation.constraints)],
    ["Pagination", describePagination(pagination)],
    ["Status", lifecycle.status === "current" ? "Current" : describeLifecycle(lifecycle)],
    ["Replaced by", describeReplacement(operation, model.operations, operationLink)],
  ];
  return table(
    ["Fact", "Value"],
    facts.filter(([, words]) => words !== ""),
  );
}

/** How far back the data of each plan goes; empty for an operation about the present. */
function describeHistory({ access }: Operation, { plans }: Model): string {
  if (access.plans.every(({ history }) => history === undefined)) return "";
  const limits = access.plans.map(({ plan, history }) => {
    if (history === "latest") return `${plan}: latest values only`;
    if (history !== undefined) return `${plan}: ${describeDuration(history)}`;
    const usual = plans.find(({ name, aliases }) => name === plan || aliases.includes(plan));
    return usual === undefined
      ? `${plan}: as the plan`
      : `${plan}: as the plan, ${describeDuration(usual.history)}`;
  });
  return `${limits.join("; ")}. [More](plans-and-history.md#how-far-back-a-plan-looks)`;
}

function parameterEntries({ parameters, aux }: Operation): Entry[] {
  return parameters.map((parameter) => {
    const names = parameter.name === "aux" ? auxEntries(aux) : [];
    return {
      id: `parameter-${parameter.name}`,
      name: parameter.name,
      marks: [
        parameterType(parameter),
        ...(parameter.in === "path" ? ["in the path"] : []),
        ...(parameter.required ? ["**required**"] : []),
      ],
      text: names.length === 0 ? parameterText(parameter) : parameter.description,
      ...(names.length === 0 ? {} : { inner: { label: count(names, "name"), open: false, entries: names } }),
    };
  });
}

/** What each name in `aux` adds to a record. */
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

function parameterText(parameter: Parameter): string {
  const { description, schema, example } = parameter;
  const choices = listChoices(schema).map((each) => code(String(each)));
  const fallback = schema["default"];
  return [
    description,
    groupDigits(describeParameter(parameter)),
    choices.length === 0 ? "" : `${parameter.list ? "Any of" : "One of"} ${choices.join(", ")}.`,
    fallback === undefined ? "" : `Default: ${code(wireText(fallback))}.`,
    example === null || example === undefined || choices.length > 0
      ? ""
      : `Example: ${code(wireText(example))}.`,
  ]
    .filter((words) => words !== "")
    .join(" ");
}

function wireText(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}

function describeResponse({ success }: Operation): string {
  const whole =
    success.schema === undefined ? "" : `The body is a [${success.schema}](record:${success.schema}).`;
  return blocks(
    `**${success.status}** ${success.description} ${whole}`,
    `Headers: ${success.headers.map(code).join(", ")}.`,
  );
}

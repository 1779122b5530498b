import {
  describeCache,
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
import { operationSlug } from "./links.ts";
import { type Flavour, type Page, summaryOf } from "./page.ts";
import { LANGUAGES, type SampleContext, samplesOf } from "./samples.ts";
import { choicesOf, fieldsOf, typeWords } from "./schemas.ts";
import { addressWords, tryWords } from "./server-words.ts";
import { rulesOf } from "./tables.ts";
import { blocks, code, fence, operationLink, operationTitle, table } from "./text.ts";
import { tryForm } from "./try-form.ts";

/** An operation's page: what it does, what holds for it, how to call it, and what it answers. */
export function operationPage(operation: Operation, context: SampleContext): Page {
  const { model, server } = context;
  return {
    slug: operationSlug(operation),
    title: operationTitle(operation),
    description: summaryOf(operation.description),
    body: (flavour) =>
      blocks(
        fence("http", `GET ${operation.path}`),
        notice(operation, model, flavour),
        operation.description,
        "## At a glance",
        factsTable(operation, context),
        "## Parameters",
        parametersTable(operation),
        "## Samples",
        `Each makes the call whose answer stands [below](#answer). \`MARKET_DATA_KEY\` is an environment variable with your key; ${addressWords(server)}`,
        samples(operation, context, flavour),
        flavour === "site" ? `## Try it\n\n${tryWords(server)}` : "",
        flavour === "site" ? tryForm(operation, model.keyHeader, server) : "",
        "## Answer",
        answer(operation, model),
        auxSection(operation),
        "## Errors",
        errors(operation, model),
      ),
  };
}

/** Says before all else that a call is on its way out, and where to go. */
function notice(operation: Operation, { operations }: Model, flavour: Flavour): string {
  const state = describeLifecycle(operation.lifecycle);
  if (state === "") return "";
  const out = describeReplacement(operation, operations, operationLink);
  const text = `**${state}** ${out} [How to move](migration.md#${operation.operationId.toLowerCase()}).`;
  return flavour === "site" ? `:::caution\n${text}\n:::` : `> ${text}`;
}

/** What holds for the operation, one fact a line. */
function factsTable(operation: Operation, { model, methodOf }: SampleContext): string {
  const { access, cache, credits, lifecycle, operationId, pagination } = operation;
  const method = methodOf(operation);
  const facts: [string, string][] = [
    ["Client", code(method)],
    ["Operation", code(operationId)],
    [
      "Key",
      access.keyRequired
        ? `Needed, in the header ${code(model.keyHeader)}. [How](authentication.md)`
        : "Not needed",
    ],
    ["Plans", access.plans.length === 0 ? "All" : access.plans.map(({ plan }) => plan).join(", ")],
    ["History", historyWords(operation, model)],
    ["Credits", `${describeCredits(credits)} [More](credits-and-limits.md#what-a-request-costs)`],
    ["Cache", describeCache(cache)],
    ["Rules", rulesOf(operation)],
    ["Pages", describePagination(pagination)],
    ["State", lifecycle.status === "current" ? "Current" : describeLifecycle(lifecycle)],
    ["Replaced by", describeReplacement(operation, model.operations, operationLink)],
  ];
  return table(
    ["Fact", "What holds"],
    facts.filter(([, words]) => words !== ""),
  );
}

/** How far back each plan may look; empty for a call about the present. */
function historyWords({ access }: Operation, { plans }: Model): string {
  if (access.plans.every(({ history }) => history === undefined)) return "";
  const depths = access.plans.map(({ plan, history }) => {
    if (history === "latest") return `${plan}: latest values only`;
    if (history !== undefined) return `${plan}: ${describeDuration(history)}`;
    const usual = plans.find(({ name, aliases }) => name === plan || aliases.includes(plan));
    return usual === undefined
      ? `${plan}: as the plan`
      : `${plan}: as the plan, ${describeDuration(usual.history)}`;
  });
  return `${depths.join("; ")}. [More](plans-and-history.md#how-far-back-a-plan-looks)`;
}

function parametersTable({ parameters }: Operation): string {
  if (parameters.length === 0) return "It takes none.";
  const rows = parameters.map((parameter) => [
    `${code(parameter.name)}${parameter.required ? " **required**" : ""}${parameter.in === "path" ? " in the path" : ""}`,
    parameterType(parameter),
    parameterText(parameter),
  ]);
  return table(["Parameter", "Type", "Meaning"], rows);
}

function parameterType({ schema, readsAs, list }: Parameter): string {
  if (readsAs !== undefined) return readsAs.type === "time" ? "time" : `${readsAs.type}, as text`;
  return list ? `list of ${typeWords(schema["items"])}, with commas` : typeWords(schema);
}

/** Bounds with many digits, in groups of three. */
function withGroups(words: string): string {
  return words.replaceAll(/\d{5,}/g, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ","));
}

function parameterText(parameter: Parameter): string {
  const { description, schema, example } = parameter;
  const choices = choicesOf(schema).map((each) => code(String(each)));
  const fallback = schema["default"];
  return [
    description,
    withGroups(describeParameter(parameter)),
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

function samples(operation: Operation, context: SampleContext, flavour: Flavour): string {
  const texts = samplesOf(operation, context);
  const parts = LANGUAGES.map(({ id, label }, index) => {
    const block = fence(id, texts[id]);
    if (flavour === "twin") return `### ${label}\n\n${block}`;
    const open = index === 0 ? " open" : "";
    return `<details class="sample" name="sample"${open}><summary>${label}</summary>\n\n${block}\n\n</details>`;
  });
  return parts.join("\n\n");
}

function answer({ success, result }: Operation, model: Model): string {
  const [example] = success.examples;
  const record = model.records.get(result.record);
  const fields = record === undefined ? [] : fieldsOf(record.schema, model);
  const whole =
    success.schema === undefined ? "" : `The body is a [${success.schema}](record:${success.schema}).`;
  const names = fields.map(({ name }) => code(name)).join(", ");
  return blocks(
    `**${success.status}** ${success.description} ${whole}`,
    example === undefined ? "" : `${example.summary}`,
    example === undefined ? "" : fence("json", JSON.stringify(example.value, null, 2)),
    fields.length === 0 ? "" : `What each [${result.record}](record:${result.record}) may hold: ${names}.`,
    `Headers: ${success.headers.map(code).join(", ")}.`,
  );
}

function auxSection({ aux }: Operation): string {
  if (aux === undefined) return "";
  const rows = Object.entries(aux.names).map(([name, { fields }]) => [
    code(name),
    fields.length === 0 ? "—" : fields.map(code).join(", "),
    aux.default.includes(name) ? "yes" : "no",
  ]);
  return blocks(
    "## Fields switched by aux",
    "A field named here is in the answer only if `aux` names it, or if it is a default and `aux` is not sent.",
    table(["aux", "Fields", "Default"], rows),
  );
}

function errors({ errors: responses }: Operation, model: Model): string {
  const rows = responses.map(({ status, description }) => {
    const codes = model.errors
      .filter((each) => each.status === status)
      .map((each) => code(String(each.code)));
    return [String(status), codes.join(", "), description];
  });
  return blocks(
    "The body of each is an [ErrorResponse](record:ErrorResponse). [All codes](page:tables/errors) and [what to do](errors.md) have pages of their own.",
    table(["HTTP status", "Codes", "When"], rows),
  );
}

import {
  type Contract,
  type GeneratedFile,
  type Json,
  type JsonObject,
  readWorkflows,
  source,
} from "@market-data/generator-core";
import { parseGuides } from "@market-data/generator-docs/guides";
import { SEARCH_TERMS } from "@market-data/generator-docs/search-terms";
import { readTexts } from "@market-data/generator-docs/write-site";

/** The workflows of `spec/workflows/journeys.arazzo.yaml`. The other workflows show rules of the API. */
const JOURNEYS = ["week-comparison", "market-overview", "coin-chart"];

interface Workflow {
  workflowId: string;
  summary: string;
  steps: readonly Step[];
}

interface Step {
  operationId: string;
  description: string;
  parameters: readonly { name: string; in: string; value: Json }[];
}

/** Emits the guides as Markdown, the journeys with their requests, and the synonyms for the search. */
export function emitMcp(contract: Contract, headerLine: string): GeneratedFile[] {
  const toFile = (path: string, doc: string, name: string, value: Json): GeneratedFile => ({
    path,
    contents: `// ${headerLine}\n/** ${doc} */\nexport const ${name} = ${source(value)};\n`,
  });
  return [
    toFile("guides.ts", "The guides in the order of the site.", "guides", readGuides(contract)),
    toFile("journeys.ts", "Questions that need several requests.", "journeys", readJourneys()),
    toFile("search-terms.ts", "Synonyms by operation.", "searchTerms", readSearchTerms(contract)),
  ];
}

/** The synonyms of the site's search. All versions of an operation share their synonyms. */
function readSearchTerms({ model }: Contract): JsonObject {
  const terms = model.operations.map(({ operationId, path }) => [
    operationId,
    SEARCH_TERMS[`operations${path.replace(/^\/v\d+/, "")}`] ?? "",
  ]);
  return Object.fromEntries(terms);
}

function readGuides(contract: Contract): JsonObject[] {
  const context = { model: contract.model, server: "", getMethod: () => "" };
  return parseGuides(readTexts().guides, context).map(({ slug, title, description, body }) => ({
    name: slug.replace("guides/", ""),
    title,
    description,
    text: resolveLinks(body("markdown").trim()),
  }));
}

/** Replaces the links of the site by names that the tools and resources accept. */
function resolveLinks(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\(operation:(\w+)\)/g, "$1 ($2)")
    .replaceAll(/\[([^\]]+)\]\(record:\w+\)/g, "$1")
    .replaceAll(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, "](market-data://guides/$1$2)");
}

/** @throws {Error} for a journey without a workflow. */
function readJourneys(): JsonObject[] {
  const workflows = readWorkflows() as unknown as Workflow[];
  return JOURNEYS.map((name) => {
    const workflow = workflows.find(({ workflowId }) => workflowId === name);
    if (workflow === undefined) throw new Error(`spec/workflows has no workflow "${name}".`);
    const steps = workflow.steps.map(({ operationId: operation, description, parameters }) => {
      const sent = parameters.filter((each) => each.in !== "header").map((each) => [each.name, each.value]);
      return { operation, description, parameters: Object.fromEntries(sent) as JsonObject };
    });
    return { name, summary: workflow.summary, steps };
  });
}

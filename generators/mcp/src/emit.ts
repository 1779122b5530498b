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

/** Emits the guides as Markdown, and the journeys with their requests. */
export function emitMcp(contract: Contract, headerLine: string): GeneratedFile[] {
  return [
    file("guides", "The guides, in the order of the site.", "Guide", readGuides(contract), headerLine),
    file("journeys", "The journeys of spec/workflows.", "Journey", readJourneys(), headerLine),
    emitSearchTerms(contract, headerLine),
  ];
}

function file(
  name: string,
  doc: string,
  type: string,
  value: JsonObject[],
  headerLine: string,
): GeneratedFile {
  const contents = [
    `// ${headerLine}`,
    `import type { ${type} } from "../texts.ts";`,
    "",
    `/** ${doc} */`,
    `export const ${name}: readonly ${type}[] = ${source(value)};`,
    "",
  ];
  return { path: `${name}.ts`, contents: contents.join("\n") };
}

/** Emits the synonyms of the site's search. Operations of all versions share their synonyms. */
function emitSearchTerms({ model }: Contract, headerLine: string): GeneratedFile {
  const terms = model.operations.map(({ operationId, path }) => [
    operationId,
    SEARCH_TERMS[`operations${path.replace(/^\/v\d+/, "")}`] ?? "",
  ]);
  const doc = "/** Synonyms by operation, separated by commas. */";
  const value = `Readonly<Record<string, string>> = ${source(Object.fromEntries(terms))}`;
  return {
    path: "search-terms.ts",
    contents: `// ${headerLine}\n${doc}\nexport const searchTerms: ${value};\n`,
  };
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

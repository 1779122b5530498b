import type { Json, JsonObject, Operation } from "@market-data/generator-core";
import type { Page, PageFormat } from "./page.ts";
import { MAIN_LANGUAGES, type Request, renderSamples, type SampleContext } from "./samples.ts";
import { TABLES } from "./tables.ts";
import { tabs } from "./tabs.ts";
import { fence } from "./text.ts";
import { workflowSteps } from "./workflow-steps.ts";

/** A text file, by its name without a folder. */
export interface TextFile {
  file: string;
  text: string;
}

/** A guide's page, and its position among the guides. */
export interface Guide {
  page: Page;
  order: number;
}

/**
 * The pages of the guides, in their order.
 * @throws {Error} for a guide without front matter, or with an unknown table or workflow.
 */
export function parseGuides(files: readonly TextFile[], context: SampleContext): Guide[] {
  return files.map((file) => parseGuide(file, context)).sort((one, other) => one.order - other.order);
}

function parseGuide({ file, text }: TextFile, context: SampleContext): Guide {
  const [, head, rest] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) throw new Error(`${file} has no front matter.`);
  const fields = new Map(
    head.split("\n").map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
  const body = rest
    .replaceAll(/^<!-- table: ([\w-]+) -->$/gm, (_, name: string) => {
      const make = TABLES[name];
      if (make === undefined) throw new Error(`${file} asks for the table "${name}", which does not exist.`);
      return make(context.model);
    })
    .replaceAll(/^<!-- workflow: ([\w-]+) -->$/gm, (_, id: string) => workflowSteps(id, context.model))
    // The tests of the guides read the name of the excerpt's schema.
    .replaceAll(/^```json \w+$/gm, "```json");
  return {
    page: {
      slug: `guides/${file.replace(/\.md$/, "")}`,
      title: fields.get("title") ?? file,
      description: fields.get("description") ?? "",
      trail: [{ title: "Guides", slug: "guides" }],
      body: (format) => renderRequests(body, context, format),
    },
    order: Number(fields.get("order")),
  };
}

/** A shell block with a single request, and no option except the header with the key. */
const REQUEST =
  /^```sh\n(curl (?:-H "[\w-]+: \$MARKET_DATA_KEY" (?:\\\n +)?)?"\$MARKET_DATA_URL(\/[^"?]*)\??([^"]*)")\n```$/gm;

/** Writes each request as tabs of the main languages: ten languages make a page of 2 MB. Markdown keeps the command. */
function renderRequests(body: string, context: SampleContext, format: PageFormat): string {
  if (format === "markdown") return body;
  let number = 0;
  return body.replaceAll(REQUEST, (block, command: string, path: string, query: string) => {
    const operation = context.model.operations.find((each) => each.path === path);
    if (operation === undefined) return block;
    number += 1;
    const samples = { ...renderSamples(operation, context, parseRequest(operation, query)), sh: command };
    const languages = MAIN_LANGUAGES.map((each) => ({
      ...each,
      body: fence(`${each.id} wrap`, samples[each.id]),
    }));
    const choice = tabs(`request-${number}`, "Request in", languages, { remember: "language" });
    return `<div class="not-content">\n\n${choice}\n\n</div>`;
  });
}

/** The parameters of a query with their types, as the client takes the parameters. */
function parseRequest({ parameters }: Operation, query: string): Request {
  const entries = [...new URLSearchParams(query)].map(([name, text]): [string, Json] => {
    const { schema = {}, list } = parameters.find((each) => each.name === name) ?? {};
    const type = [list ? (schema["items"] as JsonObject)["type"] : schema["type"]].flat().join();
    const parse = (value: string): Json => (/integer|number|boolean/.test(type) ? JSON.parse(value) : value);
    return [name, list ? text.split(",").map(parse) : parse(text)];
  });
  return Object.fromEntries(entries);
}

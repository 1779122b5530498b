import type { Json, JsonObject, Operation } from "@market-data/generator-core";
import type { Page, PageFormat } from "./page.ts";
import { MAIN_LANGUAGES, type Request, renderSamples, type SampleContext } from "./samples.ts";
import { TABLES } from "./tables.ts";
import { languageTabs } from "./tabs.ts";
import { workflowSteps } from "./workflow-steps.ts";

/** A text file, by the name without a folder. */
export interface TextFile {
  file: string;
  text: string;
}

/**
 * The pages of the guides, sorted by the front matter.
 * @throws {Error} for a guide without front matter, or with an unknown table or workflow.
 */
export function parseGuides(files: readonly TextFile[], context: SampleContext): Page[] {
  const guides = files.map((file) => parseGuide(file, context)).sort((a, b) => a.order - b.order);
  return guides.map(({ page }) => page);
}

function parseGuide({ file, text }: TextFile, context: SampleContext): { page: Page; order: number } {
  const [, head, rest] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) throw new Error(`${file} has no front matter.`);
  const readField = (name: string) => new RegExp(`^${name}: *(.*)$`, "m").exec(head)?.[1] ?? "";
  const body = rest
    .replaceAll(/^<!-- table: ([\w-]+) -->$/gm, (_, name: string) => {
      const make = TABLES[name];
      if (make === undefined) throw new Error(`${file} names the unknown table "${name}".`);
      return make(context.model);
    })
    .replaceAll(/^<!-- workflow: ([\w-]+) -->$/gm, (_, id: string) => workflowSteps(id, context.model))
    // The tests of the guides read the name of the excerpt's schema.
    .replaceAll(/^```json \w+$/gm, "```json");
  return {
    page: {
      slug: `guides/${file.replace(/\.md$/, "")}`,
      title: readField("title"),
      description: readField("description"),
      trail: [{ title: "Guides", slug: "guides" }],
      body: (format) => renderRequests(body, context, format),
    },
    order: Number(readField("order")),
  };
}

/** A shell block with a single request. Its only options are the header with the key, and `-N` for a stream. */
const REQUEST =
  /^```sh\n(curl (?:-N )?(?:-H "[\w-]+: \$MARKET_DATA_KEY" (?:\\\n +)?)?"\$MARKET_DATA_URL(\/[^"?]*)\??([^"]*)")\n```$/gm;

/** Writes each request as tabs of the main languages: all languages make a page of 2 MB. Markdown keeps the command. */
function renderRequests(body: string, context: SampleContext, format: PageFormat): string {
  if (format === "markdown") return body;
  let number = 0;
  return body.replaceAll(REQUEST, (block, command: string, path: string, query: string) => {
    const operation = context.model.operations.find((each) => each.path === path);
    if (operation === undefined) return block;
    number += 1;
    const samples = { ...renderSamples(operation, context, parseRequest(operation, query)), sh: command };
    const choice = languageTabs(`request-${number}`, MAIN_LANGUAGES, samples);
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

import type { Example, Model, Operation } from "@market-data/generator-core";
import { outlineSchema, outlineValue, renderOutline } from "./outline.ts";
import { KEY_VARIABLE, LANGUAGES, renderSamples, type SampleContext } from "./samples.ts";
import { describeServer } from "./server-notes.ts";
import { languageTabs, type Tab, tabs } from "./tabs.ts";
import { blocks, code, html } from "./text.ts";

/** The request of the first example, with a tab per language. All pages share the reader's choice. */
export function requestTabs(operation: Operation, context: SampleContext): string {
  const texts = renderSamples(operation, context);
  return blocks(
    languageTabs("language", LANGUAGES, texts),
    `<div class="pane-note">\n\n${describeKey()} <span class="samples-server">${describeServer(context.server)}</span>\n\n</div>`,
  );
}

/** Describes the variable with the key in the samples, before the description of the server. */
export function describeKey(): string {
  return `${code(KEY_VARIABLE)} is an environment variable with your key;`;
}

/** The response of the first example with the schema, and a tab per error. */
export function responseTabs({ success, errors }: Operation, model: Model): string {
  const { schema = "", status } = success;
  const form = renderOutline(outlineSchema(model.records.get(schema)?.schema ?? {}, model), "Schema");
  const views: Tab[] = [
    { id: "example", label: "Example", body: renderExamples(success.examples) },
    { id: "schema", label: "Schema", body: `<div class="json-view">${form}</div>` },
  ];
  return tabs("response", "Response", [
    { id: String(status), label: String(status), body: tabs("view", "Response as", views) },
    ...errors.map(({ status, examples }) => {
      return { id: String(status), label: String(status), body: renderExamples(examples) };
    }),
  ]);
}

/** Examples in a single block of HTML. */
function renderExamples(examples: readonly Example[]): string {
  const parts = examples.map(({ summary, value }) => {
    return `<p>${html(summary)}</p>${renderOutline(outlineValue(value), summary)}`;
  });
  return `<div class="json-view">${parts.join("")}</div>`;
}

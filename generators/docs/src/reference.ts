import {
  factList,
  isObject,
  type JsonObject,
  paragraphs,
  valueAt,
  yamlOf,
} from "@market-data/generator-core";
import { LANGUAGES, type SampleContext, samplesOf } from "./samples.ts";

/** The contract for Redoc: facts added to each description, and samples in our languages. */
export function referenceDocument(context: SampleContext): string {
  const { model } = context;
  const document = structuredClone(model.document);
  for (const operation of model.operations) {
    const target = valueAt(document, ["paths", operation.path, "get"]);
    if (!isObject(target)) throw new Error(`${operation.path} has no GET.`);
    const texts = samplesOf(operation, context);
    target["description"] = paragraphs(operation.description, factList(operation, model));
    target["x-codeSamples"] = LANGUAGES.map(({ id, redoc, label }) => ({
      lang: redoc,
      label,
      source: texts[id],
    }));
  }
  // A template of an address, as the contract has it, would be shown as if it lay below this page.
  document["servers"] = [{ url: context.server, description: "The address that the samples call." }];
  return yamlOf(withoutExtensions(document));
}

/** Redoc would show our extensions as raw data; the facts above say the same in words. */
function withoutExtensions(document: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(document, (key, value) => (key.startsWith("x-svc-") ? undefined : value)),
  ) as JsonObject;
}

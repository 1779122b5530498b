import {
  factList,
  isObject,
  type JsonObject,
  paragraphs,
  toYaml,
  valueAt,
} from "@market-data/generator-core";
import { MAIN_LANGUAGES, renderSamples, type SampleContext } from "./samples.ts";

/** The contract for Redoc: descriptions with the facts of the operation, and samples in several languages. */
export function referenceDocument(context: SampleContext): string {
  const { model } = context;
  const document = structuredClone(model.document);
  for (const operation of model.operations) {
    const target = valueAt(document, ["paths", operation.path, "get"]);
    if (!isObject(target)) throw new Error(`${operation.path} has no GET.`);
    const texts = renderSamples(operation, context);
    target["description"] = paragraphs(operation.description, factList(operation, model));
    target["x-codeSamples"] = MAIN_LANGUAGES.flatMap(({ id, redoc, label }) => {
      const text = texts[id];
      return text === undefined ? [] : [{ lang: redoc, label, source: text }];
    });
  }
  // Redoc shows the contract's URL template as a path below the page of Redoc.
  document["servers"] = [{ url: context.server, description: "The base URL of the samples." }];
  return toYaml(withoutExtensions(document));
}

/** Redoc shows extensions as raw data, but the descriptions already contain the facts. */
function withoutExtensions(document: JsonObject): JsonObject {
  const text = JSON.stringify(document, (key, value) => (key.startsWith("x-svc-") ? undefined : value));
  return JSON.parse(text) as JsonObject;
}

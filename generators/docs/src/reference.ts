import {
  factList,
  isObject,
  type JsonObject,
  paragraphs,
  toYaml,
  valueAt,
} from "@market-data/generator-core";
import { MAIN_LANGUAGES, renderSamples, type SampleContext } from "./samples.ts";

/** The contract for Redoc: with the facts of each operation in its description, and samples in several languages. */
export function referenceDocument(context: SampleContext): string {
  const { model } = context;
  const document = structuredClone(model.document);
  for (const operation of model.operations) {
    const target = valueAt(document, ["paths", operation.path, "get"]);
    if (!isObject(target)) throw new Error(`${operation.path} has no GET.`);
    const texts = renderSamples(operation, context);
    target["description"] = paragraphs(operation.description, factList(operation, model));
    target["x-codeSamples"] = MAIN_LANGUAGES.map(({ id, redoc, label }) => ({
      lang: redoc,
      label,
      source: texts[id],
    }));
  }
  // Redoc shows the template of a URL, which the contract has, as a path below its own page.
  document["servers"] = [{ url: context.server, description: "The base URL of the samples." }];
  return toYaml(withoutExtensions(document));
}

/** Redoc shows extensions as raw data; the facts in the descriptions say the same. */
function withoutExtensions(document: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(document, (key, value) => (key.startsWith("x-svc-") ? undefined : value)),
  ) as JsonObject;
}

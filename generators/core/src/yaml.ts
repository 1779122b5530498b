import type { JsonObject } from "@market-data/spec/reading";
import { dump } from "js-yaml";

/**
 * A document as YAML, in the order of its keys, without anchors, and quoted so that readers of YAML 1.1 too see
 * texts where texts are. Long texts are not folded: a changed word changes one line.
 */
export function toYaml(document: JsonObject): string {
  return dump(document, { noRefs: true, lineWidth: -1, quoteStyle: "double" });
}

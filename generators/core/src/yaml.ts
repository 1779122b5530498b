import type { JsonObject } from "@market-data/spec/reading";
import { dump } from "js-yaml";

/**
 * Formats a document as YAML in the order of its keys, without anchors. Ambiguous text is quoted, so that YAML 1.1
 * parsers read text too. Long text is not folded: a change of one word changes one line.
 */
export function toYaml(document: JsonObject): string {
  return dump(document, { noRefs: true, lineWidth: -1, quoteStyle: "double" });
}

import { camelCase, pascalCase, pathVersion, pathWords } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

/**
 * Returns `cryptocurrencyQuotesLatestV3` for `/v3/cryptocurrency/quotes/latest`, without path parameters. Undefined for
 * a path without a version.
 */
export function toOperationId(url: string): string | undefined {
  const version = pathVersion(url);
  return Number.isNaN(version)
    ? undefined
    : `${camelCase(pathWords(url).map(pascalCase).join(""))}V${version}`;
}

export default {
  description: "An operationId is the path's segments in camelCase, then V and the version.",
  *check({ operations }) {
    for (const { url, value, path } of operations) {
      const expected = toOperationId(url);
      const { operationId } = value;
      if (!expected) {
        const message = `The path "${url}" does not start with a version; write "/v1${url}", or the correct version.`;
        yield { path: path.slice(0, -1), message };
      } else if (operationId !== expected) {
        const problem =
          operationId === undefined
            ? "This operation has no operationId"
            : `The operationId "${operationId}" does not match the path`;
        yield {
          path: operationId === undefined ? path : [...path, "operationId"],
          message: `${problem}; write "${expected}".`,
        };
      }
    }
  },
} satisfies Rule;

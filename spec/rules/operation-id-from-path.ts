import { camelCase, pascalCase, pathVersion, pathWords } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

/**
 * `/v3/cryptocurrency/quotes/latest` is `cryptocurrencyQuotesLatestV3`. Path parameters are left out. Undefined where the
 * path does not start with a version.
 */
export function toOperationId(url: string): string | undefined {
  const version = pathVersion(url);
  return Number.isNaN(version)
    ? undefined
    : `${camelCase(pathWords(url).map(pascalCase).join(""))}V${version}`;
}

export default {
  description: "An operation is named by its path: the segments in camelCase, then V and the version.",
  *check({ operations }) {
    for (const { url, value, path } of operations) {
      const expected = toOperationId(url);
      const { operationId } = value;
      if (!expected) {
        const message = `The path "${url}" does not start with its version; write "/v1${url}", or the version that it is of.`;
        yield { path: path.slice(0, -1), message };
      } else if (operationId !== expected) {
        const found = operationId === undefined ? "has no operationId" : `is named "${operationId}"`;
        yield {
          path: operationId === undefined ? path : [...path, "operationId"],
          message: `This operation ${found}; by its path, write "${expected}".`,
        };
      }
    }
  },
} satisfies Rule;

/** `cryptocurrency-type`, `cryptocurrency_type` or `cryptocurrencyType` as `CryptocurrencyType`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** As `pascalCase`, with a small first letter. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The literal segments of a URL path after its version: `/v1/partners/{partner}/fcas` has `partners`, `fcas`. */
export function pathWords(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "" && !segment.startsWith("{"))
    .slice(1);
}

/** The number in a path's version segment: 2 for `/v2/...`. */
export function pathVersion(path: string): number {
  return Number(/^\/v(\d+)\//.exec(path)?.[1]);
}

/** The names of the three types of an operation in `@market-data/types`. */
export interface OperationTypeNames {
  parameters: string;
  result: string;
  error: string;
}

/** For `cryptocurrencyMapV1`: `CryptocurrencyMapV1Parameters`, `...Result` and `...Error`. */
export function operationTypeNames(operationId: string): OperationTypeNames {
  const name = pascalCase(operationId);
  return { parameters: `${name}Parameters`, result: `${name}Result`, error: `${name}Error` };
}

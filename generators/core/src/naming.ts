import { pascalCase } from "@market-data/spec/reading";

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

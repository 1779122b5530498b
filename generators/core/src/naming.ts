import { pascalCase } from "@market-data/spec/reading";

/** The type names of an operation in `@market-data/types`. */
interface OperationTypeNames {
  parameters: string;
  result: string;
  error: string;
}

/** Returns `CryptocurrencyMapV1Parameters`, `...Result` and `...Error` for `cryptocurrencyMapV1`. */
export function operationTypeNames(operationId: string): OperationTypeNames {
  const name = pascalCase(operationId);
  return { parameters: `${name}Parameters`, result: `${name}Result`, error: `${name}Error` };
}

import {
  type Contract,
  code,
  createMethodPaths,
  describeCredits,
  type GeneratedFile,
  type MethodPath,
  type Model,
  markdownCell,
  methodName,
  type Operation,
} from "@market-data/generator-core";

/** What a program does after an error, by the retry advice of `x-svc-errors`. */
const ADVICE: Readonly<Record<Model["errors"][number]["retry"], string>> = {
  retry: "Wait for `Retry-After`. The client retries twice",
  quota: "Stop until the period resets, or use a larger plan. Report it",
  never: "Change the request, the key or the plan. Never retry",
};

/** Markdown pages of the reference site, by subject. */
const PAGES: readonly (readonly [path: string, subject: string])[] = [
  ["llms.txt", "all pages"],
  ["operations/v3/cryptocurrency/quotes/latest.md", "an operation: parameters, plans, credits (URL + `.md`)"],
  ["client.md", "the client"],
  ["guides/identifiers.md", "IDs, shared symbols"],
  ["guides/credits-and-limits.md", "credits, limits"],
  ["guides/errors.md", "errors"],
  ["guides/time-and-intervals.md", "times, intervals"],
  ["openapi.json", "the contract"],
  ["workflows.json", "a valid request for each operation, as Arazzo"],
];

/** Emits the skill for coding agents: the operation for each question, ids, credits, errors and references. */
export function emitSkill(contract: Contract, headerLine: string): GeneratedFile[] {
  return [{ path: "SKILL.md", contents: skillText(contract, headerLine) }];
}

function skillText(contract: Contract, headerLine: string): string {
  const { model } = contract;
  const methods = createMethodPaths(contract).filter(
    ({ current, operation }) => current && operation.lifecycle.status === "current",
  );
  const order = new Map(model.operations.map(({ operationId }, index) => [operationId, index]));
  const index = ({ operationId }: Operation) => order.get(operationId) ?? 0;
  const rows = methods
    .sort((one, other) => index(one.operation) - index(other.operation))
    .map((path) => `- ${methodCall(path)}: ${question(path.operation)}`);
  return `---
# ${headerLine}
name: market-data
description: Calls the ${model.title} in TypeScript or over HTTP. Use for prices, listings, history, exchanges, global metrics and conversions of cryptocurrencies.
---

# ${model.title}

\`\`\`ts
import { createMarketData, getQuote } from "@market-data/client";

const api = createMarketData({ baseUrl: "https://api.example.com", apiKey: process.env["MARKET_DATA_KEY"] });
const { data } = await api.cryptocurrency.map({ symbol: ["BTC", "ETH"] });
const coins = await api.cryptocurrency.quotes.latest({ id: data.map(({ id }) => id), convert: ["USD", "EUR"] });
for (const coin of coins) console.log(coin.name, getQuote(coin, "EUR").price);
\`\`\`

Over HTTP, \`v3 fearAndGreed.latest\` is \`GET /v3/fear-and-greed/latest\`, with the key in the header ${code(model.keyHeader)} and commas in lists (\`id=1,1027\`).

## Rules

- Send \`id\`, not \`symbol\`: symbols are not unique. Find ids with \`cryptocurrency.map\` (free, no key), check the names, and store the ids.
- Read the key from the environment. Never write it into code, URLs or logs.
- Each success reports its credits in ${code(model.creditHeader)}. Errors cost nothing. \`key.info\` is free.
- One request with many ids is cheaper than many requests: ${lowerFirst(describeCredits(quotes(model).credits))}
- A result is \`{ data, status }\`; ${arrays(model)} return an array.
- A time after now gives the latest value: check \`last_updated\`.
- Figures may be \`null\`: unknown, not zero. Times are UTC.
- \`api.METHOD.items(parameters, { maximum })\` pages through long lists.
- Poll no faster than the \`Cache-Control\` of the response.

## Methods

Version, method with the parameters of an example, and result:

${rows.join("\n")}

## Errors

Handle \`status.error_code\` of the body, which is the \`code\` of the client's \`MarketDataError\`, not the message:

| codes | do |
|---|---|
${errorRows(model).join("\n")}

## References

Paths on the reference site:

${PAGES.map(([path, subject]) => `- ${path}: ${subject}`).join("\n")}
`;
}

/** The version, the method and the parameters of the first example: `v3 cryptocurrency.quotes.latest(id, convert)`. */
function methodCall(path: MethodPath): string {
  const { success, version } = path.operation;
  const parameters = Object.keys(success.examples[0]?.request ?? {});
  return `v${version} ${methodName(path).slice("api.".length)}(${parameters.join(", ")})`;
}

/** The summary without its verb: "latest quotes". */
function question({ summary }: Operation): string {
  return lowerFirst(summary.replace(/^(Get|List) (the |top )?/, ""));
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** @throws {Error} if the contract has no operation for latest quotes. */
function quotes({ operations }: Model): Operation {
  const found = operations.findLast(({ path }) => path.endsWith("/cryptocurrency/quotes/latest"));
  if (found === undefined) throw new Error("The skill describes latest quotes, which the contract lacks.");
  return found;
}

/** The methods whose result is an array without an envelope. */
function arrays({ operations }: Model): string {
  const found = operations.filter(({ result }) => result.shape === "array");
  return found.map(({ path }) => code(`GET ${path}`)).join(", ");
}

/** One row for each retry advice, with all its codes. */
function errorRows({ errors }: Model): string[] {
  return [...Map.groupBy(errors, ({ retry }) => retry)].map(([retry, group]) => {
    const meanings = group.map(({ code: number, name }) => `${number} ${name}`).join(", ");
    return `| ${meanings} | ${markdownCell(ADVICE[retry])} |`;
  });
}

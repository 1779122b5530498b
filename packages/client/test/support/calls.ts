import { type ExampleCall, exampleCalls } from "./every-operation.ts";

const CLIENT = `import { createMarketData } from "@market-data/client";
const api = createMarketData({ baseUrl: "https://api.example.com" });
`;
const PATHS = `import createClient from "openapi-fetch";
import type { paths } from "@market-data/types";
const api = createClient<paths>();
`;

/** A program with a client and no request. */
export const noCall = CLIENT;

/** A program with one request of each operation, from the contract's examples. */
export const plainCalls =
  CLIENT + exampleCalls.map((each) => `${methodCall(each, each.parameters)};\n`).join("");

/** The same requests with two currencies where the operation takes them, reading a value of the second one. */
export const typedCalls =
  CLIENT +
  exampleCalls
    .map((each, index) => {
      if (!each.operation.parameters.some(({ name }) => name === "convert")) {
        return `${methodCall(each, each.parameters)};\n`;
      }
      const call = methodCall(each, { ...each.parameters, convert: ["USD", "EUR"] });
      return `const answer${index} = ${call};\n${read(each, `answer${index}`)};\n`;
    })
    .join("");

/** The path-level client of openapi-fetch, without a request and with the same requests. */
export const noPathCall = PATHS;
export const pathCalls = PATHS + exampleCalls.map((each) => `${pathCall(each)};\n`).join("");

function methodCall({ words, isCurrent, operation }: ExampleCall, parameters: object): string {
  const method = ["api", ...(isCurrent ? [] : [`v${operation.version}`]), ...words].join(".");
  return `await ${method}(${JSON.stringify(parameters)})`;
}

function pathCall({ operation, parameters }: ExampleCall): string {
  const sent = operation.parameters.filter(({ name }) => name in parameters);
  const inPart = (part: string) => {
    const entries = sent.filter((each) => each.in === part).map(({ name }) => [name, parameters[name]]);
    return entries.length === 0 ? {} : { [part]: Object.fromEntries(entries) };
  };
  const params = { ...inPart("query"), ...inPart("path") };
  return `await api.GET(${JSON.stringify(operation.path)}, ${JSON.stringify({ params })})`;
}

/** Reads the second currency's quote along the path in the example's response. */
function read({ answer }: ExampleCall, name: string): string {
  let way = name;
  for (let value = answer as Record<string, unknown>; ; ) {
    if (Array.isArray(value["quote"])) return `${way}.quote[1]!.symbol`;
    if (value["quote"] !== undefined) return `${way}.quote.EUR`;
    const next = Object.entries(value).find(([, each]) => typeof each === "object" && each !== null);
    if (next === undefined) throw new Error(`There is no quote in ${JSON.stringify(answer)}.`);
    way += Array.isArray(value) ? "[0]!" : `[${JSON.stringify(next[0])}]!`;
    value = next[1] as Record<string, unknown>;
  }
}

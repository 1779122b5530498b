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

/** A program with one request per operation, from the examples of the contract. */
export const plainCalls =
  CLIENT + exampleCalls.map((each) => `${methodCall(each, each.parameters)};\n`).join("");

/** The same requests in two currencies, if possible. Reads a value in the second currency. */
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

/**
 * Checks the input type of each operation: exactly the contract's parameters, with the same required ones. Sends the
 * input unchanged, through an extending interface, through a wrapper, and with one replaced parameter.
 */
export const inputCalls = `${CLIENT}import * as client from "@market-data/client";
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function assert<_Same extends true>(): void {}
type Required<T> = { [Name in keyof T]-?: undefined extends T[Name] ? never : Name }[keyof T];
${exampleCalls.map(inputCall).join("")}`;

/** The openapi-fetch client without a request, and with the same requests. */
export const noPathCall = PATHS;
export const pathCalls = PATHS + exampleCalls.map((each) => `${pathCall(each)};\n`).join("");

function methodCall(call: ExampleCall, parameters: object): string {
  return `await ${method(call)}(${JSON.stringify(parameters)})`;
}

function method({ words, isCurrent, operation }: ExampleCall): string {
  return ["api", ...(isCurrent ? [] : [`v${operation.version}`]), ...words].join(".");
}

function inputCall(call: ExampleCall, index: number): string {
  const { operationId, operation } = call;
  const input = `client.${operationId[0]?.toUpperCase()}${operationId.slice(1)}Input`;
  const names = (parameters: typeof operation.parameters) =>
    parameters.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
  const [first] = operation.parameters;
  const replaced = first === undefined ? "" : `, ${first.name}: input.${first.name}`;
  return `
interface Props${index} extends ${input} { label?: string }
assert<Equal<keyof ${input}, ${names(operation.parameters)}>>();
assert<Equal<Required<${input}>, ${names(operation.parameters.filter(({ required }) => required))}>>();
export async function call${index}({ label: _, ...props }: Props${index}, input: ${input}, rest: Omit<${input}, ${names(operation.parameters.slice(0, 1))}>) {
  await ${method(call)}(input, { timeout: 1000 });
  const known: NonNullable<Parameters<typeof ${method(call)}>[0]> = input;
  await ((...given: Parameters<typeof ${method(call)}>) => ${method(call)}(...given))(known, { timeout: 1000 });
  await ${method(call)}(props);
  await ${method(call)}({ ...rest${replaced} });
  await client.${operationId}(api, { ...({} as Partial<typeof input>), ...input });${
    operation.pagination === null
      ? ""
      : `
  for await (const _page of ${method(call)}.pages(input)) return;
  for await (const _item of client.${operationId}.items(api, { ...rest${replaced} }, { maximum: 5 })) return;`
  }
}
`;
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

/** Reads the quote in the second currency along the path in the example response. */
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

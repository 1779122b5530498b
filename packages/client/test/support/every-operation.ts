import { loadContract, type Operation } from "@market-data/generator-core";
import type { Client, MarketData } from "../../src/index.ts";
import * as functions from "../../src/index.ts";

/** An operation with the request and response of its example. */
export interface ExampleCall {
  operation: Operation;
  operationId: string;
  /** The property names from the client to the method, without a version. */
  words: string[];
  parameters: Record<string, unknown>;
  answer: unknown;
  /** The expected path and query of the request. */
  address: string;
  /** Whether the method without a version calls this operation. */
  isCurrent: boolean;
}

const { model } = await loadContract();

/**
 * The version of each path without a version: the newest current version, else the newest legacy, else the newest
 * deprecated.
 */
const current = new Map(
  [...model.operations]
    .sort((one, other) => standing(one) - standing(other))
    .map(({ path, operationId }) => [getWords(path).join("."), operationId]),
);

function standing({ version, lifecycle }: Operation): number {
  return version + { deprecated: 0, legacy: 100, current: 200 }[lifecycle.status];
}

/** Converts a path to property names, without version and parameters. */
function getWords(path: string): string[] {
  const words = path
    .split("/")
    .slice(2)
    .filter((segment) => !segment.startsWith("{"));
  return words.map((word) => word.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
}

/** The first example of every operation. */
export const exampleCalls: readonly ExampleCall[] = model.operations.map((operation) => {
  const { operationId, path, success } = operation;
  const [example] = success.examples;
  if (example === undefined) throw new Error(`${operationId} has no example.`);
  const words = getWords(path);
  return {
    operation,
    operationId,
    words,
    parameters: example.request,
    answer: example.value,
    address: getAddress(operation, example.request),
    isCurrent: current.get(words.join(".")) === operationId,
  };
});

/** Builds the query in the order of the contract, without code of the client. */
function getAddress({ path, parameters }: Operation, request: Record<string, unknown>): string {
  const sent = parameters.filter(({ name }) => name in request);
  const text = (name: string) =>
    [request[name]]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(",");
  const inPath = sent.filter((each) => each.in === "path");
  const filled = inPath.reduce((rest, { name }) => rest.replace(`{${name}}`, text(name)), path);
  const query = sent.filter((each) => each.in === "query").map(({ name }) => `${name}=${text(name)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

type Method = (parameters: unknown) => Promise<unknown>;

/** Returns the method at a path of property names. */
export function methodAt(api: MarketData, words: readonly string[]): Method {
  return words.reduce<unknown>((part, word) => (part as Record<string, unknown>)[word], api) as Method;
}

/** Returns the exported function of an operation. */
export function getFunction(operationId: string): (client: Client, parameters: unknown) => Promise<unknown> {
  return (functions as unknown as Record<string, never>)[operationId] as never;
}

import { type OperationId, operations } from "@market-data/openapi";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { readTexts } from "../src/contract.ts";
import { connect } from "./connect.ts";

const { mcp, callTool } = await connect();
const ids = Object.keys(operations) as OperationId[];

test("the list of tools has at most 600 tokens", async () => {
  const { tools } = await mcp.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["resolve", "search", "describe", "call"]);
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(600);
});

test.each(ids)("describe %s has at most 1,200 tokens", async (operation) => {
  const { text, isError } = await callTool("describe", { operation });
  expect(isError).toBe(false);
  expect(countTokens(text)).toBeLessThanOrEqual(1200);
});

/** The example, and the example with the default number of rows. */
test.each(ids)("call %s without rows and fields has at most 2,000 tokens", async (operation) => {
  const { limit, count, ...example } = readTexts(operations[operation]).example.request;
  for (const parameters of [{ ...example, ...(limit && { limit }), ...(count && { count }) }, example]) {
    const { text, isError } = await callTool("call", { operation, parameters });
    expect([isError, text]).toEqual([false, expect.stringContaining("Credits: ")]);
    expect(countTokens(text)).toBeLessThanOrEqual(2000);
  }
});

import { readFileSync } from "node:fs";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [request = ""] = /(?<=```json\n)\{\n {2}"operation".*?(?=```)/s.exec(readme) ?? [];
const [table = ""] = /(?<=```\n)symbol.*?(?=\n```)/s.exec(readme) ?? [];
const { mcp, callTool } = await connect({ key: "demo-key-of-plan-standard" });

test("the table of the README is the result of its call", async () => {
  const { text } = await callTool("call", JSON.parse(request));
  expect(text.split("\n").slice(0, 4)).toEqual(table.split("\n"));
});

test("the README states the tokens of the list of tools", async () => {
  const { tools } = await mcp.listTools();
  expect(readme).toContain(`${countTokens(JSON.stringify(tools))} tokens`);
});

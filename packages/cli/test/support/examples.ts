import { readFileSync } from "node:fs";

interface Step {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
}

const file = new URL(import.meta.resolve("@market-data/openapi/workflows.json"));
const { workflows } = JSON.parse(readFileSync(file, "utf8")) as { workflows: { steps: [Step] }[] };

/** The request of the first recorded example of each operation. */
export const examples = workflows.map(({ steps: [{ operationId, parameters }] }) => {
  const sent = parameters.filter((each) => each.in !== "header");
  return { operationId, request: Object.fromEntries(sent.map(({ name, value }) => [name, `${value}`])) };
});

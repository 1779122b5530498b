import { afterEach, beforeEach, expect, test } from "vitest";
import { ContractError, loadContract } from "../src/index.ts";
import { ContractCopy } from "./contract-copy.ts";

const MAP = "paths/v1/cryptocurrency/map.yaml";
let contract: ContractCopy;

beforeEach(() => {
  contract = new ContractCopy();
});
afterEach(() => contract.remove());

interface Mistake {
  what: string;
  make(contract: ContractCopy): void;
  /** Location of the mistake as `file:line`. */
  place: string;
  problem: string;
  advice: string;
}

const mistakes: Mistake[] = [
  {
    what: "a syntax error in an operation file",
    make: (copy) => copy.edit(MAP, "  summary: ID map", '  summary: "ID map'),
    place: "spec/paths/v1/cryptocurrency/map.yaml:4",
    problem: "YAML syntax error",
    advice: "Fix the YAML on this line",
  },
  {
    what: "a $ref to a file that does not exist",
    make: (copy) => copy.edit(MAP, "Start.yaml", "Strat.yaml"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:19",
    problem: "The target of this $ref does not exist",
    advice: 'Did you mean "Start.yaml"?',
  },
  {
    what: "an unknown field in an extension",
    make: (copy) => copy.edit(MAP, "{ seconds: 30 }", "{ secondss: 30 }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'x-svc-cache has the unknown field "secondss"',
    advice: 'write "seconds"',
  },
  {
    what: "a component that the root does not list",
    make: (copy) => copy.write("components/schemas/Quote.yaml", "type: object\n"),
    place: "spec/openapi.yaml:39",
    problem: "The root does not list the file components/schemas/Quote.yaml",
    advice: "Quote: { $ref: components/schemas/Quote.yaml }",
  },
  {
    what: "a response's example that breaks its schema",
    make: (copy) => copy.edit("components/examples/CryptocurrencyMapV1.yaml", "rank: 1", "rank: first"),
    place: "spec/components/examples/CryptocurrencyMapV1.yaml:5",
    problem: 'This example does not match its schema: /data/0/rank is "first"; write a value of type number',
    advice: 'Change the example, or change the schema\'s "type"',
  },
  {
    what: "a recorded example that lacks a new required field",
    make: (copy) => {
      copy.edit("components/schemas/MapItem.yaml", "[id, rank,", "[id, rank, age,");
      copy.edit("components/schemas/MapItem.yaml", "properties:", "properties:\n  age: { type: number }");
      copy.edit("components/examples/CryptocurrencyMapV1.yaml", "value:", "x-svc-request: {}\nvalue:");
    },
    place: "spec/components/examples/CryptocurrencyMapV1.yaml:5",
    problem: 'This example does not match its schema: /data/0 lacks "age"; add it',
    advice: 'Correct the handler, run "pnpm examples" to record the example, then "pnpm generate", or change',
  },
  {
    what: "a parameter's example that breaks its schema",
    make: (copy) => copy.edit("components/parameters/Start.yaml", "example: 1", "example: 0"),
    place: "spec/components/parameters/Start.yaml:5",
    problem: "This example does not match its schema: it is 0; write a value of at least 1",
    advice: 'Change the example, or change the schema\'s "minimum"',
  },
];

/** Returns the printed error of the contract. */
async function problems(): Promise<string> {
  const error = await loadContract({ root: contract.root }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ContractError)) throw new Error("The contract has no error.", { cause: error });
  return error.message.replaceAll(`${contract.folder}/`, "");
}

test("generates from a valid contract with exit code 0", () => {
  expect(contract.generate()).toEqual({ exitCode: 0, errors: "" });
  expect(contract.generated()).toEqual(["extensions.ts"]);
});

test.each(mistakes)("reports $what with file, line and advice", async ({ make, place, problem, advice }) => {
  make(contract);
  const text = await problems();
  const [first = ""] = text.split("\n");
  expect(first).toContain(place);
  expect(first).toContain(problem);
  expect(text).toContain(advice);
});

test("reports a broken file once for several references, writes nothing, and exits with 1", async () => {
  contract.edit("components/schemas/Status.yaml", "description: Status.", 'description: "Status.');
  const { errors, exitCode } = contract.generate();
  expect(errors).toContain(`${await problems()}\n`);
  expect(errors).toContain("core: 1 problem(s) in the contract; nothing was written.");
  expect(exitCode).toBe(1);
  expect(contract.generated()).toEqual([]);
});

test("rejects an unknown option with exit code 2", () => {
  const { exitCode, errors } = contract.generate("--chekc");
  expect(exitCode).toBe(2);
  expect(errors).toContain("Options: --check, --contract FILE, --target DIR");
});

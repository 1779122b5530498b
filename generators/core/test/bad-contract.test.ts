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
  /** `file:line` of the mistake. */
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
    advice: "Fix the YAML here",
  },
  {
    what: "a syntax error in the root file",
    make: (copy) => copy.edit("openapi.yaml", "paths:\n", "paths: : x\n"),
    place: "spec/openapi.yaml:29",
    problem: "YAML syntax error",
    advice: "Fix the YAML here",
  },
  {
    what: "a $ref to a file that is not there",
    make: (copy) => copy.edit(MAP, "Start.yaml", "Strat.yaml"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:19",
    problem: "This $ref leads nowhere",
    advice: 'Did you mean "Start.yaml"?',
  },
  {
    what: "a component name that is taken in another section",
    make: (copy) => {
      copy.write("components/parameters/Status.yaml", "name: status\nin: query\nschema: { type: string }\n");
      copy.edit(
        "openapi.yaml",
        "    Start:\n",
        "    Status:\n      $ref: components/parameters/Status.yaml\n    Start:\n",
      );
    },
    place: "spec/openapi.yaml:",
    problem: 'The name "Status" is taken by components/',
    advice: "choose a name of its own",
  },
  {
    what: "a component name that differs from another by case alone",
    make: (copy) => {
      copy.write("components/parameters/STATUS.yaml", "name: status\nin: query\nschema: { type: string }\n");
      copy.edit(
        "openapi.yaml",
        "    Start:\n",
        "    STATUS:\n      $ref: components/parameters/STATUS.yaml\n    Start:\n",
      );
    },
    place: "spec/openapi.yaml:",
    problem: "is taken by components/",
    advice: "choose a name of its own",
  },
  {
    what: "a field of an extension that must not be there",
    make: (copy) =>
      copy.edit(MAP, "{ status: current }", "{ status: current, replacedBy: cryptocurrencyMapV1 }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: "x-svc-lifecycle/replacedBy must not be here",
    advice: "leave it out",
  },
  {
    what: "an extension beside a reference, of a kind that is for other objects",
    make: (copy) => copy.edit(MAP, "Start.yaml", "Start.yaml\n      x-svc-cache: { seconds: 30 }"),
    place: "spec/",
    problem: "x-svc-cache is not for a parameter",
    advice: "move it to an operation",
  },
  {
    what: "a component written twice in the root file",
    make: (copy) =>
      copy.edit("openapi.yaml", "    Start:\n", "    LimitUpTo5000:\n      $ref: x.yaml\n    Start:\n"),
    place: "spec/openapi.yaml:",
    problem: "YAML syntax error: duplicated mapping key",
    advice: "Fix the YAML here",
  },
  {
    what: "an unknown field in an extension",
    make: (copy) => copy.edit(MAP, "{ seconds: 30 }", "{ secondss: 30 }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'x-svc-cache has the unknown field "secondss"',
    advice: 'write "seconds"',
  },
  {
    what: "an unknown extension",
    make: (copy) => copy.edit(MAP, "x-svc-cache:", "x-svc-cahce:"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'There is no extension "x-svc-cahce"',
    advice: 'write "x-svc-cache"',
  },
  {
    what: "a value that an extension does not know",
    make: (copy) => copy.edit(MAP, "{ status: current }", "{ status: currant }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'x-svc-lifecycle/status is "currant"',
    advice: "write one of current, deprecated, legacy. See spec/extensions/x-svc-lifecycle.yaml",
  },
  {
    what: "an operation without an extension that it must have",
    make: (copy) => copy.edit(MAP, "  x-svc-cache: { seconds: 30 }\n", ""),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: "This operation lacks x-svc-cache",
    advice: "add it",
  },
  {
    what: "an operation file that no path names",
    make: (copy) => copy.write("paths/v1/simple/price.yaml", "get:\n  operationId: simplePriceV1\n"),
    place: "spec/openapi.yaml:29",
    problem: "Nothing names the file paths/v1/simple/price.yaml",
    advice: "/v1/simple/price: { $ref: paths/v1/simple/price.yaml }",
  },
  {
    what: "a component that the root does not list",
    make: (copy) => copy.write("components/schemas/Quote.yaml", "type: object\n"),
    place: "spec/openapi.yaml:39",
    problem: "Nothing names the file components/schemas/Quote.yaml",
    advice: "Quote: { $ref: components/schemas/Quote.yaml }",
  },
  {
    what: "a response's example that breaks its schema",
    make: (copy) => copy.edit("components/examples/CryptocurrencyMapV1.yaml", "rank: 1", "rank: first"),
    place: "spec/components/examples/CryptocurrencyMapV1.yaml:5",
    problem: 'This example does not fit its schema: /data/0/rank is "first"; write a value of type number',
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
    problem: 'This example does not fit its schema: /data/0 lacks "age"; add it',
    advice:
      'Write what fits in the handler, run "pnpm examples", which records it, and then "pnpm generate", or change',
  },
  {
    what: "a parameter's example that breaks its schema",
    make: (copy) => copy.edit("components/parameters/Start.yaml", "example: 1", "example: 0"),
    place: "spec/components/parameters/Start.yaml:5",
    problem: "This example does not fit its schema: it is 0; write a value of at least 1",
    advice: 'Change the example, or change the schema\'s "minimum"',
  },
  {
    what: "a property's example that breaks its schema",
    make: (copy) => copy.edit("components/schemas/MapItem.yaml", "examples: [bitcoin]", "examples: [1]"),
    place: "spec/components/schemas/MapItem.yaml:",
    problem: "This example does not fit its schema: it is 1; write a value of type string",
    advice: 'Change the example, or change the schema\'s "type"',
  },
  {
    what: "a parameter's default that breaks its schema",
    make: (copy) => copy.edit("components/parameters/Start.yaml", "default: 1", "default: 0"),
    place: "spec/components/parameters/Start.yaml:4",
    problem: "This default does not fit its schema: it is 0",
    advice: "write a value of at least 1",
  },
];

/** What reading the contract throws, as its author sees it. */
async function problems(): Promise<string> {
  const error = await loadContract({ root: contract.root }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ContractError)) throw new Error("The contract was read.", { cause: error });
  return error.message.replaceAll(`${contract.folder}/`, "");
}

test("a good contract is generated from, with exit code 0", () => {
  expect(contract.generate()).toEqual({ exitCode: 0, errors: "" });
  expect(contract.generated()).toEqual(["extensions.ts"]);
});

test.each(mistakes)(
  "$what is reported with file, line and advice",
  async ({ make, place, problem, advice }) => {
    make(contract);
    const text = await problems();
    const [first = ""] = text.split("\n");
    expect(first).toContain(place);
    expect(first).toContain(problem);
    expect(text).toContain(advice);
  },
);

test("a broken file is reported once, however many refer to it, and nothing is written; exit code 1", async () => {
  contract.edit("components/schemas/Status.yaml", "description: Status.", 'description: "Status.');
  const { errors, exitCode } = contract.generate();
  expect(errors).toContain(`${await problems()}\n`);
  expect(errors).toContain("core: 1 problem(s) in the contract; nothing was written.");
  expect(exitCode).toBe(1);
  expect(contract.generated()).toEqual([]);
});

test("an unknown option is rejected with exit code 2", () => {
  const { exitCode, errors } = contract.generate("--chekc");
  expect(exitCode).toBe(2);
  expect(errors).toContain("Options: --check, --contract FILE, --target DIR");
});

import { afterEach, beforeEach, expect, test } from "vitest";
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
    advice: "Mend the YAML here",
  },
  {
    what: "a syntax error in the root file",
    make: (copy) => copy.edit("openapi.yaml", "paths:\n", "paths: : x\n"),
    place: "spec/openapi.yaml:29",
    problem: "YAML syntax error",
    advice: "Mend the YAML here",
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
    place: "spec/components/schemas/Status.yaml:1",
    problem: "The component name Status is already taken by components/parameters/Status.yaml",
    advice: "Rename one of the two files",
  },
  {
    what: "a component written twice in the root file",
    make: (copy) =>
      copy.edit("openapi.yaml", "    Start:\n", "    LimitUpTo5000:\n      $ref: x.yaml\n    Start:\n"),
    place: "spec/openapi.yaml:",
    problem: "YAML syntax error: duplicated mapping key",
    advice: "Mend the YAML here",
  },
  {
    what: "an unknown field in an extension",
    make: (copy) => copy.edit(MAP, "{ seconds: 30 }", "{ secondss: 30 }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'Unknown field "secondss" in "x-svc-cache"',
    advice: 'Did you mean "seconds"?',
  },
  {
    what: "an unknown extension",
    make: (copy) => copy.edit(MAP, "x-svc-cache:", "x-svc-cahce:"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'Unknown extension "x-svc-cahce"',
    advice: 'Did you mean "x-svc-cache"?',
  },
  {
    what: "a value that an extension does not know",
    make: (copy) => copy.edit(MAP, "{ status: current }", "{ status: currant }"),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'Wrong value in "x-svc-lifecycle" at /status: it must be one of current, deprecated, legacy',
    advice: "Write one of these: current, deprecated, legacy",
  },
  {
    what: "an operation without an extension that it must have",
    make: (copy) => copy.edit(MAP, "  x-svc-cache: { seconds: 30 }\n", ""),
    place: "spec/paths/v1/cryptocurrency/map.yaml:",
    problem: 'The operation has no "x-svc-cache"',
    advice: "spec/extensions/x-svc-cache.yaml",
  },
  {
    what: "an operation file that no path names",
    make: (copy) => copy.write("paths/v1/simple/price.yaml", "get:\n  operationId: simplePriceV1\n"),
    place: "spec/paths/v1/simple/price.yaml:1",
    problem: "No path names this operation file",
    advice: "/v1/simple/price: { $ref: paths/v1/simple/price.yaml }",
  },
  {
    what: "a component that the root does not list",
    make: (copy) => copy.write("components/schemas/Quote.yaml", "type: object\n"),
    place: "spec/components/schemas/Quote.yaml:1",
    problem: "The root does not list this component",
    advice: "Quote: { $ref: components/schemas/Quote.yaml }",
  },
  {
    what: "an answer's example that breaks its schema",
    make: (copy) => copy.edit("components/examples/CryptocurrencyMapV1.yaml", "rank: 1", "rank: first"),
    place: "spec/components/examples/CryptocurrencyMapV1.yaml:5",
    problem: "This example does not fit its schema: /data/0/rank must be number",
    advice: 'Change the example, or the schema\'s "type"',
  },
  {
    what: "a parameter's example that breaks its schema",
    make: (copy) => copy.edit("components/parameters/Start.yaml", "example: 1", "example: 0"),
    place: "spec/components/parameters/Start.yaml:5",
    problem: "This example does not fit its schema: it must be >= 1",
    advice: 'Change the example, or the schema\'s "minimum"',
  },
  {
    what: "a property's example that breaks its schema",
    make: (copy) => copy.edit("components/schemas/MapItem.yaml", "examples: [bitcoin]", "examples: [1]"),
    place: "spec/components/schemas/MapItem.yaml:",
    problem: "This example does not fit its schema: it must be string",
    advice: 'Change the example, or the schema\'s "type"',
  },
];

test("a good contract is generated from, with exit code 0", () => {
  expect(contract.generate()).toEqual({ exitCode: 0, errors: "" });
  expect(contract.generated()).toEqual(["extensions.ts"]);
});

test.each(mistakes)(
  "$what is told with file, line and advice; exit code 1",
  ({ make, place, problem, advice }) => {
    make(contract);
    const { exitCode, errors } = contract.generate();
    const [first = "", ...rest] = errors.split("\n");
    expect(first).toContain(place);
    expect(first).toContain(problem);
    expect(rest.join("\n")).toContain(advice);
    expect(exitCode).toBe(1);
  },
);

test("a broken file is told once, however many refer to it", () => {
  contract.edit("components/schemas/Status.yaml", "description: Status.", 'description: "Status.');
  const { errors } = contract.generate();
  expect(errors).toContain("core: 1 problem(s) in the contract; nothing was written.");
});

test("nothing is written when the contract is wrong", () => {
  contract.edit(MAP, "Start.yaml", "Strat.yaml");
  contract.generate();
  expect(contract.generated()).toEqual([]);
});

test("an unknown option is refused with exit code 2", () => {
  const { exitCode, errors } = contract.generate("--chekc");
  expect(exitCode).toBe(2);
  expect(errors).toContain("Options: --check, --contract FILE, --target DIR");
});

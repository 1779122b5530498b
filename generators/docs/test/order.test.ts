import { loadContract, type Model, type Operation } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { emitSite } from "../src/emit.ts";
import { operationSlug } from "../src/links.ts";
import { resourcePath, sortOperations } from "../src/order.ts";
import { readTexts } from "../src/texts.ts";

const contract = await loadContract();
const settings = {
  site: "https://docs.example.com",
  base: "/",
  server: "http://127.0.0.1:4010",
  mock: "http://127.0.0.1:4010",
};
const site = emitSite(contract, readTexts(), settings);

test("operations are sorted by status, then as they appear, then by version", () => {
  const make = (path: string, status: string) =>
    ({ path, version: Number(/\d/.exec(path)), lifecycle: { status } }) as Operation;
  const operations = [
    make("/v1/a", "deprecated"),
    make("/v1/b", "current"),
    make("/v2/a", "legacy"),
    make("/v2/b", "current"),
    make("/v3/a", "current"),
  ];
  const paths = sortOperations(operations).map(({ path }) => path);
  expect(paths).toEqual(["/v3/a", "/v2/b", "/v1/b", "/v2/a", "/v1/a"]);
});

const pages = site.markdown.filter(({ path }) => path.endsWith(".md"));

test("every list of versions of an operation begins with the highest", () => {
  const ascending = pages.flatMap(({ path, contents }) =>
    listGroups(contents).flatMap((group) => findAscending(group, contract.model).map((each) => [path, each])),
  );
  expect(ascending).toEqual([]);
});

test("every list of plans is in the order of the contract", () => {
  const lines = pages.flatMap(({ path, contents }) =>
    contents.split("\n").map((line) => [path, line] as const),
  );
  expect(lines.filter(([, line]) => !isInOrder(findPlans(line, contract.model)))).toEqual([]);
});

/** Texts whose links are one list: each table or list of links, and each cell of a table. */
function listGroups(markdown: string): string[] {
  const cells = markdown.split("\n").flatMap((line) => (line.startsWith("|") ? line.split("|") : []));
  const lists = markdown
    .split("\n\n")
    .filter((block) => block.split("\n").every((line) => (line.match(/\]\(/g)?.length ?? 0) <= 1));
  return [...cells, ...lists];
}

/** The links of a text to a version of an operation behind a link to a lower one. */
function findAscending(text: string, { operations }: Model): string[] {
  const highest = new Map<string, number>();
  const slugs = [...text.matchAll(/\]\(\/(operations\/[^)#]*)\.md\)/g)].map(([, slug]) => slug);
  const linked = slugs.flatMap((slug) => operations.find((each) => operationSlug(each) === slug) ?? []);
  return linked.flatMap((operation) => {
    const before = highest.get(resourcePath(operation)) ?? Number.POSITIVE_INFINITY;
    highest.set(resourcePath(operation), operation.version);
    return operation.version > before ? [operation.path] : [];
  });
}

/** The places of the plans that a line lists, among the contract's. */
function findPlans(line: string, { plans }: Model): number[] {
  const names = plans.flatMap(({ name, aliases }, index) =>
    [name, ...aliases].map((each) => [each, index] as const),
  );
  const pattern = new RegExp(`\\b(${names.map(([name]) => name).join("|")})\\b`, "g");
  return [...line.matchAll(pattern)].map(([name]) => new Map(names).get(name) ?? -1);
}

/** A sentence may name two plans in any order; three or more are a list. */
function isInOrder(places: readonly number[]): boolean {
  if (new Set(places).size < 3) return true;
  return places.every((place, index) => place >= (places[index - 1] ?? 0));
}

import type { Operation } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { sortOperations } from "../src/operations.ts";
import { markdown, model } from "./fixture.ts";

test("operations are sorted by status, first appearance and version", () => {
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

const sortNumbers = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test("every list of versions of an operation begins with the highest version", () => {
  const lists = markdown.flatMap(({ contents }) => contents.split(/\n\n|\|/));
  const versions = lists.flatMap((list) => {
    const links = [...list.matchAll(/\]\(\/x\/operations\/v(\d)\/([^)#]*)\.md\)/g)];
    const groups = [...Map.groupBy(links, ([, , path]) => path).values()];
    return groups.map((group) => group.map(([, version]) => Number(version)));
  });
  expect(versions.some(({ length }) => length > 1)).toBe(true);
  expect(versions.filter((each) => each.join() !== sortNumbers(each).reverse().join())).toEqual([]);
});

test("every list of plans has the order of the contract", () => {
  const places = new Map(
    model.plans.flatMap(({ name, aliases }, place) => [name, ...aliases].map((each) => [each, place])),
  );
  const names = new RegExp(`\\b(${[...places.keys()].join("|")})\\b`, "g");
  const lines = markdown.flatMap(({ contents }) => contents.split("\n"));
  const lists = lines.map((line) => [...line.matchAll(names)].map(([name]) => places.get(name) ?? -1));
  // Sentences name two plans in any order.
  const long = lists.filter((list) => new Set(list).size > 2);
  expect(long.filter((list) => list.join() !== sortNumbers(list).join())).toEqual([]);
});

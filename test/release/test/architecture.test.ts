import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Arrow, compareArrows, followArrows, readArrows } from "../src/arrows.ts";

const ROOT = join(import.meta.dirname, "../../..");
const page = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
const [generation = "", imports = ""] = Array.from(
  page.matchAll(/^```mermaid\n(.*?)^```$/gms),
  ([, diagram]) => diagram as string,
);
const readManifest = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));

/** The packages of this repository that a folder's sources import, as short names: `core`, `openapi`. */
function listImports(folder: string): string[] {
  const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = readManifest(folder);
  const declared = { ...dependencies, ...devDependencies, ...peerDependencies };
  const files = globSync("{src,scripts}/**/*.{ts,astro}", { cwd: join(ROOT, folder) });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, folder, file), "utf8");
    const statements = text.matchAll(/(?:^(?:import|export|\}) .*?from |import\()"(@market-data\/[\w-]+)/gm);
    return Array.from(statements, ([, specifier]) => specifier as string);
  });
  // Templates of generated code import packages that their generator does not depend on.
  return [...new Set(found)].filter((specifier) => specifier !== name && specifier in declared).sort();
}

const packages = globSync("packages/*/package.json", { cwd: ROOT }).map(
  (file) => file.split("/")[1] as string,
);

test("the diagram of imports shows exactly the imports of the packages' sources", () => {
  const arrows = packages.flatMap((name) =>
    listImports(`packages/${name}`).map((to) => [name, to.replace("@market-data/", "")] as const),
  );
  expect(compareArrows(readArrows(imports), arrows)).toEqual([]);
});

test("packages import no generator", () => {
  const importing = packages.filter((name) =>
    listImports(`packages/${name}`).some((to) => to.includes("/generator-")),
  );
  expect(importing).toEqual([]);
});

test("the diagram of generation shows exactly the generators that the packages' scripts run", () => {
  const written = packages.flatMap((name) => {
    const scripts = Object.values<string>(readManifest(`packages/${name}`).scripts ?? {}).join("\n");
    const runs = scripts.matchAll(/\.\.\/\.\.\/(generators\/[\w-]+)/g);
    return [...new Set(Array.from(runs, ([, generator]) => generator as string))].map(
      (generator) => [generator, `packages/${name}`] as const,
    );
  });
  const reading = globSync("generators/*", { cwd: ROOT }).flatMap((folder): Arrow[] => {
    const found = listImports(folder);
    const isEmitter = found.includes("@market-data/generator-core");
    if (isEmitter) return [["generators/core", folder]];
    return found.includes("@market-data/spec") ? [["spec", folder]] : [];
  });
  expect(compareArrows(readArrows(generation), [...reading, ...written])).toEqual([]);
});

test("every path in the page exists", () => {
  const paths = Array.from(
    page.matchAll(/`((?:docs|generators|ops|packages|scripts|spec|test)\/[^`*<]*)`/g),
    ([, path]) => path as string,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

describe("the comparison of arrows", () => {
  const diagram = readArrows("flowchart TD\n  a --> b --> c\n  d --> c\n");

  test("reads chains of arrows", () => {
    expect(diagram).toEqual([
      ["a", "b"],
      ["b", "c"],
      ["d", "c"],
    ]);
  });

  test("accepts an import that a chain of arrows implies", () => {
    expect(followArrows(diagram, "a")).toEqual(new Set(["b", "c"]));
    expect(compareArrows(diagram, [...diagram, ["a", "c"]])).toEqual([]);
  });

  test("reports an import without an arrow", () => {
    expect(compareArrows(diagram, [...diagram, ["d", "b"]])).toEqual([
      "d imports b. The diagram has no arrow for it.",
    ]);
  });

  test("reports an arrow without an import", () => {
    expect(compareArrows(diagram, diagram.slice(0, 2))).toEqual([
      "The diagram has the arrow d --> c. The code has no such import.",
    ]);
  });

  test("reports an arrow that a chain of arrows already implies", () => {
    const redundant = readArrows("a --> b --> c\na --> c\n");
    expect(compareArrows(redundant, redundant)).toEqual([
      "The diagram has the arrow a --> c. A chain of arrows already implies it.",
    ]);
  });
});

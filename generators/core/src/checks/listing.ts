import { basename, dirname, join, relative, sep } from "node:path";
import type { Diagnostic } from "../diagnostics.ts";
import { type Sources, yamlFiles } from "../sources.ts";

const SECTIONS = ["schemas", "parameters", "headers", "responses", "examples"];

/** Every file below `paths/` and `components/` is named by the root, under its own name, and no name stands twice. */
export function checkListing(sources: Sources): Diagnostic[] {
  const folder = dirname(sources.root);
  return [
    ...checkPaths(sources, folder),
    ...SECTIONS.flatMap((section) => checkSection(sources, folder, section)),
    ...checkDuplicates(folder),
  ];
}

function checkPaths(sources: Sources, folder: string): Diagnostic[] {
  const listed = sources.rootReferences(["paths"]);
  const named = new Set(listed.values());
  const unnamed = yamlFiles(join(folder, "paths"))
    .map((file) => `paths/${file.split(sep).join("/")}`)
    .filter((file) => !named.has(file))
    .map((file) => ({
      file: join(folder, file),
      line: 1,
      column: 1,
      message: "No path names this operation file, so it is not part of the contract.",
      advice: `Add to "paths" in ${sources.root}:  ${pathOf(file)}: { $ref: ${file} }`,
    }));
  const misplaced = [...listed]
    .filter(([path, reference]) => path !== pathOf(reference))
    .map(([path, reference]) => ({
      ...sources.locate(["paths", path]),
      message: `The path ${path} refers to ${reference}, whose place says ${pathOf(reference)}.`,
      advice: `Move the file to paths${path}.yaml and refer to it there.`,
    }));
  return [...unnamed, ...misplaced];
}

function pathOf(reference: string): string {
  return reference.replace(/^paths/, "").replace(/\.yaml$/, "");
}

function checkSection(sources: Sources, folder: string, section: string): Diagnostic[] {
  const listed = sources.rootReferences(["components", section]);
  const named = new Set(listed.values());
  const unlisted = yamlFiles(join(folder, "components", section))
    .filter((file) => !named.has(`components/${section}/${file}`))
    .map((file) => ({
      file: join(folder, "components", section, file),
      line: 1,
      column: 1,
      message: "The root does not list this component, so the bundle would drop it.",
      advice: `Add to "components.${section}" in ${sources.root}:  ${basename(file, ".yaml")}: { $ref: components/${section}/${file} }`,
    }));
  const misnamed = [...listed]
    .filter(([name, reference]) => reference !== `components/${section}/${name}.yaml`)
    .map(([name, reference]) => ({
      ...sources.locate(["components", section, name]),
      message: `The component ${name} refers to ${reference}, a file of another name.`,
      advice: `Write  ${name}: { $ref: components/${section}/${name}.yaml }  and name the file so.`,
    }));
  return [...unlisted, ...misnamed];
}

function checkDuplicates(folder: string): Diagnostic[] {
  const first = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const components = join(folder, "components");
  for (const path of yamlFiles(components)) {
    const name = basename(path, ".yaml");
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, path);
      continue;
    }
    diagnostics.push({
      file: join(components, path),
      line: 1,
      column: 1,
      message: `The component name ${name} is already taken by ${relative(folder, join(components, earlier))}.`,
      advice:
        "Rename one of the two files, and its line in the root: names are unique over the whole contract.",
    });
  }
  return diagnostics;
}

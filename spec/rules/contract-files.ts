import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Json, type JsonObject, type Pointer, toEntries, valueAt } from "../reading/json.ts";
import type { Finding, Rule } from "./support/rule.ts";

const SECTIONS = ["schemas", "parameters", "headers", "responses", "examples"];

// The bundler ignores files that the root file does not list. A forgotten line would silently lose a file.
export default {
  description: "Each path and each component has a file of its name and a line in the root.",
  concernsRootFile: true,
  *check({ written, file: source }) {
    const lines = countLines(written);
    for (const { path, item, file } of lines) {
      const reference = valueAt(item, ["$ref"]);
      if (reference === file) continue;
      const found = reference ? `is read from ${reference}` : "is written here";
      yield { path, message: `${path.at(-1)} ${found}; move it to ${file} and write \`$ref: ${file}\`.` };
    }
    if (source === undefined) return;
    const named = new Set(lines.map(({ item }) => valueAt(item, ["$ref"])));
    yield* unnamedFiles(dirname(source), named);
  },
} satisfies Rule;

/** A line of the root file with the expected file. */
interface Line {
  path: Pointer;
  item: Json;
  file: string;
}

function countLines(root: JsonObject): Line[] {
  const paths = toEntries(root["paths"]).map(([url, item]) => ({
    path: ["paths", url],
    item,
    file: `paths${url}.yaml`,
  }));
  const components = SECTIONS.flatMap((section) =>
    toEntries(valueAt(root, ["components", section])).map(([name, item]) => ({
      path: ["components", section, name],
      item,
      file: `components/${section}/${name}.yaml`,
    })),
  );
  return [...paths, ...components];
}

/** Returns the files below the root folder that the root file does not list. */
function unnamedFiles(folder: string, named: ReadonlySet<Json | undefined>): Finding[] {
  return ["paths", ...SECTIONS.map((section) => `components/${section}`)].flatMap((below) =>
    filesBelow(join(folder, below))
      .map((file) => `${below}/${file}`)
      .filter((file) => !named.has(file))
      .map((file) => ({
        path: below.split("/"),
        message: `The root does not list the file ${file}; add ${lineFor(file)} here, or delete the file.`,
      })),
  );
}

function lineFor(file: string): string {
  const key = file.startsWith("paths/")
    ? file.slice("paths".length, -".yaml".length)
    : file.split("/").at(-1)?.slice(0, -".yaml".length);
  return `\`${key}: { $ref: ${file} }\``;
}

/** Returns the sorted relative paths of all files of a document below a folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ya?ml|json)$/.test(file))
    .sort();
}

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { entriesOf } from "./support/contract.js";
import { rootRule } from "./support/rule.js";

/** @typedef {import("./support/contract.js").JsonObject} JsonObject */
/** @typedef {import("./support/rule.js").Finding} Finding */

const sections = ["schemas", "parameters", "headers", "responses", "examples"];

// The bundler leaves out what nothing names, so that a forgotten line would lose a file in silence.
export default rootRule({
  description: "Each path and each component has the file of its own name, and each file a line in the root.",
  *check(document, source) {
    for (const { path, item, file } of expectedFiles(document)) {
      if (item?.$ref === file) continue;
      const found = item?.$ref ? `is read from ${item.$ref}` : "is written here";
      yield { path, message: `${path.at(-1)} ${found}; move it to ${file} and write \`$ref: ${file}\`.` };
    }
    yield* unnamed(document, source);
  },
});

/**
 * The file that each line of the root should name.
 *
 * @param {JsonObject} document
 */
function expectedFiles(document) {
  const paths = entriesOf(document.paths).map(([url, item]) => ({
    path: ["paths", url],
    item,
    file: `paths${url}.yaml`,
  }));
  const components = sections.flatMap((section) =>
    entriesOf(document.components?.[section]).map(([name, item]) => ({
      path: ["components", section, name],
      item,
      file: `components/${section}/${name}.yaml`,
    })),
  );
  return [...paths, ...components];
}

/**
 * The files that no line of the root names.
 *
 * @param {JsonObject} document
 * @param {string | null} source The root's own file.
 * @returns {Finding[]}
 */
function unnamed(document, source) {
  if (!source) return [];
  const named = new Set(
    [document.paths, ...sections.map((section) => document.components?.[section])]
      .flatMap((holder) => entriesOf(holder))
      .map(([, item]) => item?.$ref),
  );
  return ["paths", ...sections.map((section) => `components/${section}`)].flatMap((folder) => {
    const path = folder.split("/");
    return filesBelow(join(dirname(source), folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !named.has(file))
      .map((file) => ({
        path,
        message: `Nothing names the file ${file}; add ${line(file)} here, or delete the file.`,
      }));
  });
}

/** @param {string} file */
function line(file) {
  const key = file.startsWith("paths/")
    ? file.slice("paths".length, -".yaml".length)
    : file.split("/").at(-1)?.slice(0, -".yaml".length);
  return `\`${key}: { $ref: ${file} }\``;
}

/**
 * @param {string} folder
 * @returns {string[]} Paths from the folder, sorted.
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ya?ml|json)$/.test(file))
    .sort();
}

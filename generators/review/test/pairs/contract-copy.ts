import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, parseDocument } from "yaml";

/** The folder of this project's contract. */
export const spec = fileURLToPath(new URL("../../../../spec", import.meta.url));

/** The way to a value in a YAML file. */
export type Way = readonly (string | number)[];

/** An edit of the contract's sources. */
export type Edit =
  | { file: string; at: Way; set: unknown }
  | { file: string; at: Way; add: unknown }
  | { file: string; at: Way; remove: true }
  | { file: string; text: string; by: string }
  | { file: string; write: unknown }
  | { file: string; delete: true };

/** Every source file of a contract. */
const FILES = readdirSync(spec, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^(openapi\.yaml|(paths|components|extensions)\/.*\.yaml)$/.test(file.split(sep).join("/")),
);

/** On one disk, a hard link costs less than a copy. */
function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}

/** An editable copy of our contract in a new folder. */
export class ContractCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "pair-"));
  readonly root = join(this.folder, "spec/openapi.yaml");

  constructor() {
    for (const file of FILES) {
      const link = join(this.folder, "spec", file);
      mkdirSync(dirname(link), { recursive: true });
      linkOrCopy(join(spec, file), link);
    }
  }

  edit(edits: readonly Edit[]): this {
    for (const edit of edits) this.#apply(edit);
    return this;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #apply(edit: Edit): void {
    const file = join(this.folder, "spec", edit.file);
    const text = textAfter(edit, file);
    // An edited file replaces the hard link, so our file does not change.
    rmSync(file, { force: true });
    if (text === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The content of a file after an edit, or undefined for a removed file. */
function textAfter(edit: Edit, file: string): string | undefined {
  if ("delete" in edit) return undefined;
  if ("write" in edit) return JSON.stringify(edit.write, null, 2);
  const text = readFileSync(file, "utf8");
  return "text" in edit ? replaced(text, edit) : changed(text, edit);
}

function replaced(text: string, { file, text: old, by }: { file: string; text: string; by: string }): string {
  if (!text.includes(old)) throw new Error(`${file} does not hold ${JSON.stringify(old)}`);
  return text.replaceAll(old, by);
}

function changed(text: string, edit: Extract<Edit, { at: Way }>): string {
  const document = parseDocument(text);
  const at = [...edit.at];
  if ("add" in edit) document.addIn(at, document.createNode(edit.add));
  else if ("set" in edit) document.setIn(at, document.createNode(edit.set));
  else if (!document.deleteIn(at)) throw new Error(`${edit.file} has nothing at ${at.join("/")}`);
  return document.toString({ lineWidth: 0 });
}

/** The content of a file of our contract. */
export function read(file: string): object {
  return parse(readFileSync(join(spec, file), "utf8")) as object;
}

/** Sets a value. */
export function set(file: string, at: Way, value: unknown): Edit {
  return { file, at, set: value };
}

/** Adds a value to a list. */
export function add(file: string, at: Way, value: unknown): Edit {
  return { file, at, add: value };
}

/** Removes a value. */
export function remove(file: string, at: Way): Edit {
  return { file, at, remove: true };
}

/** Replaces a text. */
export function replace(file: string, text: string, by: string): Edit {
  return { file, text, by };
}

/** Writes a file as JSON, a subset of YAML. */
export function write(file: string, value: unknown): Edit {
  return { file, write: value };
}

/** Removes a file. */
export function erase(file: string): Edit {
  return { file, delete: true };
}

import { existsSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import type { Diagnostic } from "./diagnostics.ts";
import { type Json, type Pointer, valueAt, walk } from "./json.ts";
import { getReference, parseReference } from "./references.ts";
import { readText, readYaml } from "./yaml.ts";

interface Reference {
  file: string;
  pointer: Pointer;
  text: string;
}

const MAX_DEPTH = 200;

/**
 * Finds references that a bundler cannot detect or report: circular references, references to an empty file, and
 * references outside the root folder. A contract at a different revision consists only of the root folder.
 * @param root Absolute path of the root file.
 * @param outside Whether references may leave the folder of the root file.
 */
export function checkReferences(root: string, outside: boolean): Diagnostic[] {
  const found: Diagnostic[] = [];
  const read = createReader();
  // The loop also visits references that are added during the loop.
  const files = new Set([root]);
  for (const file of files) {
    for (const reference of referencesIn(file, read)) {
      const target = resolveTarget(reference);
      const isOutside = target === undefined || !isInside(dirname(root), target.file);
      if (isOutside && !outside) found.push(at(reference, OUTSIDE));
      else if (target === undefined) continue;
      else if (isEmpty(target.file, read)) found.push(at(reference, EMPTY));
      else {
        if (isCircular(reference, read)) found.push(at(reference, CIRCULAR));
        files.add(target.file);
      }
    }
  }
  return found;
}

const OUTSIDE = {
  problem: "points outside the contract's folder",
  advice: "Move the referenced file into the folder and update the path here and in the root file.",
};
const EMPTY = {
  problem: "points to an empty file",
  advice: "Add content to the file or remove the $ref.",
};
const CIRCULAR = {
  problem: "points to itself",
  advice: "Write the value here, or refer to a location with a value.",
};

function at({ file, text }: Reference, { problem, advice }: typeof OUTSIDE): Diagnostic {
  const lines = readText(file).split("\n");
  const line = lines.findIndex((each) => each.includes("$ref") && each.includes(text));
  return {
    file,
    line: Math.max(line, 0) + 1,
    column: 1,
    message: `This $ref ${problem}: ${text}.`,
    advice,
  };
}

/** Unreadable files have no references. The bundler reports these files. */
function referencesIn(file: string, read: Read): Reference[] {
  const found: Reference[] = [];
  walk(read(file) ?? null, (value, pointer) => {
    const text = getReference(value);
    if (text !== undefined) found.push({ file, pointer, text });
    // YAML aliases can make a value that contains itself.
    return pointer.length < MAX_DEPTH;
  });
  return found;
}

/** Reads the value of a file. Undefined for an unreadable file. */
type Read = (file: string) => Json | undefined;

/** Creates a reader that reads each file once. */
function createReader(): Read {
  const values = new Map<string, Json | undefined>();
  return (file) => {
    if (!values.has(file)) values.set(file, tryRead(file));
    return values.get(file);
  };
}

function tryRead(file: string): Json | undefined {
  try {
    return readYaml(file);
  } catch {
    return undefined;
  }
}

/** Resolves a reference to a file and a pointer. Undefined for a URL. */
function resolveTarget({ file, text }: Reference): { file: string; pointer: Pointer } | undefined {
  const [path = "", fragment = ""] = text.split("#");
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return undefined;
  return { file: path === "" ? file : resolve(dirname(file), path), pointer: parsePointer(fragment) };
}

function parsePointer(fragment: string): Pointer {
  try {
    return parseReference(`#${fragment}`);
  } catch {
    // An invalid encoding cannot be resolved.
    return [fragment];
  }
}

function isInside(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith("..") && !isAbsolute(way);
}

/** Whether a file contains only comments. */
function isEmpty(file: string, read: Read): boolean {
  if (read(file) !== undefined || !existsSync(file)) return false;
  return (
    readText(file)
      .replaceAll(/^\s*#.*$/gm, "")
      .trim() === ""
  );
}

/** Whether a reference is part of a circle. A reference from outside into a circle is not reported. */
function isCircular(start: Reference, read: Read): boolean {
  const seen = new Set<string>();
  for (let reference = start; ; ) {
    const target = resolveTarget(reference);
    const text = target && getReference(valueAt(read(target.file), target.pointer));
    if (target === undefined || text === undefined) return false;
    const key = toKey(target);
    if (key === toKey(start)) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    reference = { ...target, text };
  }
}

function toKey({ file, pointer }: { file: string; pointer: Pointer }): string {
  return [file, ...pointer].join("\n");
}

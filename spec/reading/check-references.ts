import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import type { Diagnostic } from "./diagnostics.ts";
import { type Json, type Pointer, valueAt, walk } from "./json.ts";
import { getReference, parseReference } from "./references.ts";
import { readYaml } from "./yaml.ts";

/** A `$ref` in a file. */
interface Reference {
  file: string;
  pointer: Pointer;
  text: string;
}

const MAX_DEPTH = 200;

/**
 * What is wrong with the references of a document in a way that a bundler does not notice or cannot tell: one that leads back
 * to itself, to an empty file, or out of the root's folder, which is all that there is of a contract at another revision.
 * @param root The root file, as an absolute path.
 * @param outside Whether references may lead out of the root's folder.
 */
export function checkReferences(root: string, outside: boolean): Diagnostic[] {
  const found: Diagnostic[] = [];
  const read = createReader();
  // What is added on the way is visited too.
  const files = new Set([root]);
  for (const file of files) {
    for (const reference of referencesIn(file, read)) {
      const target = targetOf(reference);
      const isOutside = target === undefined || !isInside(dirname(root), target.file);
      if (isOutside && !outside) found.push(at(reference, OUTSIDE));
      else if (target === undefined) continue;
      else if (isEmpty(target.file, read)) found.push(at(reference, EMPTY));
      else {
        if (isEndless(reference, read)) found.push(at(reference, ENDLESS));
        files.add(target.file);
      }
    }
  }
  return found;
}

const OUTSIDE = {
  problem: "leads out of the contract's folder",
  advice: "Move what it refers to into the folder, and name its new place here and in the root file.",
};
const EMPTY = {
  problem: "leads to an empty file",
  advice: "Write what that file is to hold, or remove the $ref.",
};
const ENDLESS = {
  problem: "leads back to itself",
  advice: "Write here what it stands for, or point it at a place where that is written.",
};

function at({ file, text }: Reference, { problem, advice }: typeof OUTSIDE): Diagnostic {
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findIndex((each) => each.includes("$ref") && each.includes(text));
  return {
    file,
    line: Math.max(line, 0) + 1,
    column: 1,
    message: `This $ref ${problem}: ${text}.`,
    advice,
  };
}

/** None of a file that cannot be read, which the bundler reports. */
function referencesIn(file: string, read: Read): Reference[] {
  const found: Reference[] = [];
  walk(read(file) ?? null, (value, pointer) => {
    const text = getReference(value);
    if (text !== undefined) found.push({ file, pointer, text });
    // YAML's aliases can make a value that is part of itself.
    return pointer.length < MAX_DEPTH;
  });
  return found;
}

/** The value in a file; undefined where it cannot be read. */
type Read = (file: string) => Json | undefined;

/** A reader that reads each file once. */
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

/** The file and the place in it that a reference leads to; undefined for one of the network. */
function targetOf({ file, text }: Reference): { file: string; pointer: Pointer } | undefined {
  const [path = "", fragment = ""] = text.split("#");
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return undefined;
  return { file: path === "" ? file : resolve(dirname(file), path), pointer: parsePointer(fragment) };
}

function parsePointer(fragment: string): Pointer {
  try {
    return parseReference(`#${fragment}`);
  } catch {
    // Badly encoded, which leads nowhere.
    return [fragment];
  }
}

function isInside(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith("..") && !isAbsolute(way);
}

/** Whether there is nothing but comments in a file. */
function isEmpty(file: string, read: Read): boolean {
  if (read(file) !== undefined || !existsSync(file)) return false;
  return (
    readFileSync(file, "utf8")
      .replaceAll(/^\s*#.*$/gm, "")
      .trim() === ""
  );
}

/** Whether a reference is part of a circle of references; one that leads to a circle from outside is not at fault. */
function isEndless(start: Reference, read: Read): boolean {
  const seen = new Set<string>();
  for (let reference = start; ; ) {
    const target = targetOf(reference);
    const text = target && getReference(valueAt(read(target.file), target.pointer));
    if (target === undefined || text === undefined) return false;
    const key = keyOf(target);
    if (key === keyOf(start)) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    reference = { ...target, text };
  }
}

function keyOf({ file, pointer }: { file: string; pointer: Pointer }): string {
  return [file, ...pointer].join("\n");
}

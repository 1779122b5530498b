import type { Contract } from "@market-data/generator-core";
import type { UsersCode } from "../review.ts";
import { checkPrograms, type ProgramError } from "./check.ts";
import { getDeclarations } from "./declarations.ts";
import { getDifferences } from "./differences.ts";
import { type Emitted, emittedCode } from "./emitted.ts";
import { readPrograms } from "./programs.ts";
import { type Proof, writeProof } from "./proof.ts";

interface UsersCodeOptions {
  /** The folder of the repository whose programs are checked. */
  root: string;
  /** The base's revision, where it is one of git's: the programs are then checked as they stand there. */
  revision?: string | undefined;
  /** False leaves out the check of the programs. */
  consumers?: boolean;
}

/** The packages that programs are checked against. */
const CHECKED = /^packages\/(types|client)\//;

/**
 * What a change of the contract does to code that users wrote: the difference of the generated TypeScript, the published types
 * that no longer fit, and the programs of `test/consumers` that no longer compile. Both contracts go through the working tree's
 * emitters, so that every difference is the contract's. Nothing is written.
 */
export async function usersCode(
  base: Contract,
  now: Contract,
  { root, revision, consumers = true }: UsersCodeOptions,
): Promise<UsersCode> {
  const nothing = { differences: [], broken: [], consumers: [], checked: 0 };
  // As texts, since the order of keys is the order of what is generated.
  if (JSON.stringify(base.document) === JSON.stringify(now.document)) return nothing;
  const emitted = await emitBoth(base, now);
  // The rest of the review can be read all the same.
  if (emitted instanceof Error) return { ...nothing, problem: emitted.message };
  const [before, after] = emitted;
  const differences = getDifferences(before, after);
  const isSame = (file: string) =>
    getDeclarations(before.get(file) ?? "") === getDeclarations(after.get(file) ?? "");
  // What is declared as before compiles as before.
  if (differences.every(({ file }) => !CHECKED.test(file) || isSame(file)))
    return { ...nothing, differences };
  const programs = consumers ? readPrograms(root, revision) : new Map<string, string>();
  const proof = writeProof(before);
  const errors = await checkPrograms(new Map([...programs, ...proof.files]), after);
  const broken = brokenTypes(proof, errors);
  const inPrograms = errors.filter(({ file }) => programs.has(file));
  const rejected = new Set(inPrograms.map(({ file }) => file));
  const known = new Set(
    (rejected.size > 0 ? await checkPrograms(programs, before, rejected) : []).map(toKey),
  );
  const fresh = inPrograms.filter((error) => !known.has(toKey(error)));
  return { differences, broken, consumers: fresh.map(toPlace), checked: programs.size };
}

async function emitBoth(base: Contract, now: Contract): Promise<[Emitted, Emitted] | Error> {
  try {
    return [await emittedCode(base), await emittedCode(now)];
  } catch (error) {
    return error as Error;
  }
}

/** The types whose claim does not hold, each once. */
function brokenTypes({ program, claims }: Proof, errors: readonly ProgramError[]): UsersCode["broken"] {
  const broken = new Map<string, UsersCode["broken"][number]>();
  for (const { file, line, code, text } of errors) {
    const claim = file === program ? claims.get(line) : undefined;
    if (claim === undefined || broken.has(claim.name)) continue;
    // The compiler names types by the temporary files that they are in.
    const message = text.replaceAll(/import\("[^"]*"\)\./g, "");
    broken.set(claim.name, { ...claim, text: `${code}: ${message}` });
  }
  return [...broken.values()];
}

function toKey({ file, line, column, code }: ProgramError): string {
  return `${file}:${line}:${column}:${code}`;
}

function toPlace({ file, line, code, text }: ProgramError): UsersCode["consumers"][number] {
  return { file, line, text: `${code}: ${text}` };
}

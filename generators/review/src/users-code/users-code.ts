import type { Contract } from "@market-data/generator-core";
import type { UsersCode } from "../review.ts";
import { checkPrograms, type ProgramError } from "./check.ts";
import { getDeclarations } from "./declarations.ts";
import { getDifferences } from "./differences.ts";
import { type Emitted, emittedCode } from "./emitted.ts";
import { readPrograms } from "./programs.ts";
import { type Proof, writeProof } from "./proof.ts";

interface UsersCodeOptions {
  /** The repository with the users' programs. */
  root: string;
  /** The git revision of the base, for the programs at the revision. */
  revision?: string | undefined;
  /** False leaves out the check of the programs. */
  consumers?: boolean;
}

/** The packages for the check of programs. */
const CHECKED = /^packages\/(types|client)\//;

/**
 * The effect of a contract change on users' code: differences of the generated TypeScript, incompatible types, and programs of
 * `test/consumers` with new errors. The emitters of the working tree generate both sides, so only the contract differs.
 */
export async function usersCode(
  base: Contract,
  now: Contract,
  { root, revision, consumers = true }: UsersCodeOptions,
): Promise<UsersCode> {
  const nothing = { differences: [], broken: [], consumers: [], checked: 0 };
  // Compares text, because the order of keys decides the order of generated code.
  if (JSON.stringify(base.document) === JSON.stringify(now.document)) return nothing;
  const emitted = await emitBoth(base, now);
  // A failure of the emitters must not hide the rest of the review.
  if (emitted instanceof Error) return { ...nothing, problem: emitted.message };
  const [before, after] = emitted;
  const differences = getDifferences(before, after);
  const isSame = (file: string) =>
    getDeclarations(before.get(file) ?? "") === getDeclarations(after.get(file) ?? "");
  // Programs compile alike against equal declarations.
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

/** The incompatible types, without duplicates. */
function brokenTypes({ program, claims }: Proof, errors: readonly ProgramError[]): UsersCode["broken"] {
  const broken = new Map<string, UsersCode["broken"][number]>();
  for (const { file, line, code, text } of errors) {
    const claim = file === program ? claims.get(line) : undefined;
    if (claim === undefined || broken.has(claim.name)) continue;
    // The compiler prefixes types with their temporary files.
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

import type { Contract } from "@market-data/generator-core";
import type { UsersCode } from "../review.ts";
import { checkPrograms, type ProgramError } from "./check.ts";
import { differencesOf } from "./differences.ts";
import { type Emitted, emittedCode } from "./emitted.ts";
import { programsOf } from "./programs.ts";

export interface UsersCodeOptions {
  /** The repository's folder. */
  root: string;
  /** The base's revision, where it is one of git's: the programs are then checked as they stand there. */
  revision?: string | undefined;
  /** False leaves out the check of the programs. */
  consumers?: boolean;
}

/** The packages that programs are checked against. */
const CHECKED = /^packages\/(types|client)\//;

/**
 * What a change of the contract does to code that users wrote: the difference of the generated TypeScript, and the
 * programs of `test/consumers` that no longer compile. Both contracts go through the working tree's emitters, so that
 * every difference is the contract's. Nothing is written.
 * @throws {ContractError} when a contract cannot be generated from.
 */
export async function usersCode(
  base: Contract,
  now: Contract,
  { root, revision, consumers = true }: UsersCodeOptions,
): Promise<UsersCode> {
  const nothing = { differences: [], consumers: [], checked: 0 };
  // As texts, since the order of keys is the order of what is generated.
  if (JSON.stringify(base.document) === JSON.stringify(now.document)) return nothing;
  const programs = consumers ? programsOf(root, revision) : new Map<string, string>();
  const check = async (emitted: Emitted) => (programs.size > 0 ? checkPrograms(root, programs, emitted) : []);
  const after = await emittedCode(now);
  // The compiler is a process of its own, and works while the base's files are made.
  const [errors, before] = await Promise.all([check(after), emittedCode(base)]);
  const differences = differencesOf(before, after);
  if (programs.size === 0 || !differences.some(({ file }) => CHECKED.test(file))) {
    return { ...nothing, differences };
  }
  const known = new Set((errors.length > 0 ? await check(before) : []).map(keyOf));
  const fresh = errors.filter((error) => !known.has(keyOf(error)));
  return { differences, consumers: fresh.map(placeOf), checked: programs.size };
}

function keyOf({ file, line, column, code }: ProgramError): string {
  return `${file}:${line}:${column}:${code}`;
}

function placeOf({ file, line, code, text }: ProgramError): UsersCode["consumers"][number] {
  return { file, line, text: `${code}: ${text}` };
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { isDay } from "./day.ts";
import { git } from "./git.ts";
import { type Change, type LintFinding, type Rejection, type SourcePlace, WAIVERS_FILE } from "./review.ts";
import { findIdProblem } from "./rule-ids.ts";
import { code } from "./text/format.ts";

/** A change that a reviewer lets pass as a patch. */
export interface Waiver {
  /** The rule of the change. */
  rule: string;
  /** The operation that it touches, by operationId. */
  operation?: string;
  /** The file of the change, with its line or without: `spec/components/schemas/Quote.yaml:12`. */
  place?: string;
  reason: string;
  /** The last UTC day on which it holds, as `2026-12-31`. */
  expires: string;
  /** Where it is written. */
  at: SourcePlace;
}

/** The waivers of a repository, and what is wrong with the file. */
export interface Waivers {
  waivers: Waiver[];
  rejections: Rejection[];
}

const KEYS = ["rule", "operation", "place", "reason", "expires"] as const;

/** Reads the waivers of a repository; there are none where there is no file. */
export function readWaivers(repository: string): Waivers {
  const file = join(repository, WAIVERS_FILE);
  if (!existsSync(file)) return { waivers: [], rejections: [] };
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const getPlace = (offset: number): SourcePlace => ({
    file: WAIVERS_FILE,
    line: Math.max(lines.linePos(offset).line, 1),
  });
  const [error] = document.errors;
  if (error !== undefined) {
    return {
      waivers: [],
      rejections: [broken(`It is not YAML: ${error.message.split("\n")[0]}`, getPlace(error.pos[0]))],
    };
  }
  const root = document.contents as Node | null;
  const list = isMap(root) ? root.get("waivers", true) : root;
  if (root === null || list === null) return { waivers: [], rejections: [] };
  if (!isSeq(list)) return { waivers: [], rejections: [broken("It holds no list `waivers`.", getPlace(0))] };
  const read: Waivers = { waivers: [], rejections: [] };
  for (const item of list.items) {
    const at = getPlace((item as Node).range?.[0] ?? 0);
    const value = (item as Node).toJS(document) as Record<string, unknown>;
    const problem = findProblem(value);
    if (problem === undefined) read.waivers.push({ ...(value as unknown as Waiver), at });
    else read.rejections.push(broken(problem, at));
  }
  return read;
}

function findProblem(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return "A waiver is a map.";
  const entry = value as Record<string, unknown>;
  const unknown = Object.keys(entry).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) return `There is no key ${code(unknown)}; there are ${KEYS.join(", ")}.`;
  const wrong = KEYS.find(
    (key) => entry[key] !== undefined && (typeof entry[key] !== "string" || entry[key] === ""),
  );
  if (wrong !== undefined) return `${code(wrong)} is not text.`;
  const missing = (["rule", "reason", "expires"] as const).find((key) => entry[key] === undefined);
  if (missing !== undefined) return `It has no ${code(missing)}.`;
  const unknownRule = findIdProblem(String(entry["rule"]));
  if (unknownRule !== undefined) return unknownRule;
  if (entry["operation"] === undefined && entry["place"] === undefined)
    return "It names neither an `operation` nor a `place`.";
  return isDay(String(entry["expires"])) ? undefined : "`expires` is not a date such as 2026-12-31.";
}

/** Applies waivers, and remembers the used entries. */
export class AppliedWaivers {
  readonly #read: Waivers;
  readonly #today: string;
  readonly #used = new Set<Waiver>();

  /** @param today As `2026-11-21`, in UTC. */
  constructor(read: Waivers, today: string) {
    this.#read = read;
    this.#today = today;
  }

  /** Marks waived changes. */
  mark(changes: readonly Change[]): Change[] {
    return changes.map((change) => {
      if (change.level === "none" || change.level === "patch") return change;
      const waiver = this.#find(change);
      return waiver === undefined ? change : { ...change, waived: waiver.reason };
    });
  }

  /** Drops waived rejections. */
  lift(rejections: readonly Rejection[]): Rejection[] {
    return rejections.filter(({ rule, ...rest }) => rule === undefined || !this.#find({ rule, ...rest }));
  }

  /**
   * Reports malformed, expired and unused entries. An expired or unused entry is a rejection if this change edits the file,
   * and a warning otherwise.
   */
  report(isTouched: boolean): { rejections: Rejection[]; warnings: LintFinding[] } {
    const { waivers, rejections } = this.#read;
    const idle = waivers
      .filter((waiver) => !this.#used.has(waiver))
      .map((waiver) => idleRejection(waiver, this.#today));
    return isTouched
      ? { rejections: [...rejections, ...idle], warnings: [] }
      : { rejections, warnings: idle.map(toWarning) };
  }

  #find(target: Target): Waiver | undefined {
    const waiver = this.#read.waivers.find((each) => each.expires >= this.#today && isAbout(each, target));
    if (waiver !== undefined) this.#used.add(waiver);
    return waiver;
  }
}

type Target = Pick<Change, "operationId" | "operations" | "place" | "near"> & { rule: string };

function isAbout({ rule, operation, place }: Waiver, target: Target): boolean {
  if (rule !== target.rule) return false;
  // What touches several operations is waived by its place: a waiver for one of them would let it pass for all.
  if (operation !== undefined && operation !== target.operationId) return false;
  if (place === undefined) return true;
  return [target.place, target.near].some(
    (each) => each !== undefined && (place === each.file || place === `${each.file}:${each.line}`),
  );
}

function idleRejection({ rule, operation, place, expires, at }: Waiver, today: string): Rejection {
  const expired = expires < today;
  const what = `The waiver of ${code(rule)} for ${code(operation ?? place ?? "")}`;
  return {
    kind: "waiver",
    text: expired ? `${what} expired on ${expires}.` : `${what} waives nothing.`,
    advice: expired ? "Remove it, or have a later date reviewed." : "Remove it.",
    place: at,
  };
}

function toWarning({ text, advice, place }: Rejection): LintFinding {
  const at = place ?? { file: WAIVERS_FILE, line: 1 };
  return {
    tool: "contract",
    rule: "waiver-spent",
    severity: "warning",
    text: `${text} ${advice}`,
    place: at,
  };
}

/** Whether the file of waivers is another one than at a revision; without one it counts as this change's own. */
export function areWaiversTouched(repository: string, revision: string | undefined): boolean {
  if (revision === undefined) return true;
  const file = join(repository, WAIVERS_FILE);
  const now = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  return git(repository, ["show", `${revision}:${WAIVERS_FILE}`])?.toString() !== now;
}

function broken(problem: string, place: SourcePlace): Rejection {
  return {
    kind: "waiver",
    text: `${WAIVERS_FILE} cannot be read. ${problem}`,
    advice: "Mend the entry.",
    place,
  };
}

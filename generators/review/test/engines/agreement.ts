import type { EngineName } from "./engine.ts";

/** Where engines do not say what we say. */
export interface Disagreement {
  readonly engines: readonly EngineName[];
  /** What each says; we say the opposite, or, where it crashes, anything. */
  readonly says: "breaking" | "not breaking" | "crash";
  /** The names of pairs, or, where only we call a change breaking, the rules by which we do. */
  readonly of: readonly string[];
  readonly reason: string;
}

/** What was said of a comparison. */
export interface EngineResult {
  readonly engine: EngineName;
  readonly pair: string;
  readonly side: string;
  /** The rules by which we call it breaking. */
  readonly ours: readonly string[];
  /** The rules by which the engine does. */
  readonly theirs: readonly string[] | "crash";
}

/** Holds what was said against the list of disagreements. */
export class Agreement {
  readonly #listed: ReadonlySet<string>;
  readonly #met = new Set<string>();
  readonly #unlisted: EngineResult[] = [];

  constructor(disagreements: readonly Disagreement[]) {
    this.#listed = new Set(
      disagreements.flatMap(({ engines, says, of }) =>
        engines.flatMap((engine) => of.map((item) => toKey(engine, says, item))),
      ),
    );
  }

  /** Returns whether both say the same, or the list has it. */
  add(saying: EngineResult): boolean {
    const keys = this.#getKeys(saying);
    for (const key of keys) this.#met.add(key);
    const isListed = keys.every((key) => this.#listed.has(key));
    if (!isListed) this.#unlisted.push(saying);
    return isListed;
  }

  /** What is wrong, a line each: disagreements that are not listed, and listed ones that no longer are any. */
  findProblems(): string[] {
    const stale = [...this.#listed].filter((key) => !this.#met.has(key));
    return [
      ...this.#unlisted.map(describe),
      ...stale.map((key) => `Listed, but not met: ${key}. Remove it from the list.`),
    ];
  }

  /** What must be listed: nothing where both say the same, the pair, or in its place each of our rules. */
  #getKeys({ engine, pair, ours, theirs }: EngineResult): string[] {
    if (theirs === "crash") return [toKey(engine, "crash", pair)];
    if (ours.length > 0 === theirs.length > 0) return [];
    if (ours.length === 0) return [toKey(engine, "breaking", pair)];
    const byPair = toKey(engine, "not breaking", pair);
    return this.#listed.has(byPair) ? [byPair] : ours.map((rule) => toKey(engine, "not breaking", rule));
  }
}

function toKey(engine: EngineName, says: Disagreement["says"], item: string): string {
  return `${engine} says ${says} of ${item}`;
}

function describe({ engine, pair, side, ours, theirs }: EngineResult): string {
  return `Not listed: ${pair} (${side}): we say ${formatRules(ours)}; ${engine} says ${formatRules(theirs)}.`;
}

function formatRules(rules: EngineResult["theirs"]): string {
  if (rules === "crash") return "nothing, since it crashed";
  return rules.length === 0 ? "not breaking" : `breaking by ${[...new Set(rules)].join(", ")}`;
}

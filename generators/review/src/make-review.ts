import { type Contract, contractRoot } from "@market-data/generator-core";
import { type Place, placeOf, readBase, readNow, releasedContract } from "./base.ts";
import { anyRemoval, lifecycleRefusals } from "./lifecycle.ts";
import { engineChanges } from "./merge.ts";
import { type Pair, pairOf } from "./pair.ts";
import { type Change, LEVELS, type Review } from "./review.ts";
import { ruleChanges } from "./rules/index.ts";
import { usersCode } from "./users-code/users-code.ts";
import { verdictOf } from "./verdict.ts";
import { applyWaivers, readWaivers } from "./waivers.ts";

/** What a review is made from. */
export interface ReviewOptions {
  /** A git revision, a file or a folder; where the main branch was left, where absent. */
  base?: string;
  /** The contract's root file; this project's where absent. */
  contract?: string;
  /** Where a base that is a file is looked for; the process's folder where absent. */
  currentFolder?: string;
  /** The day in UTC, as `2026-11-21`, that sunset dates and waivers are held against. */
  today?: string;
  /** Whether the programs of users are checked. */
  consumers?: boolean;
  /** Whether the linters run. */
  lint?: boolean;
}

/**
 * Reviews the contract as it is now against another.
 * @throws {ReviewError} when there is nothing to compare with, or one of the two is broken.
 */
export async function makeReview(options: ReviewOptions = {}): Promise<Review> {
  const place = placeOf(options.contract ?? contractRoot);
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const [base, now] = await Promise.all([
    readBase(place, options.base, options.currentFolder ?? process.cwd()),
    readNow(place),
  ]);
  const pair = pairOf(base.contract, now, place.folder);
  const [all, code] = await Promise.all([
    changesOf(pair),
    usersCode(base.contract, now, {
      root: place.repository,
      revision: base.revision,
      consumers: options.consumers ?? true,
    }),
  ]);
  const released = anyRemoval(pair) ? await lastRelease(place, base.revision) : undefined;
  const lifecycle = lifecycleRefusals(pair, today, released);
  const { changes, refusals } = applyWaivers(readWaivers(place.repository), all, lifecycle, today);
  const verdict = verdictOf(changes);
  return {
    base: { name: base.name, ...(base.revision === undefined ? {} : { revision: base.revision }) },
    verdict,
    changes,
    refusals,
    lint: [],
    usersCode: code,
  };
}

/** Every change between two contracts, the gravest first. */
export async function changesOf(pair: Pair): Promise<Change[]> {
  const changes = [...(await engineChanges(pair)), ...ruleChanges(pair)];
  return changes.sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}

async function lastRelease(place: Place, revision: string | undefined): Promise<Contract | undefined> {
  return revision === undefined ? undefined : releasedContract(place, revision);
}

import { type Contract, contractRoot, toPublishedDocument } from "@market-data/generator-core";
import { type ContractLocation, locateContract, readBase, readNow, releasedContract } from "./base.ts";
import { getChangedPart } from "./changed.ts";
import { checkChangeset } from "./changeset/check.ts";
import { earlierRejections } from "./changeset/earlier.ts";
import { readChangesets } from "./changeset/read.ts";
import { compareDocuments } from "./compare/index.ts";
import { ruleChanges } from "./extension-rules/index.ts";
import { addFacts } from "./extension-rules/new-operation.ts";
import { lifecycleRejections } from "./lifecycle.ts";
import { lintFindings } from "./lint.ts";
import { changedPages } from "./pages.ts";
import { type ContractPair, createPair } from "./pair.ts";
import { type Change, getOperationIds, type Review } from "./review.ts";
import { stabilityRejections } from "./stability.ts";
import { code } from "./text/format.ts";
import { markUnreleased } from "./unreleased.ts";
import { addUsage, readUsage } from "./usage.ts";
import { consumerRejections } from "./users-code/rejections.ts";
import { unexplainedBreaks } from "./users-code/unexplained.ts";
import { usersCode } from "./users-code/users-code.ts";
import { getVerdict, sortByWeight } from "./verdict.ts";
import { AppliedWaivers, areWaiversTouched, readWaivers } from "./waivers.ts";

/** The inputs of a review. */
interface ReviewOptions {
  /** A git revision, a file or a folder; where the main branch was left, where absent. */
  base?: string;
  /** The contract's root file; this project's where absent. */
  contract?: string;
  /** The folder for a relative path of the base. Default: the working directory. */
  currentFolder?: string;
  /** The UTC day for sunset dates and waivers, as `2026-11-21`. */
  today?: string;
  /** Checks the programs of users. */
  consumers?: boolean;
  /** A file with the usage of a service: the output of `market-data usage --by operation,parameter --json`. */
  usage?: string;
  /** Runs the linters. */
  lint?: boolean;
}

/**
 * Reviews the contract against the base.
 * @throws {ReviewError} for a missing base or a broken contract.
 */
export async function makeReview(options: ReviewOptions = {}): Promise<Review> {
  const place = locateContract(options.contract ?? contractRoot);
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const [base, written] = await Promise.all([
    readBase(place, options.base, options.currentFolder ?? process.cwd()),
    readNow(place),
  ]);
  const now = base.isBundle ? { ...written, document: toPublishedDocument(written.model) } : written;
  const pair = createPair(base.contract, now, place.folder);
  // The compiler runs in a separate process, in parallel with the linters.
  const compiled = usersCode(base.contract, now, {
    root: place.repository,
    revision: base.revision,
    consumers: options.consumers ?? true,
  });
  const linted = options.lint === false ? [] : lintFindings(place.repository, now, getChangedPart(pair));
  const comparing = (async () => listChanges(pair))();
  const [lint, code, compared] = await Promise.all([linted, compiled, comparing]);
  const unexplained = unexplainedBreaks(code.broken, compared, [base.contract, now]);
  // The last release matters only to breaks of clients.
  const isBreaking = compared.some(({ level }) => level === "major");
  const released = isBreaking ? await lastRelease(place, base.revision) : undefined;
  const since = released && createPair(released, now, place.folder);
  const found = [...unexplained, ...(since ? markUnreleased(compared, listChanges(since)) : compared)];
  const waivers = new AppliedWaivers(readWaivers(place.repository), today);
  const changes = waivers.mark(
    options.usage === undefined ? found : addUsage(found, readUsage(options.usage)),
  );
  const broken = waivers.lift(stabilityRejections(pair, changes, today, since?.base));
  const stops = waivers.lift([
    ...lifecycleRejections(pair, today),
    ...consumerRejections(code, changes, broken.length === 0),
    ...earlierRejections(place.repository, base.revision),
  ]);
  const { rejections, warnings } = waivers.report(areWaiversTouched(place.repository, base.revision));
  const review: Review = {
    base: { name: base.name, ...(base.revision === undefined ? {} : { revision: base.revision }) },
    verdict: getVerdict(changes),
    changes,
    rejections: [...broken, ...stops, ...rejections],
    lint: [...lint, ...warnings],
    usersCode: code,
    pages: changedPages(changes, now),
  };
  return withChangesets(review, place.repository);
}

/** Checks a review against the current changesets, and replaces the result of an earlier check. */
export function withChangesets(review: Review, repository: string): Review {
  const changesets = readChangesets(repository, review.base.revision);
  // Keeps rejections with a rule: the base decides, and a waiver may permit the rejection.
  const others = review.rejections.filter(({ kind, rule }) => rule !== undefined || kind !== "changeset");
  return { ...review, rejections: [...others, ...checkChangeset(review.verdict.level, changesets)] };
}

/** The folder of the repository of a contract. */
export function findRepository(contract: string = contractRoot): string {
  return locateContract(contract).repository;
}

/** Every change between two contracts, the weightiest first. */
export function listChanges(pair: ContractPair): Change[] {
  const stated = ruleChanges(pair);
  const changes = [...compareDocuments(pair).filter((change) => !isStated(stated, change)), ...stated];
  return sortByWeight(addFacts(changes, pair));
}

/**
 * Differences with a better description from an extension: a key with its plans, a default of `aux` with its fields, headers of
 * a lifecycle.
 */
const STATED: readonly { found: string; of?: string; stated: string }[] = [
  { found: "security-tightened", stated: "key-required" },
  { found: "security-loosened", stated: "key-not-required" },
  { found: "request-default-changed", of: "parameter `aux`", stated: "aux-default-" },
  ...["Deprecation", "Sunset", "Link"].flatMap((name) =>
    ["lifecycle-", "sunset-set"].map((stated) => ({
      found: "response-header-added",
      of: `response header ${code(name)}`,
      stated,
    })),
  ),
];

/** Whether the extensions report a change for all of its operations. */
function isStated(stated: readonly Change[], change: Change): boolean {
  const { rule, subject } = change;
  const by = STATED.filter(({ found, of = subject }) => found === rule && of === subject);
  const touched = getOperationIds(change);
  const states = (id: string) =>
    stated.some((each) => each.operationId === id && by.some((row) => each.rule.startsWith(row.stated)));
  return by.length > 0 && touched.length > 0 && touched.every(states);
}

async function lastRelease(
  place: ContractLocation,
  revision: string | undefined,
): Promise<Contract | undefined> {
  return revision === undefined ? undefined : releasedContract(place, revision);
}

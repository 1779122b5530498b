import type { Pointer } from "@market-data/generator-core";
import { capitalize, code } from "../../text/format.ts";
import { rejectsOverlaps } from "../normal-form/exclusive.ts";
import type { Choice, NormalSchema, SchemaRef } from "../normal-form/read-schema.ts";
import { type Below, matchChoices, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The forms of a value (`oneOf`, `anyOf`). */
export function compareChoices(pair: SchemaPair): SchemaFinding[] {
  const { matched, added, removed } = matchChoices(pair);
  const groups = matchGroups(pair, matched);
  if (groups === undefined) return [regrouped(pair)];
  const exclusive = groups.flatMap((group) => compareExclusive(pair, group));
  return [...exclusive, ...compareMembers(pair, added, removed)];
}

/** A choice before and after. */
type Group = readonly [before: Choice, after: Choice];

/** Pairs choices with common members. Returns undefined if members are combined in another way. */
function matchGroups({ before, after }: SchemaPair, matched: readonly Below[]): Group[] | undefined {
  const [old, fresh] = [before.choices, after.choices];
  // A schema without a choice counts as a choice with a single member.
  if (Math.max(old.length, 1) !== Math.max(fresh.length, 1)) return undefined;
  const [only, other] = [old[0], fresh[0]];
  if (only === undefined || other === undefined) return [];
  if (old.length === 1) return [[only, other]];
  const groups: Group[] = [];
  for (const each of matched) {
    const was = old.find(({ members }) => members.includes(each.before));
    const is = fresh.find(({ members }) => members.includes(each.after));
    if (was === undefined || is === undefined) continue;
    if (!groups.some(([before, after]) => before === was && after === is)) groups.push([was, is]);
  }
  const isOneToOne = [
    groups.length,
    new Set(groups.map(([was]) => was)).size,
    new Set(groups.map(([, is]) => is)).size,
  ].every((count) => count === old.length);
  return isOneToOne ? groups : undefined;
}

function regrouped({ before, after, subject }: SchemaPair): SchemaFinding {
  return {
    rule: "choices-regrouped",
    text: `The forms of ${subject.label} are combined in another way.`,
    places: { base: before.pointer, now: after.pointer },
  };
}

/** Compares if a value may fit several forms. The type is the union of the forms in both cases. */
function compareExclusive({ subject, readers }: SchemaPair, [old, fresh]: Group): SchemaFinding[] {
  const was = rejectsOverlaps(old, readers.base);
  const is = rejectsOverlaps(fresh, readers.now);
  // A choice with fewer forms that overlap is still exclusive.
  if (was === is || (was && fresh.isExclusive)) return [];
  const verb = is ? "must now fit one of its forms only" : "may now fit several of its forms";
  return [
    {
      rule: is ? "choices-became-exclusive" : "choices-no-longer-exclusive",
      text: `${capitalize(subject.label)} ${verb}.`,
      places: { base: getKeyword(old), now: getKeyword(fresh) },
    },
  ];
}

/** The place of a choice. */
function getKeyword({ members }: Choice): Pointer {
  return members[0]?.[0].slice(0, -1) ?? [];
}

function compareMembers(
  pair: SchemaPair,
  added: readonly SchemaRef[],
  removed: readonly SchemaRef[],
): SchemaFinding[] {
  const { direction, subject, readers } = pair;
  const label = capitalize(subject.label);
  const [gains, loses] =
    direction === "request" ? ["now accepts", "no longer accepts"] : ["can now be", "can no longer be"];
  return [
    ...added.map(
      (ref): SchemaFinding => ({
        rule: "choice-added",
        text: `${label} ${gains} ${describe(readers.now.read(ref))} too.`,
        places: getPlaces(pair, "now", ref),
      }),
    ),
    ...removed.map(
      (ref): SchemaFinding => ({
        rule: "choice-removed",
        text: `${label} ${loses} ${describe(readers.base.read(ref))}.`,
        places: getPlaces(pair, "base", ref),
      }),
    ),
  ];
}

/** The place of the choice. Referenced schemas may also be used elsewhere. */
function getPlaces({ before, after }: SchemaPair, side: "base" | "now", [pointer]: SchemaRef) {
  const places: { base: Pointer; now: Pointer } = { base: before.pointer, now: after.pointer };
  return { ...places, [side]: pointer };
}

function describe({ pointer, types }: NormalSchema): string {
  const [components, schemas, name, ...rest] = pointer;
  if (components === "components" && schemas === "schemas" && name !== undefined && rest.length === 0) {
    return code(String(name));
  }
  return types === undefined ? "another form" : code([...types].join(" or "));
}

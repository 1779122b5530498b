import type { Pointer } from "@market-data/generator-core";
import type { Kind } from "../../review.ts";
import { capitalize, code } from "../../text/format.ts";
import { breaksBy, COMPARE_VERSIONS, NOTHING } from "../finding.ts";
import { rejectsOverlaps } from "../normal-form/exclusive.ts";
import type { Choice, NormalSchema, SchemaRef } from "../normal-form/read-schema.ts";
import { type Below, matchChoices, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The forms that a value may have (`oneOf`, `anyOf`). */
export function compareChoices(pair: SchemaPair): SchemaFinding[] {
  const { matched, added, removed } = matchChoices(pair);
  const groups = matchGroups(pair, matched);
  if (groups === undefined) return [regrouped(pair)];
  const exclusive = groups.flatMap((group) => compareExclusive(pair, group));
  return [...exclusive, ...compareMembers(pair, added, removed)];
}

/** A choice before and after. */
type Group = readonly [before: Choice, after: Choice];

/** Which choices are the same: those that share members; undefined where members are combined in other ways. */
function matchGroups({ before, after }: SchemaPair, matched: readonly Below[]): Group[] | undefined {
  const [old, fresh] = [before.choices, after.choices];
  // One schema is a choice of one.
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

function regrouped({ before, after, subject, direction }: SchemaPair): SchemaFinding {
  return {
    rule: "choices-regrouped",
    breaks: breaksBy("changed", direction, true),
    otherwise: "minor",
    text: `The forms of ${subject.label} are combined in another way.`,
    advice: COMPARE_VERSIONS,
    places: { base: before.pointer, now: after.pointer },
  };
}

/** Whether a value may fit several forms. Their union, which is the type, stays the same. */
function compareExclusive({ subject, direction, readers }: SchemaPair, [old, fresh]: Group): SchemaFinding[] {
  const was = rejectsOverlaps(old, readers.base);
  const is = rejectsOverlaps(fresh, readers.now);
  if (was === is) return [];
  const breaks = breaksBy(is ? "narrowed" : "widened", direction, false);
  const label = capitalize(subject.label);
  return [
    {
      rule: is ? "choices-became-exclusive" : "choices-no-longer-exclusive",
      breaks,
      otherwise: "minor",
      text: `${label} ${is ? "must now fit one of its forms only" : "may now fit several of its forms"}.`,
      advice:
        breaks.length === 0
          ? NOTHING
          : direction === "request"
            ? "Send values that fit one form only."
            : "Handle values that fit several forms.",
      places: { base: getKeyword(old), now: getKeyword(fresh) },
    },
  ];
}

/** Where a choice is written. */
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
  const gained = added.map((ref): SchemaFinding => {
    const breaks = breaksBy("widened", direction, true);
    return {
      rule: "choice-added",
      breaks,
      otherwise: "minor",
      text: `${label} ${direction === "request" ? "now accepts" : "can now be"} ${describe(readers.now.read(ref))} too.`,
      advice: breaks.length > 0 ? "Handle the new form." : NOTHING,
      places: getPlaces(pair, "now", ref),
    };
  });
  const lost = removed.map((ref): SchemaFinding => {
    // Code that narrows to a form that left the type does not compile (TS2339).
    const breaks: Kind[] = direction === "request" ? ["wire", "types"] : ["types"];
    const verb = direction === "request" ? "no longer accepts" : "can no longer be";
    return {
      rule: "choice-removed",
      breaks,
      otherwise: "minor",
      text: `${label} ${verb} ${describe(readers.base.read(ref))}.`,
      advice: direction === "request" ? "Send another form." : "Remove the code for that form.",
      places: getPlaces(pair, "base", ref),
    };
  });
  return [...gained, ...lost];
}

/** Where the choice is written, and not what it refers to: that may be used elsewhere. */
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

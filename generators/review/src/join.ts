import { isDeepStrictEqual } from "node:util";
import { followReferences, type Json, type Pointer, parseReference } from "@market-data/generator-core";
import type { EngineReports } from "./engines/compare.ts";
import { RECORDS_PATH } from "./engines/documents.ts";
import type { OasdiffChange } from "./engines/oasdiff.ts";
import { type OasdiffPlace, oasdiffPlace } from "./engines/oasdiff-place.ts";
import type { RedoclyChange } from "./engines/redocly.ts";
import { type Finding, leadsInto } from "./finding.ts";
import type { Pair, Places } from "./pair.ts";
import type { Level } from "./review.ts";

/** oasdiff's levels: it calls an error and a warning what can break a client, an information what cannot. */
const OASDIFF_LEVELS: Record<OasdiffChange["level"], Level> = { 1: "minor", 2: "major", 3: "major" };

/** Checks of oasdiff that repeat what `redocly diff` tells of every published record, which our own rule tells of. */
const TOLD_BY_OTHERS: ReadonlySet<string> = new Set(["api-schema-removed"]);

/**
 * What both engines found, an entry a place. `redocly diff` lists all that differs, each component once; what oasdiff
 * says of an operation is put to the place that it is about.
 */
export function joinFindings(pair: Pair, { redocly, oasdiff, lines }: EngineReports): Finding[] {
  const findings = redocly.filter(isOfUse).map(toFinding);
  for (const change of oasdiff) {
    if (TOLD_BY_OTHERS.has(change.id)) continue;
    const place = oasdiffPlace(pair, change, lines);
    const finding = findingFor(pair, findings, change, place) ?? addFinding(findings, change, place);
    addCheck(finding, change);
  }
  return findings.filter((finding) => !isReorder(finding));
}

/** A component that is reached from nowhere makes no difference to users. */
function isOfUse({ path }: RedoclyChange): boolean {
  const [first, section] = parseReference(path);
  return first !== "components" || section === "securitySchemes";
}

function toFinding(change: RedoclyChange): Finding {
  const { kind, typeName, property, path, base, revision, impact, verdicts } = change;
  return {
    kind,
    typeName,
    ...(property === undefined ? {} : { property }),
    usage: parseReference(path),
    places: {
      ...(base?.value === undefined ? {} : { base: placeOf(typeName, base.pointer) }),
      ...(revision?.value === undefined ? {} : { now: placeOf(typeName, revision.pointer) }),
    },
    ...(base?.value === undefined ? {} : { before: base.value }),
    ...(revision?.value === undefined ? {} : { after: revision.value }),
    impact,
    verdicts: verdicts.map(({ ruleId, message }) => ({ rule: ruleId, text: message })),
    checks: [],
  };
}

/** A path is written in the root file; what is new or gone is the operation in the path's own file. */
function placeOf(typeName: string, pointer: string): Pointer {
  return typeName === "PathItem" ? [...parseReference(pointer), "get"] : parseReference(pointer);
}

function findingFor(
  pair: Pair,
  findings: readonly Finding[],
  change: OasdiffChange,
  place: OasdiffPlace,
): Finding | undefined {
  const near = findings.filter((finding) => sameOperation(finding, change));
  const inner = (one: OasdiffPlace) =>
    near
      .filter((finding) => (["base", "now"] as const).some((side) => fits(pair, side, finding, one)))
      // The innermost: a property that was removed, not the record that holds it.
      .sort((a, b) => depth(b) - depth(a))[0];
  return inner(place) ?? inner(besideType(place));
}

/** oasdiff tells of a changed format at the type beside it. */
function besideType({ base, now }: OasdiffPlace): OasdiffPlace {
  const format = (pointer: Pointer | undefined) =>
    pointer?.at(-1) === "type" ? [...pointer.slice(0, -1), "format"] : undefined;
  const [before, after] = [format(base), format(now)];
  return {
    ...(before === undefined ? {} : { base: before }),
    ...(after === undefined ? {} : { now: after }),
  };
}

function sameOperation({ places }: Finding, { path }: OasdiffChange): boolean {
  return [places.base, places.now].every((place) => place?.[0] !== "paths" || place[1] === path);
}

function fits(pair: Pair, side: "base" | "now", finding: Finding, place: OasdiffPlace): boolean {
  const [found, told] = [finding.places[side], place[side]];
  if (found === undefined || told === undefined) return false;
  const exact = [found, followReferences(pair[side].contract.document, found)];
  const { keywords } = place;
  if (keywords === undefined) return exact.some((pointer) => leadsInto(told, pointer));
  // A parameter's own keywords stand beside its schema.
  const wholes = told.at(-1) === "schema" ? [told, told.slice(0, -1)] : [told];
  return keywords.some((keyword) =>
    wholes.some((whole) => exact.some((pointer) => leadsInto(pointer, [...whole, keyword]))),
  );
}

function depth({ places }: Finding): number {
  return Math.max(places.base?.length ?? 0, places.now?.length ?? 0);
}

function addFinding(
  findings: Finding[],
  change: OasdiffChange,
  { keywords: _, ...place }: OasdiffPlace,
): Finding {
  const { id, path = "" } = change;
  const kind = /added|^new-/.test(id) ? "added" : /removed|deleted/.test(id) ? "removed" : "modified";
  const places: Places = (place.base ?? place.now) ? place : operationPlaces(path);
  const usage = places.now ?? places.base ?? [];
  const finding: Finding = {
    kind,
    typeName: "Other",
    usage,
    places,
    impact: "none",
    verdicts: [],
    checks: [],
  };
  const known = findings.find(
    (each) =>
      each.typeName === "Other" && isDeepStrictEqual(each.places, places) && each.checks[0]?.id === id,
  );
  if (known !== undefined) return known;
  findings.push(finding);
  return finding;
}

function operationPlaces(path: string): Places {
  const now: Pointer = path.startsWith(RECORDS_PATH)
    ? ["components", "schemas", path.slice(RECORDS_PATH.length)]
    : path === ""
      ? []
      : ["paths", path, "get"];
  return { now };
}

function addCheck({ checks }: Finding, { id, text, level }: OasdiffChange): void {
  if (checks.some((check) => check.id === id && check.text === text)) return;
  checks.push({ id, text, level: OASDIFF_LEVELS[level] });
  checks.sort((a, b) => Number(b.level === "major") - Number(a.level === "major"));
}

/** The same values in another order. */
function isReorder({ kind, before, after }: Finding): boolean {
  if (kind !== "modified" || !Array.isArray(before) || !Array.isArray(after)) return false;
  return isDeepStrictEqual(sorted(before), sorted(after));
}

function sorted(values: readonly Json[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

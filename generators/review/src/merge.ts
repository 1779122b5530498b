import type { Json } from "@market-data/generator-core";
import { judge } from "./disagreements.ts";
import { runEngines } from "./engines/compare.ts";
import type { RedoclyDiff } from "./engines/redocly.ts";
import type { Finding } from "./finding.ts";
import { joinFindings } from "./join.ts";
import { nearestPlace, operationsAt, type Pair, sourcePlace } from "./pair.ts";
import type { Change } from "./review.ts";
import { differenceOf } from "./words/keywords.ts";
import { subjectOf } from "./words/subject.ts";
import { tell } from "./words/tell.ts";

/** The changes that the engines find between two contracts, in words of the API. */
export async function engineChanges(pair: Pair, diff: RedoclyDiff): Promise<Change[]> {
  const findings = joinFindings(pair, await runEngines(pair, diff));
  return findings
    .filter((finding) => !toldElsewhere(finding, findings))
    .flatMap((finding) => changeOf(pair, finding));
}

/** A `required` list is told by the fields that it came or went with. */
function toldElsewhere(finding: Finding, findings: readonly Finding[]): boolean {
  const { property, kind } = finding;
  // The lifecycle says since when, and what replaces it.
  if (property === "deprecated" && finding.typeName === "Operation") return true;
  if (kind !== "modified" || property !== "required" || finding.before === true || finding.after === true)
    return false;
  const [gained, lost] = differenceOf(finding.before, finding.after);
  const names = new Map([
    ...gained.map((name) => [name, "added"]),
    ...lost.map((name) => [name, "removed"]),
  ] as [string, string][]);
  const parent = finding.usage.join("/");
  const told = findings.filter(
    (each) => each.usage.slice(0, -2).join("/") === parent && each.usage.at(-2) === "properties",
  );
  return [...names].every(([name, how]) =>
    told.some((each) => each.kind === how && String(each.usage.at(-1)) === name),
  );
}

function changeOf(pair: Pair, finding: Finding): Change[] {
  const { level, rule, disagreement, unsettled } = judge(finding);
  if (level === "none") return [];
  const operations = operationsAt(pair, finding.places);
  const place = sourcePlace(pair, finding.places);
  const near = nearestPlace(pair, finding.places);
  const details = {
    oasdiff: finding.checks.map(({ id, level: said, text }) => ({ id, level: said, text })),
    redocly: finding.verdicts.map(({ rule: id, text }) => ({ id, text })),
    ...(disagreement === undefined ? {} : { disagreement: disagreement.id }),
    ...(unsettled === undefined ? {} : { unsettled }),
  };
  return [
    {
      ...(operations.length === 1 ? { operationId: operations[0] as string } : {}),
      ...(operations.length > 1 ? { operations } : {}),
      subject: subjectOf(pair, finding).words,
      level,
      rule,
      ...tell(pair, finding, level),
      ...(place === undefined ? {} : { place }),
      ...(near === undefined ? {} : { near }),
      details: details as unknown as Json,
    },
  ];
}

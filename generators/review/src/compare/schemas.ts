import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Pointer } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import { type Subject, schemaSubject } from "../text/subject.ts";
import type { Effect, Finding } from "./finding.ts";
import { rejectsOverlaps } from "./normal-form/exclusive.ts";
import { keywordValue } from "./normal-form/keyword-value.ts";
import type { NormalSchema, SchemaRef } from "./normal-form/read-schema.ts";
import {
  type Below,
  fieldsFor,
  matchChoices,
  matchForms,
  type SchemaFinding,
  type SchemaPair,
} from "./schema-pair.ts";
import { SCHEMA_RULES } from "./schema-rules/index.ts";

interface Compared {
  readonly findings: readonly Finding[];
  readonly below: readonly string[];
}

/** How deep schemas are distinguished by what they accept; below that by where they are written. */
const MAX_DEPTH = 4;

/** Compares schemas, each pair once. */
export class SchemaComparison {
  readonly #base: Side;
  readonly #now: Side;
  readonly #compared = new Map<string, Compared>();
  readonly #fingerprints = { base: new Map<string, string>(), now: new Map<string, string>() };

  constructor(base: Side, now: Side) {
    this.#base = base;
    this.#now = now;
  }

  /** Every difference of two schemas and of what is below them. @param root What the schemas belong to. */
  compare(before: SchemaRef, after: SchemaRef, direction: Direction, root: Subject): Finding[] {
    const found: Finding[] = [];
    const seen = new Set<string>();
    const open = [this.#visit(before, after, direction, root)];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const compared = this.#compared.get(key);
      found.push(...(compared?.findings ?? []));
      open.push(...(compared?.below ?? []));
    }
    return found;
  }

  /** A response with more values breaks, and a request with fewer values. */
  #effect(before: SchemaRef, after: SchemaRef, root: Subject): Effect | undefined {
    const isBroken = (direction: Direction) =>
      this.compare(before, after, direction, root).some(({ breaks }) => breaks.includes("wire"));
    const [loses, gains] = [isBroken("request"), isBroken("response")];
    return loses && gains ? "changed" : loses ? "narrowed" : gains ? "widened" : undefined;
  }

  /** Whether a component's two versions were compared. */
  hasCompared(place: Pointer): boolean {
    const key = place.join("/");
    return ["request", "response"].some((direction) => this.#compared.has(`${direction} ${key} -> ${key}`));
  }

  /** Compares a pair and what is below it, unless that is done. Returns the pair's key. */
  #visit(before: SchemaRef, after: SchemaRef, direction: Direction, root: Subject): string {
    const now = this.#now;
    const readers = { base: this.#base.schemas, now: now.schemas };
    const key = `${direction} ${readers.base.key(before)} -> ${readers.now.key(after)}`;
    if (this.#compared.has(key)) return key;
    this.#compared.set(key, { findings: [], below: [] });
    const pair: SchemaPair = {
      before: readers.base.read(before),
      after: readers.now.read(after),
      direction,
      // Computed only where there is something to report.
      get subject() {
        return schemaSubject(now, readers.now.locate(after[0]), root);
      },
      readers,
      describe: (side, pointer) => schemaSubject(side === "base" ? this.#base : this.#now, pointer, root),
      fingerprint: (side, ref) => this.#fingerprint(side, ref),
      effect: (old, fresh) => this.#effect(old, fresh, root),
    };
    const findings = isSameText(pair)
      ? []
      : SCHEMA_RULES.flatMap((rule) => rule(pair)).map((found) => complete(pair, found));
    const below = pairsBelow(pair).map((each) => this.#visit(each.before, each.after, direction, root));
    this.#compared.set(key, { findings, below });
    return key;
  }

  /**
   * Of what is written around a schema: components further down count by their names, as a text of all that they lead to
   * would have no end.
   */
  #fingerprint(side: "base" | "now", ref: SchemaRef, depth = 0): string {
    const { schemas } = side === "base" ? this.#base : this.#now;
    const key = schemas.key(ref);
    if (depth >= MAX_DEPTH) return key;
    const known = this.#fingerprints[side].get(`${depth} ${key}`);
    if (known !== undefined) return known;
    const schema = schemas.read(ref);
    const inner = (each: SchemaRef) => this.#fingerprint(side, each, depth + 1);
    const text = JSON.stringify([
      [...(schema.types ?? ["any"])],
      schema.nullable,
      schema.values?.map((value) => JSON.stringify(value)).sort(),
      [...schema.bounds].sort(),
      schema.patterns,
      schema.format,
      [...schema.fields].map(([name, each]) => [name, inner(each)]).sort(),
      [...schema.required].sort(),
      typeof schema.otherFields === "string" ? schema.otherFields : inner(schema.otherFields),
      schema.items === undefined ? null : inner(schema.items),
      schema.uniqueItems,
      schema.firstItems.map(inner),
      [...schema.patternFields].map(([pattern, each]) => [pattern, inner(each)]).sort(),
      [...schema.dependentRequired].map(([name, fields]) => [name, [...fields].sort()]).sort(),
      [...schema.tests].map(([keyword, each]) => [keyword, inner(each)]),
      schema.knownValues,
      schema.choices.map((choice) => [choice.members.map(inner).sort(), rejectsOverlaps(choice, schemas)]),
      schema.discriminator,
      [...schema.forms.keys()].sort(),
      schema.others,
    ]);
    const fingerprint = createHash("sha256").update(text).digest("base64");
    this.#fingerprints[side].set(`${depth} ${key}`, fingerprint);
    return fingerprint;
  }
}

/**
 * Whether two schemas are written in the same words, so that only what they refer to can differ. Whether a field is there in
 * a direction, and what keywords mean that are compared as they are written, is written where they lead to.
 */
function isSameText({ before, after, readers, direction }: SchemaPair): boolean {
  if (!isDeepStrictEqual(before.written, after.written)) return false;
  if (!isDeepStrictEqual(before.others, after.others)) return false;
  // The schemas of `not` and of the subtypes of a discriminator can be in other components.
  if (before.tests.size > 0 || before.forms.size > 0 || after.forms.size > 0) return false;
  const [old, fresh] = [fieldsFor(before, readers.base, direction), fieldsFor(after, readers.now, direction)];
  return old.size === fresh.size && [...old.keys()].every((name) => fresh.has(name));
}

function complete({ subject, direction, before, after }: SchemaPair, found: SchemaFinding): Finding {
  const { at = [], places, rule, ...rest } = found;
  // Where a parameter becomes narrower, those meet it that send it; another default, those that do not.
  const sent = at[0] === "default" ? undefined : subject.parameter;
  const parameter = sent === undefined ? {} : { parameter: sent };
  return {
    subject: subject.label,
    direction,
    ...parameter,
    ...(at.length === 1 ? getValues(String(at[0]), before, after) : {}),
    ...rest,
    rule: `${direction}-${rule}`,
    places: places ?? { base: [...before.pointer, ...at], now: [...after.pointer, ...at] },
  };
}

/** A keyword's values in the normal form: they may be written in several places, or in other words. */
function getValues(
  keyword: string,
  before: NormalSchema,
  after: NormalSchema,
): Pick<Finding, "before" | "after"> {
  const [old, fresh] = [keywordValue(before, keyword), keywordValue(after, keyword)];
  return {
    ...(old === undefined ? {} : { before: old }),
    ...(fresh === undefined ? {} : { after: fresh }),
  };
}

function pairsBelow(pair: SchemaPair): Below[] {
  const { before, after, readers, direction } = pair;
  const old = fieldsFor(before, readers.base, direction);
  const fields = [...fieldsFor(after, readers.now, direction)].flatMap(([name, ref]) => {
    const known = old.get(name);
    return known === undefined ? [] : [{ before: known, after: ref }];
  });
  const others =
    typeof before.otherFields === "string" || typeof after.otherFields === "string"
      ? []
      : [{ before: before.otherFields, after: after.otherFields }];
  const items =
    before.items === undefined || after.items === undefined
      ? []
      : [{ before: before.items, after: after.items }];
  const patterns = [...after.patternFields].flatMap(([pattern, ref]) => {
    const known = before.patternFields.get(pattern);
    return known === undefined ? [] : [{ before: known, after: ref }];
  });
  const count = Math.max(before.firstItems.length, after.firstItems.length);
  const firstItems = Array.from({ length: count }, (_, index) => ({
    before: before.firstItems[index] ?? before.items,
    after: after.firstItems[index] ?? after.items,
  })).filter((each): each is Below => each.before !== undefined && each.after !== undefined);
  const { matched } = matchChoices(pair);
  const forms = matchForms(pair).matched.filter(
    (form) => !matched.some((each) => each.before === form.before && each.after === form.after),
  );
  return [...fields, ...others, ...items, ...patterns, ...firstItems, ...matched, ...forms];
}

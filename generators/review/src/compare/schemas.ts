import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Pointer } from "@market-data/generator-core";
import { type Effect, grade } from "../catalogue.ts";
import type { Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import { type Subject, schemaSubject } from "../text/subject.ts";
import type { Finding } from "./finding.ts";
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

/** Maximum depth of fingerprints. Deeper schemas are distinguished by their place. */
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

  /** All differences of two schemas and of the schemas below. @param root The owner of the schemas. */
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
      this.compare(before, after, direction, root).some((found) => grade(found).breaks.includes("wire"));
    const [loses, gains] = [isBroken("request"), isBroken("response")];
    return loses && gains ? "changed" : loses ? "narrowed" : gains ? "widened" : undefined;
  }

  /** Returns true after a comparison of both versions of a component. */
  hasCompared(place: Pointer): boolean {
    const key = place.join("/");
    return ["request", "response"].some((direction) => this.#compared.has(`${direction} ${key} -> ${key}`));
  }

  /** Compares a new pair and the schemas below. Returns the key of the pair. */
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
      // Computed only for findings.
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

  /** A hash of the accepted values. Deep components count by name, because schemas can be recursive. */
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

/** Returns true for schemas with equal text. References can still lead to differences below. */
function isSameText({ before, after, readers, direction }: SchemaPair): boolean {
  if (!isDeepStrictEqual(before.written, after.written)) return false;
  if (!isDeepStrictEqual(before.others, after.others)) return false;
  // Other components can contain the schemas of `not` and of subtypes.
  if (before.tests.size > 0 || before.forms.size > 0 || after.forms.size > 0) return false;
  const [old, fresh] = [fieldsFor(before, readers.base, direction), fieldsFor(after, readers.now, direction)];
  return old.size === fresh.size && [...old.keys()].every((name) => fresh.has(name));
}

function complete({ subject, direction, before, after }: SchemaPair, found: SchemaFinding): Finding {
  const { at = [], places, rule, ...rest } = found;
  // A new default affects only requests without the parameter.
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

/** The values of a keyword in the normal form, because a document can spread them over several places. */
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

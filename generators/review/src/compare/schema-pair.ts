import type { Pointer } from "@market-data/generator-core";
import type { Direction } from "../review.ts";
import type { Subject } from "../text/subject.ts";
import type { Finding } from "./finding.ts";
import {
  acceptsNothing,
  type NormalSchema,
  type SchemaReader,
  type SchemaRef,
} from "./normal-form/read-schema.ts";

/** A schema before and after, with what is known of it. */
export interface SchemaPair {
  readonly before: NormalSchema;
  readonly after: NormalSchema;
  readonly direction: Direction;
  readonly subject: Subject;
  /** How the schemas below are read. */
  readonly readers: { readonly base: SchemaReader; readonly now: SchemaReader };
  /** What a place is about: of what was added or removed. */
  describe(side: "base" | "now", pointer: Pointer): Subject;
  /** Returns equal texts for schemas that accept the same values. */
  fingerprint(side: "base" | "now", ref: SchemaRef): string;
}

/** What a rule found in a pair; its subject and direction are the pair's where they are absent. */
export type SchemaFinding = Omit<Finding, "subject" | "places" | "direction"> & {
  subject?: string;
  /** The way from the schema to what changed, or the places where they are elsewhere. */
  at?: Pointer;
  places?: Finding["places"];
};

/** A rule of schemas. */
export type SchemaRule = (pair: SchemaPair) => SchemaFinding[];

/** The schemas below a pair that are compared in turn. */
export interface Below {
  before: SchemaRef;
  after: SchemaRef;
}

/** The fields that a value can have in a direction. */
export function fieldsFor(
  schema: NormalSchema,
  reader: SchemaReader,
  direction: Direction,
): Map<string, SchemaRef> {
  const hidden = direction === "request" ? "readOnly" : "writeOnly";
  return new Map(
    [...schema.fields].filter(([, ref]) => {
      const field = reader.read(ref);
      return !field[hidden] && !acceptsNothing(field);
    }),
  );
}

/** Pairs equal and replaced members of two choices. Lists the added and the removed members. */
export function matchChoices({ before, after, readers, fingerprint }: SchemaPair): {
  matched: Below[];
  added: SchemaRef[];
  removed: SchemaRef[];
} {
  const getMembers = ({ choices }: NormalSchema) => choices.flatMap(({ members }) => members);
  const [old, fresh] = [getMembers(before), getMembers(after)];
  if (old.length === 0 && fresh.length === 0) return { matched: [], added: [], removed: [] };
  // One schema is a choice of one.
  const left = old.length > 0 ? [...old] : [[before.pointer] as SchemaRef];
  const right = fresh.length > 0 ? [...fresh] : [[after.pointer] as SchemaRef];
  const matched: Below[] = [];
  const tests = [
    (a: SchemaRef, b: SchemaRef) => fingerprint("base", a) === fingerprint("now", b),
    (a: SchemaRef, b: SchemaRef) => readers.base.key(a) === readers.now.key(b),
  ];
  for (const test of tests) {
    for (const ref of [...left]) {
      const index = right.findIndex((each) => test(ref, each));
      if (index < 0) continue;
      matched.push({ before: ref, after: right[index] as SchemaRef });
      left.splice(left.indexOf(ref), 1);
      right.splice(index, 1);
    }
  }
  // As many went as came: each took the place of another.
  if (left.length === right.length) {
    matched.push(...left.map((each, index) => ({ before: each, after: right[index] as SchemaRef })));
    return { matched, added: [], removed: [] };
  }
  return { matched, added: right, removed: left };
}

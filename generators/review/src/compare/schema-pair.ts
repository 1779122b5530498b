import type { Pointer } from "@market-data/generator-core";
import type { DirectedName, Effect } from "../catalogue.ts";
import type { Direction } from "../review.ts";
import type { Subject } from "../text/subject.ts";
import type { Finding } from "./finding.ts";
import {
  acceptsNothing,
  type NormalSchema,
  type SchemaReader,
  type SchemaRef,
} from "./normal-form/read-schema.ts";

/** A schema before and after a change. */
export interface SchemaPair {
  readonly before: NormalSchema;
  readonly after: NormalSchema;
  readonly direction: Direction;
  readonly subject: Subject;
  /** Read the schemas below. */
  readonly readers: { readonly base: SchemaReader; readonly now: SchemaReader };
  /** Describes a place of an added or removed part. */
  describe(side: "base" | "now", pointer: Pointer): Subject;
  /** Returns equal texts for schemas with equal values. */
  fingerprint(side: "base" | "now", ref: SchemaRef): string;
  /** The effect on the accepted values, or undefined without an effect. */
  effect(before: SchemaRef, after: SchemaRef): Effect | undefined;
}

/** A finding of a schema rule. The default subject is the subject of the pair. */
export type SchemaFinding = Omit<Finding, "rule" | "subject" | "places" | "direction"> & {
  rule: DirectedName;
  subject?: string;
  /** The path from the schema to the change. `places` overrides the path. */
  at?: Pointer;
  places?: Finding["places"];
};

/** A rule of schemas. */
export type SchemaRule = (pair: SchemaPair) => SchemaFinding[];

/** A pair of schemas below a pair. */
export interface Below {
  before: SchemaRef;
  after: SchemaRef;
}

/** The possible fields of a value in a direction. */
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
  // A schema without a choice counts as a choice with a single member.
  const left = old.length > 0 ? [...old] : [[before.pointer] as SchemaRef];
  const right = fresh.length > 0 ? [...fresh] : [[after.pointer] as SchemaRef];
  const matched: Below[] = [];
  const match = (find: (ref: SchemaRef) => SchemaRef | undefined) => {
    for (const ref of [...left]) {
      const found = find(ref);
      if (found === undefined) continue;
      matched.push({ before: ref, after: found });
      left.splice(left.indexOf(ref), 1);
      right.splice(right.indexOf(found), 1);
    }
  };
  match((ref) => right.find((each) => fingerprint("base", ref) === fingerprint("now", each)));
  const tags = [uniqueTags(left, readers.base), uniqueTags(right, readers.now)] as const;
  match((ref) =>
    right.find((each) => [...(tags[0].get(ref) ?? [])].some((tag) => tags[1].get(each)?.has(tag))),
  );
  // Inline members have a position as key.
  match((ref) =>
    right.find((each) => isComponent(readers.base, ref) && readers.base.key(ref) === readers.now.key(each)),
  );
  match((ref) => mostSimilar(readers.base.read(ref), right, readers.now));
  // With equal counts, each new member replaces a removed member.
  if (left.length === right.length) {
    matched.push(...left.map((each, index) => ({ before: each, after: right[index] as SchemaRef })));
    return { matched, added: [], removed: [] };
  }
  return { matched, added: right, removed: left };
}

/** Pairs the forms of two discriminators by their values. Lists the added, removed and reassigned values. */
export function matchForms(pair: SchemaPair): {
  matched: Below[];
  added: string[];
  removed: string[];
  reassigned: string[];
} {
  const { before, after, readers } = pair;
  const choices = matchChoices(pair);
  const isAt = (reader: SchemaReader, ref: SchemaRef) => (each: SchemaRef) =>
    reader.key(each) === reader.key(ref);
  const result = {
    matched: [] as Below[],
    added: [] as string[],
    removed: [] as string[],
    reassigned: [] as string[],
  };
  for (const [value, ref] of before.forms) {
    const fresh = after.forms.get(value);
    if (fresh === undefined) {
      if (!choices.removed.some(isAt(readers.base, ref))) result.removed.push(value);
      continue;
    }
    const partner = choices.matched.find((each) => isAt(readers.base, ref)(each.before))?.after;
    if (partner !== undefined && !isAt(readers.now, fresh)(partner)) result.reassigned.push(value);
    else result.matched.push({ before: ref, after: fresh });
  }
  for (const [value, ref] of after.forms) {
    if (!before.forms.has(value) && !choices.added.some(isAt(readers.now, ref))) result.added.push(value);
  }
  return result;
}

function isComponent(reader: SchemaReader, ref: SchemaRef): boolean {
  return ref.length === 1 && reader.locate(ref[0]).length === 3;
}

/** The fields with a unique constant in the choice: `kind="cat"`. */
function uniqueTags(refs: readonly SchemaRef[], reader: SchemaReader): Map<SchemaRef, Set<string>> {
  const all = refs.map((ref) =>
    [...reader.read(ref).fields].flatMap(([name, field]) => {
      const { values } = reader.read(field);
      return values?.length === 1 ? [`${name}=${JSON.stringify(values[0])}`] : [];
    }),
  );
  const isUnique = (tag: string) => all.filter((tags) => tags.includes(tag)).length === 1;
  return new Map(refs.map((ref, index) => [ref, new Set(all[index]?.filter(isUnique))]));
}

/** The member with most common fields, at least half of all fields. */
function mostSimilar(
  schema: NormalSchema,
  refs: readonly SchemaRef[],
  reader: SchemaReader,
): SchemaRef | undefined {
  let [best, most] = [undefined as SchemaRef | undefined, 0.5];
  for (const ref of refs) {
    const names = [...reader.read(ref).fields.keys()];
    const shared = names.filter((name) => schema.fields.has(name)).length;
    const share = shared / (names.length + schema.fields.size - shared || 1);
    if (share > most || (share === most && best === undefined)) [best, most] = [ref, share];
  }
  return best;
}

import { type Choice, type NormalSchema, type SchemaReader, same } from "./read-schema.ts";

/** Maximum depth of fields in the search for a difference between two records. */
const MAX_DEPTH = 2;

/** Returns true if a `oneOf` may reject values because several members accept them. */
export function rejectsOverlaps({ members, isExclusive }: Choice, reader: SchemaReader): boolean {
  if (!isExclusive) return false;
  const schemas = members.map((ref) => reader.read(ref));
  return schemas.some((one, index) =>
    schemas.slice(index + 1).some((other) => !areDisjoint(one, other, reader, MAX_DEPTH)),
  );
}

/** Returns true if certainly no value fits both schemas. */
function areDisjoint(one: NormalSchema, other: NormalSchema, reader: SchemaReader, depth: number): boolean {
  if (one.nullable && other.nullable) return false;
  if (one.values !== undefined && other.values !== undefined) {
    const { values } = other;
    return one.values.every((value) => !values.some((each) => same(value, each)));
  }
  if (one.types === undefined || other.types === undefined) return false;
  const common = commonTypes(one.types, other.types);
  if (common.some((type) => type !== "object")) return false;
  return common.length === 0 || areOtherRecords(one, other, reader, depth);
}

/** Every whole number is a number. */
function commonTypes(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const all = (types: ReadonlySet<string>) => [...types, ...(types.has("number") ? ["integer"] : [])];
  const others = all(other);
  return all(one).filter((type) => others.includes(type));
}

/** Returns true if a required field differs, or if a closed record lacks a required field. */
function areOtherRecords(
  one: NormalSchema,
  other: NormalSchema,
  reader: SchemaReader,
  depth: number,
): boolean {
  if (depth === 0) return false;
  return [...one.required, ...other.required].some((name) => {
    const [left, right] = [one.fields.get(name), other.fields.get(name)];
    if (left === undefined || right === undefined) {
      return [one, other].some(({ fields, otherFields }) => otherFields === "closed" && !fields.has(name));
    }
    return areDisjoint(reader.read(left), reader.read(right), reader, depth - 1);
  });
}

/**
 * Returns the fields that a check never reads. The compiled check of a schema reads all known fields, and ignores misspelled fields,
 * which the server would also ignore.
 */
export function findUnknownFields(value: object, check: (value: unknown) => unknown): string[] {
  const seen = new Set<string>();
  check(watched(value, "", seen));
  return listFields(value, "").filter((field) => !seen.has(field));
}

function watched<Value extends object>(value: Value, path: string, seen: Set<string>): Value {
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return found;
      const at = `${path}/${name}`;
      seen.add(at);
      return typeof found === "object" && found !== null ? watched(found, at, seen) : found;
    },
  });
}

function listFields(value: object, path: string): string[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}/${name}`;
    return typeof field === "object" && field !== null ? [at, ...listFields(field, at)] : [at];
  });
}

/**
 * The fields of a value that a check never looks at. A schema's compiled check looks at every field that it knows, and passes
 * over the others: a name that is misspelt would be left out by the server.
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

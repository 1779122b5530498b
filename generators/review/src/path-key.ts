// The same path and the same parameter in two documents, whatever the placeholders of a path are called.

/** `/pets/{id}/toys/{name}` as `/pets/{0}/toys/{1}`. */
export function pathKey(path: string): string {
  let number = 0;
  return path.replaceAll(/\{[^}]*\}/g, () => `{${number++}}`);
}

/** A parameter of the path is known by its place there, another by its name. */
export function parameterKey(
  path: string,
  { name, in: location }: { readonly name: string; readonly in: string },
): string {
  if (location !== "path") return `${location} ${location === "header" ? name.toLowerCase() : name}`;
  return `path ${[...path.matchAll(/\{([^}]*)\}/g)].findIndex(([, each]) => each === name)}`;
}

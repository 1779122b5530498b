// Finds a path and a parameter in two documents, independent of the names of placeholders.

/** `/pets/{id}/toys/{name}` as `/pets/{0}/toys/{1}`. */
export function pathKey(path: string): string {
  let number = 0;
  return path.replaceAll(/\{[^{}]*\}/g, () => `{${number++}}`);
}

/** Path parameters have their position as key, other parameters their name. */
export function parameterKey(
  path: string,
  { name, in: location }: { readonly name: string; readonly in: string },
): string {
  if (location !== "path") return `${location} ${location === "header" ? name.toLowerCase() : name}`;
  return `path ${[...path.matchAll(/\{([^{}]*)\}/g)].findIndex(([, each]) => each === name)}`;
}

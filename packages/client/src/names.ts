/**
 * Checks the names of options or parameters. Ignores names with the value `undefined`.
 * @throws TypeError for an unknown name. The message suggests a similar known name.
 */
export function checkNames(problem: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name) || given[name as keyof typeof given] === undefined) continue;
    const letters = toLetters(name);
    const find = (isSimilar: (other: string) => boolean) => known.find((each) => isSimilar(toLetters(each)));
    const similar =
      find((other) => letters.includes(other)) ??
      find((other) => other.startsWith(letters.slice(0, 4)) || other.includes(letters));
    const advice = similar ? `did you mean "${similar}"?` : `known names: "${known.join('", "')}"`;
    throw new TypeError(`${problem} "${name}"; ${advice}`);
  }
}

function toLetters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

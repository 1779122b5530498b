const MAX_LENGTH = 80;

/** A name as URLs write it: lower-case letters, digits and `-`; empty where the name has none of these. */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}

/** The first slug that is not taken: of the first of some names that makes one, numbered where need be. */
export function makeSlug(names: readonly string[], isTaken: (slug: string) => boolean): string {
  const base = names.map(slugify).find((slug) => slug !== "") ?? "";
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

const LONGEST = 80;

/** A name as URLs write it: lower-case letters, digits and `-`; empty where the name has none of them. */
export function slugged(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}

/** The first slug for an asset that is not taken: of its name, its symbol or its id, numbered where need be. */
export function slugOf(name: string, symbol: string, id: number, isTaken: (slug: string) => boolean): string {
  const base = slugged(name) || slugged(symbol) || `asset-${id}`;
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

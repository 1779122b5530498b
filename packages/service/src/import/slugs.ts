const MAX_LENGTH = 80;

/** A name for URLs: lower-case letters, digits and `-`. Empty for names without any. */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}

/** A free slug of the first usable name, numbered if needed. */
export function makeSlug(names: readonly string[], isTaken: (slug: string) => boolean): string {
  const base = names.map(slugify).find((slug) => slug !== "") ?? "";
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

import { slugify } from "./slugs.ts";

/**
 * The symbol under which an asset is stored: one that every parameter takes. `convert` takes letters, digits, `$`, `@` and
 * `-`; another character becomes `-`, and `+` becomes `PLUS`, so that `USD+` does not become `USD`. Where nothing is left,
 * it is made of the name or the id.
 */
export function makeSymbol(symbol: string, name: string, id: number): string {
  return toRequestable(symbol) || slugify(name).toUpperCase() || `ASSET-${id}`;
}

function toRequestable(symbol: string): string {
  if (/^[A-Z0-9$@-]+$/.test(symbol)) return symbol;
  return symbol
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .toUpperCase()
    .replaceAll("+", "PLUS")
    .replace(/[^A-Z0-9$@-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The name of an asset of which only a source's key is known: in capitals, `_` read as a space. */
export function makeName(key: string): string {
  return key.toUpperCase().replaceAll("_", " ");
}

import { CONFUSABLES } from "../generated/confusables.ts";
import { slugify } from "./slugs.ts";
import { toUpperCase } from "./values.ts";

const ASCII_BY_CHARACTER: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([ascii, characters]) =>
    Array.from(characters, (character) => [character, ascii] as const),
  ),
);

/** Whether every parameter accepts a symbol unchanged. */
export function isRequestable(symbol: string): boolean {
  return /^[A-Z0-9$@-]+$/.test(symbol);
}

/**
 * The symbol under which an asset is stored, which every parameter accepts. `convert` accepts letters, digits, `$`, `@` and
 * `-`. Other ASCII characters become `-`, and `+` becomes `PLUS`. No character is dropped: the rest would be another asset's
 * symbol. A symbol outside ASCII is replaced by the words of the name, or by the id.
 */
export function makeSymbol(symbol: string, name: string, id: number): string {
  const requestable = toUpperCase(symbol)
    .replaceAll("+", "PLUS")
    .replace(/[^A-Z0-9$@\x80-\u{10ffff}-]+/gu, "-");
  if (isRequestable(requestable) && requestable !== "-") return requestable;
  const words = findLookAlike(symbol) === undefined ? slugify(name).toUpperCase() : "";
  return words.includes("-") ? words : `ASSET-${id}`;
}

/**
 * The ASCII symbol that a look-alike imitates. Letters are compared by Unicode Technical Standard 39; marks, emoji and
 * invisible characters are ignored.
 *
 * @returns Undefined for an ASCII symbol, and for a symbol with a letter that resembles no ASCII text.
 */
export function findLookAlike(symbol: string): string | undefined {
  if (/^[\x20-\x7e]*$/.test(symbol)) return undefined;
  const seen = Array.from(symbol.normalize("NFC"), toAscii).join("");
  return /^[\x20-\x7e]+$/.test(seen) && /[A-Z0-9]/.test(seen) ? seen : undefined;
}

/** Letters and digits without an ASCII look-alike stay. */
function toAscii(character: string): string {
  if (character < "\x80") return toUpperCase(character);
  const ascii = ASCII_BY_CHARACTER.get(character);
  if (ascii !== undefined) return ascii;
  const parts = character.normalize("NFKD");
  if (parts !== character) return Array.from(parts, toAscii).join("");
  return /[\p{Letter}\p{Number}]/u.test(character) && !IGNORED.test(character) ? character : "";
}

/** Invisible letters, and letters that look like marks. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Modifier_Letter}]/u;

/** A name made of a source's key: in capitals, with spaces for `_`. */
export function makeName(key: string): string {
  return key.toUpperCase().replaceAll("_", " ");
}

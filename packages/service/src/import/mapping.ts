import { readFileSync } from "node:fs";
import { findRepeated, optional, readRow, required, type Texts, toTexts } from "./columns.ts";
import { findSeparator, parseRecords } from "./csv.ts";
import { MappingError } from "./errors.ts";
import { isNamed } from "./file-name.ts";
import type { SourceKey } from "./source-keys.ts";
import { boolean, line, id as readId, slug as readSlug, toUpperCase, upperCase } from "./values.ts";

/** A linked key of a source. */
interface LinkedKey extends SourceKey {
  /** Whether supply and market cap cover a single chain. The import adds up the chains by day. */
  readonly isPart: boolean;
}

/** Keys of several sources for an asset or a fiat currency. */
export interface KeyLink {
  readonly label: string;
  readonly keys: readonly LinkedKey[];
  /** Whether the service includes the link. Bundled links join only keys without ids. */
  readonly isBundled: boolean;
  /** The symbol of a fiat currency; undefined for an asset. */
  readonly fiat?: string;
  readonly id?: number;
  readonly name?: string;
  readonly symbol?: string;
  readonly slug?: string;
}

const COLUMNS = {
  asset: required(line, "A label of your choice, one per asset. `fiat:EUR` names a currency."),
  source: required(line, "The source: `coinmetrics`, `binance`, or the value of `--source`."),
  key: required(line, "The source's key."),
  id: optional(readId, "The id of the asset. Default: the next free id."),
  name: optional(line, "The asset's name. Replaces the names of sources."),
  symbol: optional(upperCase, "The asset's symbol. Replaces the symbols of sources."),
  slug: optional(readSlug, "The asset's slug. Replaces the slugs of sources."),
  part: optional(boolean, "Whether the key's supply covers a single chain.", false),
};

const FIELDS = ["id", "name", "symbol", "slug"] as const;
const BUNDLED = new URL("../../mappings/known-assets.csv", import.meta.url);

/** Whether a file name is the name of a mapping: `mapping.csv`, `mapping-2.csv.gz`. */
export function isMapping(name: string): boolean {
  return isNamed(name.replace(/\.gz$/i, ""), "mapping");
}

/** Links the keys of sources. Sources are joined by links alone, never by symbols. */
export class Mapping {
  readonly #links = new Map<string, KeyLink>();
  /** Computed on demand. */
  #indexes: LinkIndexes | undefined;

  /** The bundled links of well-known assets. */
  static bundled(): Mapping {
    const mapping = new Mapping();
    mapping.#readLinks(readFileSync(BUNDLED, "utf8"), "known-assets.csv", true);
    return mapping;
  }

  /**
   * Adds the links of a file (`asset,source,key,id,name,symbol,slug,part`).
   *
   * @returns The number of rows.
   * @throws {MappingError}
   */
  read(text: string, file: string): number {
    return this.#readLinks(text, file, false);
  }

  #readLinks(text: string, file: string, isBundled: boolean): number {
    const groups = new Map<string, KeyLink>();
    const rows = parseRows(text, file);
    for (const { line: lineNumber, texts } of rows) {
      const row = located(file, lineNumber, () => readRow(COLUMNS, texts));
      const known = groups.get(row.asset) ?? {
        label: row.asset,
        keys: [],
        isBundled,
        ...parseFiat(row.asset),
      };
      const facts = FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]));
      const key = { source: row.source, key: row.key, isPart: row.part };
      groups.set(row.asset, { ...known, keys: [...known.keys, key], ...Object.fromEntries(facts) });
    }
    for (const link of groups.values()) this.#add(link, file);
    return rows.length;
  }

  /** Whether a link reserves a slug. Other assets cannot derive this slug from their names. */
  hasSlug(slug: string): boolean {
    return this.#indexed.slugs.has(slug);
  }

  /** The well-known asset with a slug. */
  findBySlug(slug: string | undefined): KeyLink | undefined {
    return this.#indexed.bySlug.get(slug);
  }

  /** The well-known asset with an id. */
  findById(id: number): KeyLink | undefined {
    return this.#indexed.byId.get(id);
  }

  /** The well-known asset with a name, unless the bundled links contain the source. */
  findNamesake(name: string, source: string): KeyLink | undefined {
    const { sources, byName } = this.#indexed;
    return sources.has(source) ? undefined : byName.get(toUpperCase(name));
  }

  get #indexed(): LinkIndexes {
    this.#indexes ??= indexLinks([...new Set(this.#links.values())]);
    return this.#indexes;
  }

  /** The link of a source's key. */
  find(key: SourceKey): KeyLink | undefined {
    return this.#links.get(joinKey(key));
  }

  /** Adds a link. Removes its keys from earlier links with a different label. */
  #add(link: KeyLink, file: string): void {
    this.#indexes = undefined;
    for (const key of link.keys) {
      const text = joinKey(key);
      const before = this.#links.get(text);
      if (before !== undefined && before.label !== link.label) {
        const rest = { ...before, keys: before.keys.filter((other) => joinKey(other) !== text) };
        for (const other of rest.keys) this.#links.set(joinKey(other), rest);
      }
      this.#links.set(text, link);
    }
    if (new Set(link.keys.map(joinKey)).size < link.keys.length) {
      throw new MappingError(`${file}: "${link.label}" names a key twice.`);
    }
  }
}

/** Indexes of links. The bundled links are the links of well-known assets. */
interface LinkIndexes {
  /** The slugs of all links. */
  readonly slugs: ReadonlySet<string | undefined>;
  readonly sources: ReadonlySet<string>;
  readonly bySlug: ReadonlyMap<string | undefined, KeyLink>;
  readonly byId: ReadonlyMap<number | undefined, KeyLink>;
  /** By names and slugs in capitals. */
  readonly byName: ReadonlyMap<string, KeyLink>;
}

function indexLinks(links: readonly KeyLink[]): LinkIndexes {
  const wellKnown = links.filter((link) => link.isBundled && link.slug !== undefined);
  const index = <Key>(getKey: (link: KeyLink) => Key) =>
    new Map(wellKnown.map((link) => [getKey(link), link]));
  return {
    slugs: new Set(links.map(({ slug }) => slug)),
    sources: new Set(
      links.flatMap(({ isBundled, keys }) => (isBundled ? keys.map(({ source }) => source) : [])),
    ),
    bySlug: index(({ slug }) => slug),
    byId: index(({ id }) => id),
    byName: new Map([
      ...index(({ slug = "" }) => toUpperCase(slug)),
      ...index(({ name = "" }) => toUpperCase(name)),
    ]),
  };
}

/** Rows by line. Lines with `#` at the start are comments. @throws {MappingError} */
function parseRows(text: string, file: string): { readonly line: number; readonly texts: Texts }[] {
  const lines = text.replace(/^#.*$/gm, "");
  const separator = findSeparator(lines.trimStart().split(/[\r\n]/, 1)[0] ?? "");
  const records = parseRecords(lines, { separator, maxBytes: Number.POSITIVE_INFINITY });
  const damaged = records.find(({ error }) => error !== undefined);
  if (damaged !== undefined) throw new MappingError(`${file}, line ${damaged.line}: ${damaged.error}`);
  const [first, ...rows] = records;
  const header = first?.values.map((name) => name.trim()) ?? [];
  const repeated = findRepeated(header);
  if (repeated !== undefined) throw new MappingError(`${file}: the column "${repeated}" appears twice.`);
  return rows.map(({ line, values }) => ({ line, texts: toTexts(header, values) }));
}

function located<Result>(file: string, lineNumber: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new MappingError(`${file}, line ${lineNumber}: ${(error as Error).message}`);
  }
}

function parseFiat(label: string): { fiat?: string } {
  return label.startsWith("fiat:") ? { fiat: label.slice("fiat:".length) } : {};
}

function joinKey({ source, key }: SourceKey): string {
  return `${source}\n${key}`;
}

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { findRepeated, optional, readRow, required, type Texts } from "./columns.ts";
import { MappingError } from "./errors.ts";
import type { SourceKey } from "./source-keys.ts";
import { boolean, line, id as readId, slug as readSlug, upperCase } from "./values.ts";

/** A key with what its source means by it. */
export interface LinkedKey extends SourceKey {
  /** Whether its supply and market cap are those of one chain among several: those of one day are added up. */
  readonly isPart: boolean;
}

/** Keys of several sources that name one asset, or one fiat currency. */
export interface KeyLink {
  readonly label: string;
  readonly keys: readonly LinkedKey[];
  /** Whether it came with the service: then it links only keys that have no ids of their own yet. */
  readonly isBundled: boolean;
  /** The symbol of the fiat currency, where it is one. */
  readonly fiat?: string;
  readonly id?: number;
  readonly name?: string;
  readonly symbol?: string;
  readonly slug?: string;
}

const COLUMNS = {
  asset: required(
    line,
    "A label of your own; rows with the same one name one asset. `fiat:EUR` is that currency.",
  ),
  source: required(line, "The source: `coinmetrics`, `binance`, ..., or what `--source` states."),
  key: required(line, "What the source calls it."),
  id: optional(readId, "The id that the asset is to have; else the next free one."),
  name: optional(line, "The asset's name, in place of what sources state."),
  symbol: optional(upperCase, "The asset's symbol, in place of what sources state."),
  slug: optional(readSlug, "The asset's slug, in place of what sources state."),
  part: optional(boolean, "Whether the key's supply is that of one chain among several.", false),
};

const FIELDS = ["id", "name", "symbol", "slug"] as const;
const BUNDLED = new URL("../../mappings/known-assets.csv", import.meta.url);

/** Which keys of which sources name the same thing. Nothing else joins sources, symbols least of all. */
export class Mapping {
  readonly #links = new Map<string, KeyLink>();
  /** Computed from the links when it is needed. */
  #slugs: ReadonlySet<string | undefined> | undefined;

  /** The links that come with the service: of well-known assets in the formats that it reads. */
  static bundled(): Mapping {
    const mapping = new Mapping();
    mapping.#readLinks(readFileSync(BUNDLED, "utf8"), "known-assets.csv", true);
    return mapping;
  }

  /**
   * Adds the links of a file (`asset,source,key,id,name,symbol,slug,part`).
   *
   * @throws {MappingError}
   */
  read(text: string, file: string): void {
    this.#readLinks(text, file, false);
  }

  #readLinks(text: string, file: string, isBundled: boolean): void {
    const groups = new Map<string, KeyLink>();
    for (const [index, texts] of parseRows(text, file).entries()) {
      const row = located(file, index + 2, () => readRow(COLUMNS, texts));
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
  }

  /** Whether a slug is that of a link: no other asset gets it of its name, or it could be taken before the link's own comes. */
  hasSlug(slug: string): boolean {
    this.#slugs ??= new Set([...this.#links.values()].map((link) => link.slug));
    return this.#slugs.has(slug);
  }

  /** What a source's key is linked to. */
  find(key: SourceKey): KeyLink | undefined {
    return this.#links.get(joinKey(key));
  }

  /** A file's links replace those of an earlier one: keys that they name again leave their old link. */
  #add(link: KeyLink, file: string): void {
    this.#slugs = undefined;
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

function parseRows(text: string, file: string): Texts[] {
  try {
    return parse(text, {
      columns: assertDistinct,
      bom: true,
      skip_empty_lines: true,
      trim: true,
      comment: "#",
    }) as Texts[];
  } catch (error) {
    throw new MappingError(`${file}: ${(error as Error).message}`);
  }
}

function assertDistinct(header: string[]): string[] {
  const repeated = findRepeated(header);
  if (repeated === undefined) return header;
  throw new Error(`the column "${repeated}" is there twice.`);
}

function located<Result>(file: string, lineNumber: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new MappingError(`${file}, row ${lineNumber}: ${(error as Error).message}`);
  }
}

function parseFiat(label: string): { fiat?: string } {
  return label.startsWith("fiat:") ? { fiat: label.slice("fiat:".length) } : {};
}

function joinKey({ source, key }: SourceKey): string {
  return `${source}\n${key}`;
}

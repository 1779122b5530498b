import { ImportError, RowError } from "./errors.ts";
import type { FileResult } from "./file-result.ts";
import type { FileInfo, Format, RowLoader, SourceRow } from "./format.ts";
import type { ImportOptions } from "./import-options.ts";
import { Notices } from "./notices.ts";
import { type ReadRow, readRows } from "./read-file.ts";
import type { ImportSession } from "./session.ts";

/** The maximum number of rows in a transaction, and thus the maximum loss of a killed process. */
const BATCH_SIZE = 5000;
/** The maximum number of characters in a transaction. Long rows make smaller transactions. */
const BATCH_CHARACTERS = 4 * 1024 * 1024;

interface FileImportOptions extends ImportOptions {
  /** Whether the import ends with this file. */
  readonly isLast: boolean;
}

/** The import of one file. */
export class FileImport {
  readonly #session: ImportSession;
  readonly #file: FileInfo;
  readonly #format: Format;
  readonly #options: FileImportOptions;
  readonly #loader: RowLoader;
  readonly #reasons = new Map<string, { rows: number; example: string }>();
  readonly #notices = { lookAlike: new Notices(), namesake: new Notices() };
  readonly #values = new WeakMap<SourceRow, readonly string[]>();
  #rows = 0;
  #rejected = 0;

  constructor(session: ImportSession, file: FileInfo, format: Format, options: FileImportOptions) {
    this.#session = session;
    this.#file = file;
    this.#format = format;
    this.#options = options;
    const reject = (row: SourceRow, reason: string) =>
      this.#reject(row.line, reason, this.#values.get(row) ?? []);
    session.source = format.getSource?.(file) ?? options.source;
    this.#loader = format.start({ session, file, options, reject });
  }

  async run(): Promise<FileResult> {
    const { path, name, size, separator } = this.#file;
    const { progress, limits } = this.#options;
    progress.start(name, this.#format.name, size);
    let bytes = 0;
    let waiting: ReadRow[] = [];
    let characters = 0;
    const columns = this.#format.getColumns?.(this.#file);
    const context = readRows(path, {
      limits,
      separator,
      ...(columns === undefined ? {} : { columns }),
      ...(this.#format.isJson ? { isJson: true } : {}),
      progress: (read) => {
        bytes = read;
      },
    });
    try {
      for await (const row of context) {
        waiting.push(row);
        characters += countCharacters(row.values);
        if (waiting.length < BATCH_SIZE && characters < BATCH_CHARACTERS) continue;
        await this.#write(waiting, false);
        [waiting, characters] = [[], 0];
        progress.update(bytes, this.#rows, this.#rejected);
      }
    } catch (error) {
      if (error instanceof ImportError) await this.#write(waiting, false);
      throw error;
    }
    await this.#write(waiting, true);
    progress.end(this.#rows, this.#rejected);
    const reasons = [...this.#reasons].map(([reason, found]) => ({ reason, ...found }));
    return {
      file: this.#file,
      format: this.#format.name,
      loaded: this.#rows - this.#rejected,
      rejected: this.#rejected,
      reasons: reasons.toSorted((one, other) => other.rows - one.rows),
      lookAlikes: this.#notices.lookAlike.result,
      namesakes: this.#notices.namesake.result,
    };
  }

  async #write(rows: readonly ReadRow[], isLast: boolean): Promise<void> {
    for (const read of rows) await this.#take(read);
    if (isLast) await this.#loader.end?.();
    await this.#session.commit({
      hasRows: this.#rows > this.#rejected,
      isPartial: !(isLast && this.#options.isLast),
    });
  }

  async #take(read: ReadRow): Promise<void> {
    this.#rows += 1;
    if (read.error !== undefined) {
      this.#reject(read.line, read.error, read.values);
      return;
    }
    this.#values.set(read.row, read.values);
    try {
      await this.#loader.row(read.row);
      for (const { kind, text } of this.#session.takeNotices()) this.#notices[kind].add(read.row.line, text);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      this.#session.takeNotices();
      this.#reject(read.row.line, error.message, read.values);
    }
  }

  #reject(line: number, reason: string, values: readonly string[]): void {
    this.#rejected += 1;
    this.#options.rejects.add(this.#file.path, line, reason, values);
    const kind = reason.replace(/"(?:[^"\\]|\\.)*"|\b\d[\d.e+-]*\b/g, "…");
    const known = this.#reasons.get(kind);
    this.#reasons.set(
      kind,
      known ? { ...known, rows: known.rows + 1 } : { rows: 1, example: `line ${line}: ${reason}` },
    );
  }
}

function countCharacters(values: readonly string[]): number {
  return values.reduce((sum, { length }) => sum + length, 0);
}

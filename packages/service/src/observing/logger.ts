import { KEY_PATTERN } from "@market-data/http";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;

export type LogLevel = keyof typeof LEVELS;

/** What a line of the log states besides its level, time and message. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Logger {
  /** Whether lines of a level are written at all. */
  writes(level: LogLevel): boolean;
  log(level: Exclude<LogLevel, "silent">, message: string, fields?: LogFields): void;
  /** Writes what is still buffered. */
  flush(): void;
}

export interface LoggerOptions {
  /** The least level that is written. */
  readonly level?: LogLevel;
  /** Where whole lines go; standard output where absent. */
  readonly write?: (lines: string) => void;
  /** The time now, in Unix ms. */
  readonly now?: () => number;
}

/** Logs one JSON object a line. Whatever looks like a key is taken out of it, wherever it came from. */
export function createLogger({
  level = "info",
  write = (lines) => process.stdout.write(lines),
  now = Date.now,
}: LoggerOptions = {}): Logger {
  const least = LEVELS[level];
  let lines = "";
  const flush = (): void => {
    if (lines === "") return;
    const ready = lines;
    lines = "";
    write(ready);
  };
  return {
    writes: (wanted) => LEVELS[wanted] >= least,
    log(wanted, message, fields) {
      if (LEVELS[wanted] < least) return;
      const line = JSON.stringify({ level: wanted, time: new Date(now()).toISOString(), message, ...fields });
      if (lines === "") setImmediate(flush);
      lines += `${line.replace(KEY_PATTERN, "[key]")}\n`;
    },
    flush,
  };
}

/** What a log states about an error, its stack included. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, kind: error.name, stack: error.stack };
}

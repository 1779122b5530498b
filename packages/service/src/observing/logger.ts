import { isoTime, KEY_PREFIX, maskKeys } from "@market-data/http";
import { StorageError } from "../storage/storage-error.ts";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;

export type LogLevel = keyof typeof LEVELS;

/** From the one that writes everything to the one that writes nothing. */
export const LOG_LEVELS = Object.keys(LEVELS) as LogLevel[];

/** What a line of the log states besides its level, time and message. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Logger {
  /** Whether lines of a level are written at all. */
  writes(level: LogLevel): boolean;
  /** Never throws, and never waits: what cannot be written is dropped, and counted. */
  log(level: Exclude<LogLevel, "silent">, message: string, fields?: LogFields): void;
  /** Writes what is still buffered. */
  flush(): void;
  /** Writes whole lines of another logger at once, as `LoggerOptions` has it. */
  write(lines: string): unknown;
  /** How many lines were dropped so far. */
  readonly dropped: number;
}

export interface LoggerOptions {
  /** The least level that is written. */
  readonly level?: LogLevel;
  /** Writes whole lines; throws where it cannot, or returns a promise that does. Standard output where absent. */
  readonly write?: (lines: string) => unknown;
  /** How many characters wait for being written at most; more are dropped. 1 MiB where absent. */
  readonly maxBuffered?: number;
  /** How long a line that does not warn waits at most to be written together with others, in ms; 20 where absent. */
  readonly interval?: number;
  /** The time now, in Unix ms. */
  readonly now?: () => number;
}

const DEFAULT_MAX_BUFFERED = 1024 * 1024;
const DEFAULT_INTERVAL_MS = 20;
/** So many characters are written without waiting for more. */
const FULL = 16_384;

/**
 * Logs one JSON object a line. Whatever looks like a key is taken out of it, wherever it came from. A reader that is gone or
 * slow, or a full disk, costs lines and nothing else; as soon as lines can be written again, one says how many were lost.
 */
export function createLogger({
  level = "info",
  write = writeToStandardOutput,
  maxBuffered = DEFAULT_MAX_BUFFERED,
  interval = DEFAULT_INTERVAL_MS,
  now = Date.now,
}: LoggerOptions = {}): Logger {
  const least = LEVELS[level];
  let [lines, count] = ["", 0];
  let isWriting = false;
  /** Dropped in all, and those that no line has told of. */
  let [dropped, untold] = [0, 0];
  const drop = (number: number): void => {
    dropped += number;
    untold += number;
  };
  const toLine = (of: LogLevel, message: string, fields?: LogFields): string => {
    const more = JSON.stringify(fields ?? {});
    const end = more === "{}" ? "}" : `,${more.slice(1)}`;
    const line = `{"level":"${of}","time":"${isoTime(now())}","message":${JSON.stringify(message)}${end}\n`;
    return line.includes(KEY_PREFIX) ? maskKeys(line) : line;
  };
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines === "" || isWriting) return;
    const [ready, written, told] = [lines, count, untold];
    [lines, count, untold] = ["", 0, 0];
    isWriting = true;
    const losses = told === 0 ? "" : toLine("warn", "Lines of the log were lost.", { lines: told });
    const end = (isWritten: boolean): void => {
      isWriting = false;
      if (!isWritten) {
        drop(written);
        untold += told;
      }
      if (lines !== "") timer ??= setTimeout(flush, interval);
    };
    try {
      const writing = write(losses + ready);
      if (!(writing instanceof Promise)) end(true);
      else
        writing.then(
          () => end(true),
          () => end(false),
        );
    } catch {
      end(false);
    }
  };
  return {
    writes: (wanted) => LEVELS[wanted] >= least,
    log(wanted, message, fields) {
      if (LEVELS[wanted] < least) return;
      const line = toLine(wanted, message, fields);
      if (lines.length + line.length > maxBuffered) {
        drop(1);
        return;
      }
      lines += line;
      count += 1;
      if (LEVELS[wanted] >= LEVELS.warn || lines.length >= FULL) flush();
      else timer ??= setTimeout(flush, interval);
    },
    flush,
    write,
    get dropped() {
      return dropped;
    },
  };
}

/** Errors come to the callback; without a listener they would end the process, too. */
function writeToStandardOutput(lines: string): Promise<void> {
  const { stdout } = process;
  if (!stdout.listeners("error").includes(ignore)) stdout.on("error", ignore);
  return new Promise((resolve, reject) => {
    stdout.write(lines, (error) => (error ? reject(error) : resolve()));
  });
}

function ignore(): void {}

/**
 * Returns the log fields of an error, with its stack unless the message is enough.
 *
 * @param sentKey The key of the request that failed, which the error may repeat.
 */
export function errorFields(error: unknown, sentKey?: string): LogFields {
  if (!(error instanceof Error)) return { error: maskKeys(String(error), sentKey) };
  const { name: kind, stack = "" } = error;
  const fields = { error: maskKeys(error.message, sentKey), kind };
  return error instanceof StorageError ? fields : { ...fields, stack: maskKeys(stack, sentKey) };
}

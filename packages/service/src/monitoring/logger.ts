import { isoTime, KEY_PREFIX, maskKeys } from "@market-data/http";
import type { LogFields, Logger, LogLevel } from "@market-data/storage";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const satisfies Record<
  LogLevel,
  number
>;

/** From the level that logs everything to the level that logs nothing. */
export const LOG_LEVELS = Object.keys(LEVELS) as LogLevel[];

export interface LoggerOptions {
  /** The lowest level to log. */
  readonly level?: LogLevel;
  /** Writes whole lines. Throws or rejects if it fails. Default: standard output. */
  readonly write?: (lines: string) => unknown;
  /** The maximum number of buffered characters; further lines are dropped. Default: 1 MiB. */
  readonly maxBuffered?: number;
  /** The maximum delay of a line below `warn`, to write several lines together, in ms. Default: 20. */
  readonly interval?: number;
  /** The current time, in Unix ms. */
  readonly now?: () => number;
}

const DEFAULT_MAX_BUFFERED = 1024 * 1024;
const DEFAULT_INTERVAL_MS = 20;
/** The number of characters that are written without delay. */
const FULL = 16_384;

/**
 * Logs one JSON object per line. Any text that looks like a key is masked. A slow or closed reader or a full disk only
 * costs lines. The next written line reports the number of lost lines.
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
  /** All dropped lines, and the dropped lines that were not reported yet. */
  let [dropped, unreported] = [0, 0];
  const drop = (number: number): void => {
    dropped += number;
    unreported += number;
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
    const [ready, written, reported] = [lines, count, unreported];
    [lines, count, unreported] = ["", 0, 0];
    isWriting = true;
    const losses = reported === 0 ? "" : toLine("warn", "Lines of the log were lost.", { lines: reported });
    const end = (isWritten: boolean): void => {
      isWriting = false;
      if (!isWritten) {
        drop(written);
        unreported += reported;
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

/** Errors go to the callback. Without a listener they would also end the process. */
function writeToStandardOutput(lines: string): Promise<void> {
  const { stdout } = process;
  if (!stdout.listeners("error").includes(ignore)) stdout.on("error", ignore);
  return new Promise((resolve, reject) => {
    stdout.write(lines, (error) => (error ? reject(error) : resolve()));
  });
}

function ignore(): void {}

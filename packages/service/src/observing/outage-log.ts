import { errorFields, type LogFields, type Logger } from "./logger.ts";

export interface OutageMessages {
  readonly level: "warn" | "error";
  /** What is logged when something fails, once for each reason. */
  readonly fails: string;
  /** What is logged when it works again. */
  readonly worksAgain: string;
}

/** For how long after an outage another one is logged only when it lasts, in ms: what comes and goes would fill the log. */
const QUIET_MS = 60_000;
/** How long it lasts then at least, in ms. */
const SHORT_MS = 2000;

/** Logs once that something fails that is tried again and again, and once that it works again. */
export class OutageLog {
  readonly #log: Logger | undefined;
  readonly #messages: OutageMessages;
  readonly #fields: LogFields;
  readonly #reasons = new Set<string>();
  #since = 0;
  #quietUntil = Number.NEGATIVE_INFINITY;
  /** Logs the newest reason of an outage that may be a short one. */
  #waiting: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the outage that is under way was logged. */
  #isTold = false;
  #short = 0;

  /** @param fields What each line states. @param log Where absent, nothing is logged. */
  constructor(log: Logger | undefined, messages: OutageMessages, fields: LogFields = {}) {
    this.#log = log;
    this.#messages = messages;
    this.#fields = fields;
  }

  /** @param reason A text, or an error. */
  fail(reason: unknown): void {
    const { error, kind, stack } = typeof reason === "string" ? { error: reason } : errorFields(reason);
    const text = String(error);
    if (this.#reasons.has(text)) return;
    if (this.#reasons.size === 0) this.#since = performance.now();
    this.#reasons.add(text);
    const { level, fails } = this.#messages;
    const unexplained = stack === undefined ? {} : { kind, stack };
    const tell = (): void => this.#log?.log(level, fails, { ...this.#fields, reason: text, ...unexplained });
    if (this.#since >= this.#quietUntil) this.#isTold = true;
    if (this.#isTold) {
      tell();
      return;
    }
    this.#waiting = tell;
    this.#timer ??= setTimeout(() => {
      this.#isTold = true;
      this.#waiting?.();
      this.#waiting = undefined;
    }, SHORT_MS).unref();
  }

  /** @param fields What the line states besides. */
  end(fields: LogFields = {}): void {
    if (this.#reasons.size === 0) return;
    this.#reasons.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    if (!this.#isTold) {
      this.#short += 1;
      return;
    }
    this.#isTold = false;
    const now = performance.now();
    const seconds = Math.round(now - this.#since) / 1000;
    const more = this.#short > 0 ? { shortOutages: this.#short } : {};
    this.#log?.log("info", this.#messages.worksAgain, { ...this.#fields, seconds, ...more, ...fields });
    this.#short = 0;
    this.#quietUntil = now + QUIET_MS;
  }
}

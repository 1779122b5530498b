import { errorFields, type LogFields, type Logger } from "@market-data/storage";

export interface OutageMessages {
  readonly level: "warn" | "error";
  /** The message of an outage, logged once with each reason. */
  readonly fails: string;
  /** The message of its end. */
  readonly worksAgain: string;
}

/** For this time after an outage, the next outage is logged only if it lasts, in ms. */
const QUIET_MS = 60_000;
/** How long such an outage, or a further reason, must last to be logged, in ms. */
const SHORT_MS = 2000;

/** Logs the start and the end of an outage once, although work is retried again and again. Counts short outages. */
export class OutageLog {
  readonly #log: Logger | undefined;
  readonly #messages: OutageMessages;
  readonly #fields: LogFields;
  /** The newest reason of the current outage. */
  #reason: string | undefined;
  /** The logged reasons of the current outage. */
  readonly #logged = new Set<string>();
  #since = 0;
  #quietUntil = Number.NEGATIVE_INFINITY;
  #logReason = (): void => {};
  #timer: NodeJS.Timeout | undefined;
  #short = 0;

  /** @param fields Fields of each line. @param log Undefined to log nothing. */
  constructor(log: Logger | undefined, messages: OutageMessages, fields: LogFields = {}) {
    this.#log = log;
    this.#messages = messages;
    this.#fields = fields;
  }

  /** @param reason A text or an error. */
  fail(reason: unknown): void {
    const { error, kind, stack } = typeof reason === "string" ? { error: reason } : errorFields(reason);
    const text = String(error);
    if (text === this.#reason) return;
    if (this.#reason === undefined) this.#since = performance.now();
    this.#reason = text;
    const unexpected = stack === undefined ? {} : { kind, stack };
    this.#logReason = () => {
      this.#timer = undefined;
      if (this.#logged.has(text)) return;
      this.#logged.add(text);
      const { level, fails } = this.#messages;
      this.#log?.log(level, fails, { ...this.#fields, reason: text, ...unexpected });
    };
    if (this.#logged.size === 0 && this.#since >= this.#quietUntil) this.#logReason();
    else this.#timer ??= setTimeout(() => this.#logReason(), SHORT_MS).unref();
  }

  /** @param fields Further fields of the line. */
  end(fields: LogFields = {}): void {
    if (this.#reason === undefined) return;
    this.#reason = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#logged.size === 0) {
      this.#short += 1;
      return;
    }
    this.#logged.clear();
    const now = performance.now();
    const seconds = Math.round(now - this.#since) / 1000;
    const more = this.#short > 0 ? { shortOutages: this.#short } : {};
    this.#log?.log("info", this.#messages.worksAgain, { ...this.#fields, seconds, ...more, ...fields });
    this.#short = 0;
    this.#quietUntil = now + QUIET_MS;
  }
}

import { errorFields, type LogFields, type Logger } from "@market-data/storage";

export interface OutageMessages {
  readonly level: "warn" | "error";
  /** What is logged when something fails: at once with the first reason, and again with each that lasts. */
  readonly fails: string;
  /** What is logged when it works again. */
  readonly worksAgain: string;
}

/** For how long after an outage another one is logged only when it lasts, in ms: what comes and goes would fill the log. */
const QUIET_MS = 60_000;
/** How long it lasts then at least, and each further reason of an outage, in ms. */
const SHORT_MS = 2000;

/** Logs once that something fails that is tried again and again, and once that it works again. */
export class OutageLog {
  readonly #log: Logger | undefined;
  readonly #messages: OutageMessages;
  readonly #fields: LogFields;
  /** The newest reason of the outage that is under way. */
  #reason: string | undefined;
  /** Its reasons that were logged. */
  readonly #logged = new Set<string>();
  #since = 0;
  #quietUntil = Number.NEGATIVE_INFINITY;
  /** Logs the newest reason, when the timer ends. */
  #logReason = (): void => {};
  #timer: NodeJS.Timeout | undefined;
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
    if (text === this.#reason) return;
    if (this.#reason === undefined) this.#since = performance.now();
    this.#reason = text;
    const unexplained = stack === undefined ? {} : { kind, stack };
    this.#logReason = () => {
      this.#timer = undefined;
      if (this.#logged.has(text)) return;
      this.#logged.add(text);
      const { level, fails } = this.#messages;
      this.#log?.log(level, fails, { ...this.#fields, reason: text, ...unexplained });
    };
    if (this.#logged.size === 0 && this.#since >= this.#quietUntil) this.#logReason();
    else this.#timer ??= setTimeout(() => this.#logReason(), SHORT_MS).unref();
  }

  /** Drops lines that are not logged yet: another failure took the place of this one, and is logged elsewhere. `end` ends what was logged. */
  giveWay(): void {
    if (this.#logged.size === 0) this.end();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param fields What the line states besides. */
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

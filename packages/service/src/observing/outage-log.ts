import { errorFields, type LogFields, type Logger } from "./logger.ts";

export interface OutageMessages {
  readonly level: "warn" | "error";
  /** What is logged when something fails, once for each reason. */
  readonly fails: string;
  /** What is logged when it works again. */
  readonly worksAgain: string;
}

/** Logs once that something fails that is tried again and again, and once that it works again. */
export class OutageLog {
  readonly #log: Logger | undefined;
  readonly #messages: OutageMessages;
  readonly #fields: LogFields;
  readonly #reasons = new Set<string>();
  #since = 0;

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
    this.#log?.log(level, fails, { ...this.#fields, reason: text, ...unexplained });
  }

  /** @param fields What the line states besides. */
  end(fields: LogFields = {}): void {
    if (this.#reasons.size === 0) return;
    this.#reasons.clear();
    const seconds = Math.round(performance.now() - this.#since) / 1000;
    this.#log?.log("info", this.#messages.worksAgain, { ...this.#fields, seconds, ...fields });
  }
}

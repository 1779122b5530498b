export interface BackgroundSaverOptions {
  /** Saves what is not saved yet. What it throws leaves that for the next attempt. */
  readonly save: () => Promise<void>;
  /** Called when an attempt in the background failed; the next one follows one interval later. */
  readonly onError: (error: unknown) => void;
  /** How often to save at most, in ms. */
  readonly interval: number;
}

/** Saves in the background what was counted in memory, one attempt after the other: nothing is stored twice. */
export class BackgroundSaver {
  readonly #options: BackgroundSaverOptions;
  #saving: Promise<void> = Promise.resolve();
  /** The attempt that has not begun yet. */
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BackgroundSaverOptions) {
    this.#options = options;
  }

  /** Saves one interval from now, or when that was scheduled before. */
  schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.flush().catch((error: unknown) => {
        this.#options.onError(error);
        this.schedule();
      });
    }, this.#options.interval).unref();
  }

  /** Saves now, or as soon as the attempt under way has ended: all who ask meanwhile share one. @throws {unknown} what `save` throws. */
  flush(): Promise<void> {
    const save = () => {
      this.#next = undefined;
      return this.#options.save();
    };
    this.#next ??= this.#saving.then(save, save);
    this.#saving = this.#next;
    return this.#next;
  }

  /** Saves for the last time. @throws {unknown} what `save` throws. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.flush();
  }
}

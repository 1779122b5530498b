interface BackgroundSaverOptions {
  /** Saves unsaved counts. After an error, the next attempt saves the same counts. */
  readonly save: () => Promise<void>;
  /** Called when a background attempt failed. The next attempt follows after one interval. */
  readonly onError: (error: unknown) => void;
  /** The time from `schedule` to the attempt, in ms. `flush` does not wait for it. */
  readonly interval: number;
}

/** Saves counts from memory in the background. Attempts never overlap, so no count is stored twice. */
export class BackgroundSaver {
  readonly #options: BackgroundSaverOptions;
  #saving: Promise<void> = Promise.resolve();
  /** The attempt that has not started yet. */
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #error: unknown;

  constructor(options: BackgroundSaverOptions) {
    this.#options = options;
  }

  /** The error of the last attempt; undefined if it succeeded. */
  get error(): unknown {
    return this.#error;
  }

  /** Saves after one interval, unless an attempt is already scheduled. */
  schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.flush().catch((error: unknown) => {
        this.#options.onError(error);
        this.schedule();
      });
    }, this.#options.interval).unref();
  }

  /** Saves now, or after the current attempt. Concurrent calls share an attempt. @throws {unknown} the error of `save`. */
  flush(): Promise<void> {
    const save = async () => {
      this.#next = undefined;
      try {
        await this.#options.save();
        this.#error = undefined;
      } catch (error) {
        this.#error = error;
        throw error;
      }
    };
    this.#next ??= this.#saving.then(save, save);
    this.#saving = this.#next;
    return this.#next;
  }

  /** Saves for the last time. @throws {unknown} the error of `save`. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.flush();
  }
}

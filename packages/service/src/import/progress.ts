import { MultiBar, type SingleBar } from "cli-progress";

/** Shows the progress of an import. */
export interface Progress {
  /** @param size The size of the file in bytes. */
  start(file: string, format: string, size: number): void;
  update(bytes: number, rows: number, rejected: number): void;
  end(rows: number, rejected: number): void;
  /** After the last file. */
  close(): void;
}

export const silent: Progress = { start() {}, update() {}, end() {}, close() {} };

/** Shows a progress bar per file on a terminal, else a line per file. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? new Bars(stream) : new Lines((line) => stream.write(`${line}\n`));
}

/** Monotonic time in ms. */
const ticks = () => performance.now();

function speed(rows: number, started: number): string {
  const perSecond = rows / Math.max(0.001, (ticks() - started) / 1000);
  return `${Math.round(perSecond).toLocaleString("en")} rows/s`;
}

function counted(rows: number, rejected: number): string {
  const taken = `${(rows - rejected).toLocaleString("en")} rows`;
  return rejected === 0 ? taken : `${taken}, ${rejected.toLocaleString("en")} rejected`;
}

export class Lines implements Progress {
  readonly #write: (line: string) => void;
  #file = "";
  #format = "";
  #started = 0;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  start(file: string, format: string): void {
    [this.#file, this.#format, this.#started] = [file, format, ticks()];
  }

  update(): void {}

  end(rows: number, rejected: number): void {
    this.#write(`${this.#file} (${this.#format}): ${counted(rows, rejected)}, ${speed(rows, this.#started)}`);
  }

  close(): void {}
}

class Bars implements Progress {
  readonly #bars: MultiBar;
  #bar: SingleBar | undefined;
  #size = 0;
  #started = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#bars = new MultiBar({
      stream,
      format: "{file} [{bar}] {percentage}% | {counted} | {speed}",
      hideCursor: true,
    });
  }

  start(file: string, _format: string, size: number): void {
    [this.#size, this.#started] = [size, ticks()];
    this.#bar = this.#bars.create(size, 0, { file, counted: counted(0, 0), speed: "" });
  }

  update(bytes: number, rows: number, rejected: number): void {
    this.#bar?.update(bytes, { counted: counted(rows, rejected), speed: speed(rows, this.#started) });
  }

  end(rows: number, rejected: number): void {
    this.update(this.#size, rows, rejected);
    this.#bar?.stop();
  }

  close(): void {
    this.#bars.stop();
  }
}

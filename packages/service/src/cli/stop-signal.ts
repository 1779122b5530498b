import { EXIT } from "./exit-codes.ts";

/** Resolves when the process is asked to end; asked twice, it ends at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        asked += 1;
        if (asked > 1) process.exit(EXIT.failed);
        resolve();
      });
    }
  });
}

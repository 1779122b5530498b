import { once } from "node:events";
import { watch } from "chokidar";

/** Quiet time after the last event, in ms. Editors write a file in several steps. */
const QUIET_MS = 50;

/**
 * Calls a function after changes in a folder. Simultaneous changes lead to one call.
 *
 * @param extensions Extensions of the watched files.
 * @returns Stops watching.
 */
export async function watchFolder(
  folder: string,
  extensions: readonly string[],
  onEdit: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, {
    ignoreInitial: true,
    ignored: (path, status) =>
      path.endsWith("node_modules") ||
      (status?.isFile() === true && !extensions.some((extension) => path.endsWith(extension))),
  });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onEdit, QUIET_MS);
  });
  await once(watcher, "ready");
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

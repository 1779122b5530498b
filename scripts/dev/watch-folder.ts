import { once } from "node:events";
import { watch } from "chokidar";

/** How long nothing may happen before an edit counts as done, in ms: editors write a file in several steps. */
const QUIET_MS = 50;

/**
 * Calls a function after files of a folder were written, replaced, added or removed: once for edits that come together.
 *
 * @param extensions Of the files to follow.
 * @returns Ends the watching.
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

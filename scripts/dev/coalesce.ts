/**
 * Runs a task when asked, once at a time. Asked while it runs, it runs once more afterwards, however often it was asked.
 *
 * @param task Must not throw.
 * @returns Asks for a run that begins later than the call.
 */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let work = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return work;
    isWaiting = true;
    work = work.then(() => {
      isWaiting = false;
      return task();
    });
    return work;
  };
}

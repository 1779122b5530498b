/**
 * Coalesces requests for a task: requests during a run lead to one more run afterwards.
 *
 * @param task Must not throw.
 * @returns Requests a run that begins after the request.
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

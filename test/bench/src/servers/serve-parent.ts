/** Reports the URL to the benchmark process, and exits when that process ends. */
export function serveParent(url: string, close: () => unknown): void {
  process.send?.(url);
  const stop = async () => {
    await close();
    process.exit();
  };
  process.once("SIGTERM", stop).once("disconnect", stop);
}

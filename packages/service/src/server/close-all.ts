/**
 * Closes what was opened, the last first: nothing goes that another still needs. Where one cannot be closed, the others are nevertheless.
 *
 * @param closers In the order in which that was opened.
 * @throws {unknown} what the first that failed threw.
 */
export async function closeAll(closers: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

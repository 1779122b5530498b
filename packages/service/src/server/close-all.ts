/**
 * Calls all closers, last first: a resource closes after its users. A failure does not stop the other closers.
 *
 * @param closers In the order of opening.
 * @throws {unknown} The first error.
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

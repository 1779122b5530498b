/** Wraps a function so that it runs again only if an argument is a different object than in the last call. */
export function memoize<Arguments extends readonly unknown[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { given: Arguments; result: Result } | undefined;
  return (...given) => {
    if (last === undefined || given.some((value, index) => value !== last?.given[index])) {
      last = { given, result: make(...given) };
    }
    return last.result;
  };
}

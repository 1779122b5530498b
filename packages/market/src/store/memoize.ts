/** The function, which computes its last result again only when an argument is another object than before. */
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

/** A value, or one that has to be waited for: most operations wait for nothing, and a promise costs more than most of their steps. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** What comes of a value, at once where that does not have to be waited for. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** All of several values, at once where none of them has to be waited for. */
export function all<Value>(values: readonly MaybePromise<Value>[]): MaybePromise<readonly Value[]> {
  return isReady(values) ? values : Promise.all(values);
}

function isReady<Value>(values: readonly MaybePromise<Value>[]): values is readonly Value[] {
  return !values.some((value) => value instanceof Promise);
}

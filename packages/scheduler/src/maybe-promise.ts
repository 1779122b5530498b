/** A value or a promise of the value. Most steps of a request are synchronous, and a promise costs more than a step. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Calls a function with a value, immediately unless the value is a promise. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Like `Promise.all`, but returns an array without promises as it is. */
export function all<Value>(values: readonly MaybePromise<Value>[]): MaybePromise<readonly Value[]> {
  return isReady(values) ? values : Promise.all(values);
}

function isReady<Value>(values: readonly MaybePromise<Value>[]): values is readonly Value[] {
  return !values.some((value) => value instanceof Promise);
}

/** A value, or one that has to be waited for: a promise costs more than most steps of a request, so it is made only where something waits. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** What comes of a value, at once where that does not have to be waited for. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

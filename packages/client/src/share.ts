/** A request under way, with the number of those who wait for its answer. */
export interface Flight {
  readonly answer: Promise<Response>;
  /** Ends the request for everybody. */
  readonly fail: (reason: unknown) => void;
  callers: number;
}

/** Starts a request, with the signal of its end and the means to end it. */
export type Start = (signal: AbortSignal, fail: Flight["fail"]) => Promise<Response>;

/**
 * The answer of a request that may be under way already. A caller's abort ends only that caller's wait; when all
 * have gone, the request itself ends.
 */
export function share(
  flights: Map<string, Flight>,
  key: string,
  signal: AbortSignal | null | undefined,
  start: Start,
): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const flight = flights.get(key) ?? depart(flights, key, start);
  flight.callers++;
  if (!signal) return flight.answer;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      if (!--flight.callers) flight.fail(signal.reason);
    };
    signal.addEventListener("abort", leave);
    flight.answer.then(resolve, reject).then(() => signal.removeEventListener("abort", leave));
  });
}

function depart(flights: Map<string, Flight>, key: string, start: Start): Flight {
  const controller = new AbortController();
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  let fail!: Flight["fail"];
  const answer = new Promise<Response>((resolve, reject) => {
    // Rejecting here, and not where the signal arrives, ends the wait even if a custom fetch is deaf to the signal.
    fail = (reason) => {
      land();
      reject(reason);
      controller.abort(reason);
    };
    start(controller.signal, fail).then(resolve, reject);
  });
  const flight: Flight = { answer, fail, callers: 0 };
  flights.set(key, flight);
  answer.then(land, land);
  return flight;
}

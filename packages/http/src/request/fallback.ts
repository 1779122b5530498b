import { HttpError } from "../errors.ts";

/** What every path takes, as `Allow` and the response to a preflight request state it. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

const MAX_SHOWN_PATH = 100;

/** The error of a path that no route has. */
export function notFound(path: string): HttpError {
  const shown = path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path;
  return new HttpError("notFound", `There is nothing at ${shown}`);
}

/** The error of a method that no route takes. */
export function methodNotAllowed(method: string): HttpError {
  return new HttpError("methodNotAllowed", `The path takes ${ALLOWED_METHODS}, not ${method}`);
}

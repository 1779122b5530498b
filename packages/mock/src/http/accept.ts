import { HttpError } from "@market-data/http/in-process";

const MEDIA_RANGE = /^\s*([\w!#$&^.+*-]+\/[\w!#$&^.+*-]+)\s*(?:;(.*))?$/;
/** Who takes one of these gets JSON: a browser that asks for a page shows it. */
const SERVED = ["*/*", "application/*", "application/json", "text/*", "text/html", "application/xhtml+xml"];
const MAX_SHOWN = 100;

/**
 * Sees to it that the caller takes JSON. What cannot be read of `Accept` is ignored, as in the service.
 *
 * @throws {HttpError} where it takes neither JSON nor HTML.
 */
export function checkAccept(accept: string | undefined): void {
  if (accept === undefined) return;
  const ranges = accept.split(",").flatMap((range) => {
    const [, type, parameters = ""] = MEDIA_RANGE.exec(range) ?? [];
    return type === undefined
      ? []
      : [{ type: type.toLowerCase(), isRefused: /(^|;)\s*q=0(\.0*)?\s*(;|$)/i.test(parameters) }];
  });
  if (ranges.length === 0) return;
  if (ranges.some(({ type, isRefused }) => !isRefused && SERVED.includes(type))) return;
  const shown = accept.length > MAX_SHOWN ? `${accept.slice(0, MAX_SHOWN)}…` : accept;
  const message = `The response is JSON, which the header "Accept" does not allow: ${shown}`;
  throw new HttpError({ status: 406, code: 406 }, message);
}

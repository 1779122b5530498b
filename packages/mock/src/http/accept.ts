import { HttpError } from "@market-data/http/in-process";

const MEDIA_RANGE = /^\s*([\w!#$&^.+*-]+\/[\w!#$&^.+*-]+)\s*(?:;(.*))?$/;
/** The accepted media types. HTML is included, because a browser displays the JSON of an opened URL. */
const ACCEPTABLE = [
  "*/*",
  "application/*",
  "application/json",
  "text/*",
  "text/html",
  "application/xhtml+xml",
];
const MAX_SHOWN = 100;

/**
 * Checks that the caller accepts JSON. Ignores unreadable parts of `Accept`, like the service.
 *
 * @throws {HttpError} if the caller accepts neither JSON nor HTML.
 */
export function checkAccept(accept: string | undefined): void {
  if (accept === undefined) return;
  const ranges = accept.split(",").flatMap((range) => {
    const [, type, parameters = ""] = MEDIA_RANGE.exec(range) ?? [];
    return type === undefined
      ? []
      : [{ type: type.toLowerCase(), isRejected: /(^|;)\s*q=0(\.0*)?\s*(;|$)/i.test(parameters) }];
  });
  if (ranges.length === 0) return;
  if (ranges.some(({ type, isRejected }) => !isRejected && ACCEPTABLE.includes(type))) return;
  const shown = accept.length > MAX_SHOWN ? `${accept.slice(0, MAX_SHOWN)}…` : accept;
  const message = `The response is JSON, which the header "Accept" does not allow: ${shown}`;
  throw new HttpError({ status: 406, code: 406 }, message);
}

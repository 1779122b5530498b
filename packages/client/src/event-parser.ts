import { ResponseTooLargeError } from "./errors.ts";

/** A server-sent event. */
export interface SentEvent {
  /** The last id so far. Empty before the first id. */
  readonly id: string;
  /** Empty for an event that only sets the id. */
  readonly data: string;
}

/**
 * Creates a parser of server-sent events. The parser takes the text in parts of any length and returns the events that
 * each part completes. Names of events and reconnection times are ignored, because the data has the type.
 * @param maximum The maximum length of an event in characters, including comments.
 * @throws ResponseTooLargeError for a longer event.
 */
export function createEventParser(maximum: number): (text: string) => SentEvent[] {
  let line = "";
  let length = 0;
  let id = "";
  let data: string[] = [];
  let endsWithReturn = false;
  return (text) => {
    const events: SentEvent[] = [];
    if (!text) return events;
    // The previous part may end inside a CRLF.
    const lines = (endsWithReturn ? text.replace(/^\n/, "") : text).split(/\r\n?|\n/);
    endsWithReturn = text.endsWith("\r");
    lines[0] = line + lines[0];
    line = lines.pop() as string;
    for (const each of lines) {
      length += each.length;
      checkLength(length, maximum);
      const [, name, value = ""] = /^([^:]*):? ?(.*)/s.exec(each) ?? [];
      if (!each) {
        events.push({ id, data: data.join("\n") });
        data = [];
        length = 0;
      } else if (name === "data") data.push(value);
      // Other characters are invalid in a request header.
      else if (name === "id" && /^[ -~]*$/.test(value)) id = value;
    }
    checkLength(length + line.length, maximum);
    return events;
  };
}

function checkLength(length: number, maximum: number): void {
  if (length > maximum) throw new ResponseTooLargeError(`An event is longer than ${maximum} characters`, {});
}

import { invalidValue } from "@market-data/openapi";

/**
 * Finds the text of a parsed value as the caller sent it, like `findSentText` of `@market-data/openapi`.
 *
 * @param parameter The name of the parameter.
 * @param value The value from `parseQuery`; for a list, one item.
 */
export type FindText = (parameter: string, value: string | number) => string;

/** The market has no data for one of the request's parameters: HTTP 400. */
export class ParameterError extends Error {
  override readonly name: string = "ParameterError";
  /** The name of the parameter. */
  readonly parameter: string;

  /** @param message What is wrong, with the parameter in double quotes. */
  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }

  /** The message for the caller. It quotes values as they were sent. */
  messageFor(_findText: FindText): string {
    return this.message;
  }
}

/** A value without data. `message` shows the parsed value, `messageFor` the value as it was sent. */
export class InvalidValueError extends ParameterError {
  override readonly name: string = "InvalidValueError";
  /** The value from `parseQuery`. */
  readonly value: string | number;
  readonly #reason: string;

  /** @param reason What is wrong with the value, as a sentence. */
  constructor(parameter: string, value: string | number, reason = "") {
    super(parameter, toMessage(parameter, String(value), reason));
    this.value = value;
    this.#reason = reason;
  }

  override messageFor(findText: FindText): string {
    return toMessage(this.parameter, findText(this.parameter, this.value), this.#reason);
  }
}

/** A requested value that does not exist or has no data (spec/guides/errors.md): HTTP 400. */
export class LookupError extends InvalidValueError {
  override readonly name: string = "LookupError";

  constructor(parameter: string, value: string | number) {
    super(parameter, value);
  }
}

function toMessage(parameter: string, text: string, reason: string): string {
  return invalidValue(parameter, text, reason).trimEnd();
}

import { invalidValue } from "@market-data/openapi";

/**
 * The text of a parsed value as it was sent, such as `findSentText` of `@market-data/openapi` finds.
 *
 * @param parameter The name of the parameter.
 * @param value As `parseQuery` returned it; of a list, that of the item.
 */
export type FindText = (parameter: string, value: string | number) => string;

/** A request that the market has no data for, because of one of its parameters: HTTP 400. */
export class ParameterError extends Error {
  override readonly name: string = "ParameterError";
  /** The name of that parameter. */
  readonly parameter: string;

  /** @param message What is wrong, with the parameter in double quotes. */
  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }

  /** The message for the caller who sent the request: it names values as they were sent. */
  messageFor(_findText: FindText): string {
    return this.message;
  }
}

/** A value for which there is no data. `message` shows it as it was parsed, `messageFor` as it was sent. */
export class InvalidValueError extends ParameterError {
  override readonly name: string = "InvalidValueError";
  /** As `parseQuery` returned it. */
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

/** A requested value that does not exist, or has no data (spec/guides/errors.md): HTTP 400. */
export class LookupError extends InvalidValueError {
  override readonly name: string = "LookupError";

  constructor(parameter: string, value: string | number) {
    super(parameter, value);
  }
}

function toMessage(parameter: string, text: string, reason: string): string {
  return invalidValue(parameter, text, reason).trimEnd();
}

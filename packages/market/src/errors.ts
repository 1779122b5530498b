import { invalidValue } from "@market-data/openapi";

/** A call that the market cannot answer because of one of its parameters: a 400. */
export class ParameterError extends Error {
  override readonly name: string = "ParameterError";
  /** The parameter at fault. */
  readonly parameter: string;

  /** @param message What is wrong, naming the parameter in double quotes. */
  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** Something that was asked for does not exist, or has no data (document 1, *Errors*, rules 3 and 4): a 400. */
export class LookupError extends ParameterError {
  override readonly name: string = "LookupError";
  /** What was asked for, as asked. */
  readonly value: string;

  constructor(parameter: string, value: string | number) {
    const text = String(value);
    super(parameter, invalidValue(parameter, text, "").trimEnd());
    this.value = text;
  }
}

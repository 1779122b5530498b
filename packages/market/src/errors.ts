import { invalidValue } from "@market-data/openapi";

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
}

/** A requested value that does not exist, or has no data (spec/guides/errors.md): HTTP 400. */
export class LookupError extends ParameterError {
  override readonly name: string = "LookupError";
  /** As requested. */
  readonly value: string;

  constructor(parameter: string, value: string | number) {
    const text = String(value);
    super(parameter, invalidValue(parameter, text, "").trimEnd());
    this.value = text;
  }
}

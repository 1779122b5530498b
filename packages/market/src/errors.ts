import { invalidValue } from "@market-data/openapi";

/** A call that the market cannot answer because of one of its parameters: a 400. */
export class BadParameter extends Error {
  override readonly name: string = "BadParameter";
  /** The parameter at fault. */
  readonly parameter: string;

  /** @param message What is wrong, naming the parameter in double quotes. */
  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** Something that was asked for does not exist, or has no data (document 1, *Errors*, rules 3 and 4): a 400. */
export class InvalidLookup extends BadParameter {
  override readonly name: string = "InvalidLookup";
  /** What was asked for, as asked. */
  readonly value: string;

  constructor(parameter: string, value: string | number) {
    const text = String(value);
    super(parameter, invalidValue(parameter, text, "").trimEnd());
    this.value = text;
  }
}

/** Thrown where a client has no option for what the suite asks of it. */
export class NotOffered extends Error {
  override readonly name = "NotOffered";
  readonly what: string;
  constructor(what: string) {
    super("not offered");
    this.what = what;
  }
}

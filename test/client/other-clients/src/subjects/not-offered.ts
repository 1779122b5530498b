/** Thrown if a client has no option for a setting of the suite. */
export class NotOffered extends Error {
  override readonly name = "NotOffered";
  readonly what: string;
  constructor(what: string) {
    super("not offered");
    this.what = what;
  }
}

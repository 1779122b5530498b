/** Why a review could not be made, which says nothing about the contract's changes. */
export class ReviewError extends Error {
  /** What to do about it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "ReviewError";
    this.advice = advice;
  }
}

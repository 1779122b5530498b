/** A difference between two sides. */
export interface Difference {
  /**
   * One of `ending`, `responses` (their number), `status line`, `header <name in lower case>`, `complete`, `body`,
   * `body <path in its JSON>`. Or `compressed bytes`, for equal decoded bodies.
   */
  readonly field: string;
  readonly old: string;
  readonly new: string;
}

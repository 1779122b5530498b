/** The first line of the comment, by which it is found again; the review's Markdown begins with it, too. */
export const MARK = "<!-- market-data-spec-review -->";

/** GitHub takes no more characters in a comment. */
const MOST = 65_536;

/** What a comment is made of. */
export interface Parts {
  /** The Markdown that the review wrote: a stranger's word. Undefined where no review could be made. */
  readonly review: string | undefined;
  /** Where the run of the review is. */
  readonly run: string;
  /** Where the run is that has the reference site as an artifact, where there is one. */
  readonly preview: string | undefined;
}

/** The comment that shows a review. */
export function commentText({ review, run, preview }: Parts): string {
  const site = `The reference site as it would be: the artifact \`reference-site\` of [this run](${preview}).`;
  const end = preview === undefined ? "" : `\n\n${site}`;
  if (review === undefined) return `${MARK}\n**No review could be made.** [The run](${run}) says why.${end}`;
  // Nobody is called by a name that a stranger wrote.
  const text = review.replace(MARK, "").trim().replaceAll("@", "@\u200b");
  const whole = `${MARK}\n${text}${end}`;
  if (whole.length <= MOST) return whole;
  return `${MARK}\n**The review is too long to be shown here.** [The run](${run}) has it.${end}`;
}

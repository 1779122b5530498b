import { withoutMentions } from "./mentions.ts";

/** The first line of the comment and of the review's Markdown. Later runs find the comment by this line. */
export const COMMENT_MARK = "<!-- market-data-spec-review -->";

/** The Markdown of a review without changes. */
export const NOTHING_CHANGES = "Nothing changes for users of the API.";

/** The longest comment that GitHub accepts, in characters. */
const MAX_CHARACTERS = 65_536;

/** The parts of a comment. */
interface CommentContent {
  /** The Markdown of the review: untrusted text. Undefined after a failed review. */
  readonly review: string | undefined;
  /** The URL of the review's run. */
  readonly run: string;
  /** The URL of the run with the reference site as an artifact. */
  readonly preview: string | undefined;
}

/** Whether a review needs no comment. */
export function isSilent(review: string | undefined): boolean {
  return review?.replace(COMMENT_MARK, "").trim() === NOTHING_CHANGES;
}

/** The comment for a review. */
export function commentText({ review, run, preview }: CommentContent): string {
  const site = `The reference site as it would be: the artifact \`reference-site\` of [this run](${preview}).`;
  const end = preview === undefined || isSilent(review) ? "" : `\n\n${site}`;
  if (review === undefined)
    return `${COMMENT_MARK}\n**The review failed.** [The run](${run}) states the reason.${end}`;
  // Untrusted text must not notify anybody.
  const text = withoutMentions(review.replace(COMMENT_MARK, "").trim());
  const whole = `${COMMENT_MARK}\n${text}${end}`;
  if (whole.length <= MAX_CHARACTERS) return whole;
  return `${COMMENT_MARK}\n**The review is too long to be shown here.** [The run](${run}) has it.${end}`;
}

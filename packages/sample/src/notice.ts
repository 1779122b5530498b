/** The notice for everyone who sees the sample market. */
export const SAMPLE_NOTICE =
  "This is the sample market: every price, volume, supply and date in it is made up. Nothing here says anything about " +
  "a real currency or exchange, even if its name is known.";

/** Returns `status.notice` for a response of the sample market: the operation's notice, then the sample notice. */
export function withSampleNotice(notice: string | undefined): string {
  return notice === undefined ? SAMPLE_NOTICE : `${notice} ${SAMPLE_NOTICE}`;
}

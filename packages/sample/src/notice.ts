/** To be shown to everybody who sees the sample market. */
export const SAMPLE_NOTICE =
  "This is the sample market: every price, volume, supply and date in it is made up. Nothing here says anything about " +
  "a real currency or exchange, also where a name is known.";

/** What `status.notice` states about a response of the sample market, behind the operation's own notice. */
export function withSampleNotice(notice: string | undefined): string {
  return notice === undefined ? SAMPLE_NOTICE : `${notice} ${SAMPLE_NOTICE}`;
}

/** What everybody must be told who sees the sample market. */
export const SAMPLE_NOTICE =
  "This is the sample market: every price, volume, supply and date in it is made up. Nothing here says anything about " +
  "a real currency or exchange, also where a name is known.";

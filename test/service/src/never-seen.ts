/** Properties that the sample market cannot show, with the reason. Whatever is not named here is seen by the tests. */
export const NEVER_SEEN: Readonly<Record<string, string>> = {
  "DexPairFields.scroll_id": "no documented operation takes the token back, so none is given",
  "DexPairOhlcv.time_close":
    "null while the day goes on, and every pair of the sample market is traded today",
};

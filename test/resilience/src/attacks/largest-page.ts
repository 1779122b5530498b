import { ASSETS, FIRST_ID } from "../target/market-files.ts";

/** The most records that a response may have, and the most currencies that they may be in. */
export const LARGEST_PAGE = 5000;
const MOST_CURRENCIES = 120;

/** The largest page there is, in as many currencies as there may be; another one for each number. */
export function largestPage(number: number): string {
  const ids = Array.from({ length: MOST_CURRENCIES }, (_, index) => FIRST_ID + ((number + index) % ASSETS));
  return `/v1/cryptocurrency/listings/latest?limit=${LARGEST_PAGE}&convert_id=${ids}`;
}

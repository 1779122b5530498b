import { ASSETS, FIRST_ID } from "../target/market-files.ts";

/** The maximum number of records in a response. */
export const LARGEST_PAGE = 5000;
const MAX_CURRENCIES = 120;

/** The path of the largest allowed page, in the maximum number of currencies. Each number has a different page. */
export function largestPage(number: number): string {
  const ids = Array.from({ length: MAX_CURRENCIES }, (_, index) => FIRST_ID + ((number + index) % ASSETS));
  return `/v1/cryptocurrency/listings/latest?limit=${LARGEST_PAGE}&convert_id=${ids}`;
}

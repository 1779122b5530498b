import type { ProgramName } from "./trees/servers.ts";

/** The ref from which on these differences are meant. After a release it becomes the release's tag, and the list is emptied. */
export const MEANT_SINCE = "bd9932a";

/** How far a number may be from another. */
export interface Closeness {
  /** Of the old number. */
  readonly relative: number;
  /** Of a change in percent what counts is what it makes of 1: 100 makes 2 of it. A plain value where absent. */
  readonly of?: "percent change";
}

/** A difference that is meant. */
export interface MeantDifference {
  /** Both where absent. */
  readonly program?: ProgramName;
  /** The requests, by their titles. All of them where absent. */
  readonly requests?: RegExp;
  /** The field of a `Difference`, as a whole. */
  readonly field: RegExp;
  readonly old?: RegExp;
  readonly new?: RegExp;
  /** Both are numbers, and the new one is close to the old one. */
  readonly within?: Closeness;
  /** Why it is meant. */
  readonly reason: string;
}

/** The member of a response that says what is synthetic, and the headers that follow from it. */
const SAMPLE_MARKS = /header (x-\w+-sample|access-control-expose-headers|content-length)|body status\.notice/;

const CLOSEST_RATES = "Rates of fiat currencies in the past are the closest ones, not the last before";
/** By how much fiats of the sample market change at most from one rate to the next, a week later in its early history. */
const RATE_STEP = 0.01;

export const meantDifferences: readonly MeantDifference[] = [
  { field: SAMPLE_MARKS, reason: "Responses of the sample market say that its data is synthetic" },
  {
    requests: /\/openapi\.(json|yaml)/,
    field: /body .*|header (etag|content-length)/,
    reason: "The contract describes the headers, errors and rules that are new, and says response for answer",
  },
  {
    requests: /\/v1\/cryptocurrency\/map|\/v[12]\/\w+\/multiplier/,
    field: /header ratelimit/,
    old: /"address"/,
    reason: "Large responses without a key count as several requests of their address",
  },
  {
    requests: /If-None-Match: +\*/,
    field: /header (ratelimit|x-\w+-credit-count)/,
    reason: "A 304 for any ETag costs what the response would",
  },
  {
    field: /header etag/,
    old: /^W\/"[\w-]{22}"$/,
    new: /^W\/"[\w-]{22}"$/,
    reason: "Responses that are made in slices, or of records that others share, have ETags of their own",
  },
  {
    requests: / \/readyz/,
    field: /body (newest_update|age_seconds)|header content-length/,
    old: /^\(none\)$|^\d+$/,
    reason: "Readiness states how old the data is",
  },
  {
    requests: / \/metrics/,
    field: /body/,
    new: /market_data_/,
    reason: "More is measured: connections, limits that were reached",
  },
  {
    program: "service",
    requests: /^GET \/(v1|healthz|readyz|metrics).* X-Forwarded-For: 203\.0\.113\.2$/,
    field: /.*/,
    reason: "Health and metrics count for the limit of their caller's address",
  },
  {
    program: "mock",
    requests: / Accept: nonsense$/,
    field: /.*/,
    reason: "What cannot be read of Accept is ignored, as in the service",
  },
  {
    program: "mock",
    requests: /Prefer: scenario=stalled/,
    field: /body/,
    reason: "Half of a response that says that its data is synthetic is longer",
  },
  {
    requests: /^(a wrong chunk|an unknown transfer encoding): POST/,
    field: /.*/,
    reason: "A method that no path takes is rejected before the body is read",
  },
  {
    requests: /^close, then GET: /,
    field: /.*/,
    reason: "A response that is ready is sent, whatever follows its request on the connection",
  },
  {
    requests: /[?&]\w+=(%20)*(?=[& ])/,
    field: /.*/,
    reason:
      "An empty value of an optional parameter counts as not sent; of a required one, the message says what to send",
  },
  {
    field: /body status\.error_message/,
    old: /Invalid value for/,
    new: /Invalid value for/,
    reason: "Errors name values as they were sent",
  },
  {
    requests: /\/cryptocurrency\/info/,
    field: /body status\.error_message/,
    new: /address/,
    reason: "Metadata takes an address alone",
  },
  {
    requests: /\/quotes\/historical\?.*interval=(hourly|daily|weekly|monthly|yearly)/,
    field: /body data\..*search_interval/,
    reason: "The value of a calendar period is the first quote wherever in it that is",
  },
  {
    program: "mock",
    requests: /\/listings\/new.*scenario=extreme-numbers/,
    field: /.*/,
    reason: "Extreme numbers go round the fields that there are, of which new listings have two more",
  },
  {
    program: "mock",
    requests:
      /\/(dex\/listings|cryptocurrency\/info|market-pairs|multiplier|partners).*(Prefer: .*dynamic=true|__dynamic=true)/,
    field: /.*/,
    reason: "Made-up values follow the schemas, of URLs, market pairs, multipliers and partner scores here",
  },
  {
    requests: /\/dex\/listings\//,
    field: /body data\.(\d+\.)?urls(\.\w+)?/,
    reason: "URLs of a decentralised exchange are texts",
  },
  {
    requests: /\/category\?.*sort(_dir)?=/,
    field: /.*/,
    reason: "Categories can be sorted",
  },
  {
    requests: /\/dex\/pairs\/trade\/latest\?.*limit=/,
    field: /.*/,
    reason: "DEX trades take a limit",
  },
  {
    requests: /\/partners\/.*[?&](aux|slug)=/,
    field: /.*/,
    reason: "Partner scores take aux, and those of coins a slug",
  },
  {
    requests: /\/partners\//,
    field: /body status\.error_message/,
    new: /Did you mean \\"aux|one of \\"id\\", \\"slug\\"/,
    reason: "Partner scores take aux, which an unknown parameter may mean, and a slug in place of an id",
  },
  {
    requests: /\/dex\/multiplier\?.*platform(_id)?=/,
    field: /.*/,
    reason: "DEX multipliers take a platform",
  },
  {
    requests: /\/dex\/multiplier/,
    field: /body data\.items\.\d+\.platform|header (etag|content-length)/,
    reason: "DEX multipliers name the platform of each token",
  },
  {
    program: "mock",
    requests: /\/market-pairs\/latest.*scenario="?nulls/i,
    field: /body data\.market_pairs\.\d+\.quote\.\w+\.price/,
    new: /^null$/,
    reason: "The price of a market pair may be null",
  },
  {
    program: "mock",
    requests: /\/price-conversion/,
    field: /header (ratelimit|x-svc-credit-count)|body status\.credit_count/,
    reason: "No rows cost the base alone, in the scenario of empty responses too",
  },
  {
    requests: /\/listings\/new/,
    field: /body .*\.(market_cap_dominance|fully_diluted_market_cap)/,
    old: /^\(none\)$/,
    reason: "New listings always state dominance and fully diluted market cap",
  },
  {
    requests: /\/price-performance-stats\//,
    field: /body .*\.(high|low)_timestamp/,
    old: /^\(none\)$/,
    new: /^null$/,
    reason: "The unknown times of yesterday are null",
  },
  {
    requests: /\/price-conversion\?.*time=/,
    field: /body .*\.last_updated/,
    reason: "The closest rate may be one after the requested time",
  },
  { requests: /^two Hosts/, field: /.*/, reason: "Of several Hosts, none is the right one: 400" },
  {
    field: /header x-request-id/,
    old: /^\(none\)$/,
    reason: "Responses to malformed requests have an id, too",
  },
  {
    requests: /\/quotes\/historical/,
    field: /body data\..*\.(volume_24hr?|market_cap|circulating_supply|total_supply)/,
    old: /^null$/,
    new: /^[\d.]+$/,
    reason: "Quotes of hours state the volume, market cap and supplies that the last whole day knows",
  },
  {
    requests: /\/ohlcv\/historical/,
    field: /header cache-control/,
    old: /^private, max-age=\d+$/,
    new: /^private, max-age=600$/,
    reason: "OHLCV that ends with the incomplete period may be cached as long as OHLCV latest",
  },
  {
    requests: /convert/,
    field:
      /body (.*\.)?quote\.\w+\.(open|high|low|close|price|volume_24h|volume|market_cap|price_change|price_by_quote_asset|total)/,
    within: { relative: RATE_STEP },
    reason: CLOSEST_RATES,
  },
  {
    requests: /convert/,
    field: /body (.*\.)?quote\.\w+\.(volume_change_24h|percent_change(_\w+)?)/,
    within: { relative: RATE_STEP, of: "percent change" },
    reason: CLOSEST_RATES,
  },
  {
    requests: /\/v1\/tools\/price-conversion/,
    field: /header link/,
    old: /rel="deprecation"/,
    new: /^<\/v2\/tools\/price-conversion>; rel="successor-version"$/,
    reason: "Version 2 replaces price conversion version 1",
  },
  {
    requests: /^[A-Z]+ \/(\?\S*)?(?= |$)/,
    field: /.*/,
    reason: "Service and mock have a page at /",
  },
  {
    program: "mock",
    requests: /^[A-Z]+ \/(healthz|openapi\.yaml)(\?\S*)?(?= |$)/,
    field: /.*/,
    reason: "The mock reports its health, and serves the contract as YAML",
  },
  {
    program: "mock",
    requests: /^OPTIONS /,
    field: /header access-control-allow-headers/,
    old: /Prefer/,
    reason: "The mock lets any request header through",
  },
  {
    program: "mock",
    requests: /(Prefer: .*|__)(code|example)=/,
    field: /status line|body status\.error_(code|message)/,
    old: /404|is not defined in the document|There is no example/,
    new: /400|There is no response of status \d+ here; there are: /,
    reason: "A status or example that the contract lacks is a 400 that lists those there are",
  },
  {
    program: "mock",
    requests: /scenario=(malformed|truncated|connection-reset)/,
    field: /.*/,
    reason: "The mock has scenarios of broken bodies and connections",
  },
  {
    program: "mock",
    requests: /scenario=nulls.*scenario=empty/,
    field: /.*/,
    reason: "A preference with two values is a 400",
  },
  {
    program: "mock",
    requests: / Accept: (text\/html|\*\/\*;q=0|application\/(xml|json;q=0))$/,
    field: /.*/,
    reason: "Any Accept that allows JSON or HTML is served, and of others the error names it",
  },
  {
    program: "mock",
    requests: /^two keys: |demo-key-of-plan-enterprisex$/,
    field: /.*/,
    reason: "A key that begins as demo keys do, and is not one, is invalid",
  },
  {
    program: "mock",
    requests: /[?&](date|count|time(_start|_end)?)=/,
    field:
      /status line|body (data|status\.(error_code|error_message|credit_count))|header (cache-control|etag|ratelimit|x-svc-credit-count)/,
    new: /^HTTP\/1\.1 403|^403$|^"The requested time is before|^\(none\)$|^no-store$|^0$|^"minute"/,
    reason: "A key's plan has its history in the mock, too",
  },
  {
    requests: /\/v1\/partners\//,
    field: /body (data\..*|status\.credit_count)|header (ratelimit|x-\w+-credit-count)/,
    reason: "Partner scores are computed from the market",
  },
  {
    requests: /\/v1\/partners\/[^/]+\/fcas\/quotes\/latest\?/,
    field: /status line|header (cache-control|etag)|body (data|status\.error_(code|message))/,
    new: /400|^no-store$|^\(none\)$|^"Invalid value for/,
    reason: "Partner scores of a coin that there is not are a 400",
  },
  {
    field: /body (.*\.)?tag(s|-names|-groups)(\.\d+)?/,
    new: /"(stablecoin|Stablecoin|CATEGORY)"/,
    reason: "USDT of the sample market has the tag of stablecoins",
  },
  {
    requests: /\/cryptocurrency\/categor(y|ies)/,
    field: /body (data\..*|status\.credit_count)|header (ratelimit|x-\w+-credit-count)/,
    reason: "USDT of the sample market is in the category of stablecoins",
  },
  {
    field: /header x-content-type-options/,
    old: /^\(none\)$/,
    new: /^nosniff$/,
    reason: "Responses say that nobody may take them for another type than they state",
  },
  {
    program: "mock",
    field: /header vary/,
    new: /Prefer, X-Mock-Session/,
    reason: "The mock's responses differ by session",
  },
  {
    requests: /^OPTIONS \/(nothing|readyz|metrics|%zz)\b.* Access-Control-Request-Method: /,
    field: /.*/,
    reason: "A preflight request is served for any path",
  },
];

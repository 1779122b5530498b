/** What the service takes, as `Allow` and the answer to a preflight request say it. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

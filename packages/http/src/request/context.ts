/** The longest URL that is taken, in bytes. */
export const MAX_URL_BYTES = 8192;
/** The longest headers that are taken, the request line included, in bytes. */
export const MAX_HEADER_BYTES = MAX_URL_BYTES + 16_384;

/** The server URL for orval's functions, read on each call. */
export const settings = { baseUrl: "" };

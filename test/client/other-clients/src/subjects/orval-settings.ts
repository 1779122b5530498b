/** Where orval's functions send their requests; they read it when they are called. */
export const settings = { baseUrl: "" };

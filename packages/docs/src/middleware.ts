import { defineMiddleware } from "astro:middleware";

/** Removes Starlight's dark default. Without JavaScript, the styles then follow the theme of the system. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response((await response.text()).replace(' data-theme="dark"', ""), response);
});

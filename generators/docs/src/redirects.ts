import type { GeneratedFile, Model } from "@market-data/generator-core";
import { operationSlug, pagePath } from "./links.ts";
import type { SiteSettings } from "./page.ts";
import { html, operationTitle } from "./text.ts";

/** Pages that redirect from operationIds and paths of the API to the pages of operations. Any static host can serve them. */
export function redirectPages({ operations }: Model, settings: SiteSettings): GeneratedFile[] {
  return operations.flatMap((operation) => {
    const slug = operationSlug(operation);
    const url = html(pagePath(slug, "html", settings));
    const contents = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${html(operationTitle(operation))}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${html(settings.site)}${url}">
<p><a href="${url}">${html(operationTitle(operation))}</a></p>
`;
    const places = [operation.operationId, slug.replace("operations/", "")];
    return places.map((place) => ({ path: `${place}/index.html`, contents }));
  });
}

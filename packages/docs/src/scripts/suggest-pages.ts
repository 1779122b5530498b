import { createSearch, splitPath } from "./search/engine.ts";
import { create } from "./try-it/json-view.ts";

/** Adds the search results for an unknown path to the page "not found". */
async function suggestPages(): Promise<void> {
  const place = document.getElementById("suggestions");
  const base = import.meta.env.BASE_URL;
  const response = await fetch(`${base}search.json`);
  const { groups } = createSearch(await response.json())(splitPath(location.pathname.slice(base.length)));
  const hits = groups.flatMap(({ hits }) => hits).slice(0, 5);
  if (place === null || hits.length === 0) return;
  const items = hits.map(({ url, title }) => {
    const link = create("a", title);
    link.href = base + url;
    return create("li", link);
  });
  place.append("Did you mean:", create("ul", ...items));
}

void suggestPages();

import { createSearch, splitPath } from "./search/engine.ts";

/** Adds the search results for an unknown path to the page "not found". */
async function suggestPages(): Promise<void> {
  const place = document.getElementById("suggestions");
  const base = import.meta.env.BASE_URL;
  const response = await fetch(`${base}search.json`);
  const { groups } = createSearch(await response.json())(splitPath(location.pathname.slice(base.length)));
  const hits = groups.flatMap(({ hits }) => hits).slice(0, 5);
  if (place === null || hits.length === 0) return;
  const list = document.createElement("ul");
  for (const { url, title } of hits) {
    const link = document.createElement("a");
    link.href = base + url;
    link.textContent = title;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  place.append("Did you mean:", list);
}

void suggestPages();

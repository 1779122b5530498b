import { findNearestPages, type ListedPage } from "./nearest-pages.ts";

/** Lists the pages nearest to the requested path on the page "not found". */
async function suggestPages(): Promise<void> {
  const place = document.getElementById("suggestions");
  if (place === null) return;
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/");
  const response = await fetch(`${base}pages.json`);
  const nearest = findNearestPages(location.pathname, (await response.json()) as ListedPage[], { base });
  if (nearest.length === 0) return;
  const list = document.createElement("ul");
  list.append(...nearest.map(([path, title]) => suggestion(path, title)));
  const lead = document.createElement("p");
  lead.textContent = "Did you mean:";
  place.append(lead, list);
}

function suggestion(path: string, title: string): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

void suggestPages();

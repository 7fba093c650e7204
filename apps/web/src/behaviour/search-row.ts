import type { SearchResult } from "#platform/search/search-pages.ts";

export function searchRow({ title, group, to, match }: SearchResult, id: string): HTMLAnchorElement {
  const row = document.createElement("a");
  row.id = id;
  row.href = to;
  row.tabIndex = -1;
  row.setAttribute("role", "option");
  row.setAttribute("aria-selected", "false");
  const name = document.createElement("b");
  const [start, end] = match ?? [0, 0];
  const mark = document.createElement("mark");
  mark.textContent = title.slice(start, end);
  if (match) name.append(title.slice(0, start), mark, title.slice(end));
  else name.textContent = title;
  const place = document.createElement("small");
  place.textContent = group;
  row.append(name, place);
  return row;
}

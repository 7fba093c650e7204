import type { SearchPage } from "@visiga/contracts/search-module";
import type { SearchResult } from "#platform/search/search-pages.ts";
import { nextIndex } from "./next-index.ts";

type Find = (query: string) => SearchResult[];

let requested: Promise<Find> | undefined;

/** Loads the list of all pages, and what searches it, once. After a failure the next call retries. */
function loadSearch(address: string): Promise<Find> {
  const list: Promise<{ readonly pages: readonly SearchPage[] }> = import(/* @vite-ignore */ address);
  requested ??= Promise.all([list, import("#platform/search/search-pages.ts")]).then(
    ([{ pages }, { searchPages }]) =>
      (query) =>
        searchPages(pages, query),
    (error) => {
      requested = undefined;
      throw error;
    },
  );
  return requested;
}

/** Turns the search into a combobox over a fixed list of pages. `data-search` holds the list's address. */
function listen(search: HTMLElement): void {
  const address = search.dataset.search ?? "";
  const form = search.querySelector("form");
  const input = search.querySelector("input");
  const status = search.querySelector<HTMLElement>("[role=status]");
  const list = search.querySelector<HTMLElement>("[role=listbox]");
  if (!form || !input || !status || !list) return;
  const [submit, clear] = form.querySelectorAll("button");
  const menu = search.querySelector<HTMLElement>("[data-until-asked]");
  const { one = "", many = "", none = "", failed = "" } = status.dataset;
  let active = 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-controls", list.id);

  const activate = (index: number) => {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = index;
    const row = list.children[active];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) input.setAttribute("aria-activedescendant", row.id);
    else input.removeAttribute("aria-activedescendant");
  };

  const show = async (query: string) => {
    const hasQuery = query.trim() !== "";
    const find = hasQuery ? await loadSearch(address).catch(() => null) : () => [];
    if (query !== input.value) return;
    const results = find?.(query) ?? null;
    const count = results?.length ?? 0;
    const words = results === null ? failed : count === 0 ? none : count === 1 ? one : many;
    status.textContent = hasQuery
      ? words.replace("{count}", () => `${count}`).replace("{query}", () => query.trim())
      : "";
    status.classList.toggle("visually-hidden", !hasQuery || count > 0);
    list.replaceChildren(...(results ?? []).map((result, index) => searchRow(result, `${list.id}-${index}`)));
    list.hidden = count === 0;
    list.scrollTo(0, 0);
    input.setAttribute("aria-expanded", `${count > 0}`);
    activate(0);
    if (submit && clear) {
      submit.hidden = query !== "";
      clear.hidden = query === "";
    }
    if (menu) menu.hidden = hasQuery;
  };

  input.addEventListener("focus", () => void loadSearch(address).catch(() => {}));
  input.addEventListener("input", () => void show(input.value));
  input.addEventListener("keydown", (event) => {
    const next = event.key.startsWith("Arrow") ? nextIndex(event.key, active, list.children.length) : null;
    if (next === null) return;
    event.preventDefault();
    activate(next < 0 ? list.children.length - 1 : next);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // The list may still be loading. The active row is a link, so Enter clicks it.
    await show(input.value);
    list.querySelectorAll("a")[active]?.click();
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    input.value = "";
    void show("");
  });
  clear?.addEventListener("click", () => input.focus());
}

function searchRow({ title, group, to, match }: SearchResult, id: string): HTMLAnchorElement {
  const row = document.createElement("a");
  row.id = id;
  row.href = to;
  row.tabIndex = -1;
  row.setAttribute("role", "option");
  row.setAttribute("aria-selected", "false");
  const name = document.createElement("b");
  const place = document.createElement("small");
  const mark = document.createElement("mark");
  const [start, end] = match ?? [0, 0];
  mark.textContent = title.slice(start, end);
  if (match) name.append(title.slice(0, start), mark, title.slice(end));
  else name.textContent = title;
  place.textContent = group;
  row.append(name, place);
  return row;
}

for (const search of document.querySelectorAll<HTMLElement>("[data-search]")) listen(search);

import { nextIndex } from "./next-index.ts";
import { fetchSearchResults, loadPages } from "./search-results.ts";
import { searchRow } from "./search-row.ts";

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
    const results = await fetchSearchResults(address, query).catch(() => null);
    if (query !== input.value) return;
    const count = results?.length ?? 0;
    const hasQuery = query.trim() !== "";
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

  input.addEventListener("focus", () => void loadPages(address).catch(() => {}));
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

for (const search of document.querySelectorAll<HTMLElement>("[data-search]")) listen(search);

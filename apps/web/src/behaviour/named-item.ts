import { loadMore, moreLink } from "./lists.ts";

/** The item that the address's hash names. Extends the list if it does not contain the item yet. */
export async function namedItem(): Promise<HTMLElement | null> {
  const id = location.hash.slice(1);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const more = moreLink();
  if (!document.getElementById(id) && more) await loadMore(more, more.dataset.whole);
  return document.getElementById(id);
}

// Old links to news have the form `/news#id`.
if (document.querySelector("[data-named]")) {
  void namedItem().then((item) => {
    const page = item?.querySelector("a");
    if (page) location.replace(page.href);
  });
}

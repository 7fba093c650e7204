import { extend, moreLink } from "./lists.ts";

/** The item that the address names by its hash, after extending a list that does not contain it yet. */
export async function namedItem(): Promise<HTMLElement | null> {
  const id = location.hash.slice(1);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const more = moreLink();
  if (!document.getElementById(id) && more) await extend(more, more.dataset.whole);
  return document.getElementById(id);
}

// News was shared as `/news#id` before each piece had a page of its own.
if (document.querySelector("[data-named]")) {
  void namedItem().then((item) => {
    const page = item?.querySelector("a");
    if (page) location.replace(page.href);
  });
}

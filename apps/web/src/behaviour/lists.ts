import { fetchListPage } from "./list-page.ts";

let shown = location.search;

/** Appends the next part of the list. In the browser's history the longer list replaces the shorter one. */
export function loadMore(more: HTMLAnchorElement, show?: string): Promise<void> {
  const longer = new URL(more.href);
  if (show) longer.searchParams.set("show", show);
  const part = new URL(longer);
  part.searchParams.set("from", more.dataset.more ?? "");
  return fetchListPage(part, (page) => {
    for (const part of ["[data-items]", "[data-years]"]) {
      const added = [...page.querySelectorAll(part)];
      document.querySelectorAll(`main ${part}`).forEach((items, index) => {
        // A part repeats the year with which the list ends.
        const children = [...(added[index]?.children ?? [])].filter(({ id }) => !id || !document.getElementById(id));
        items.append(...children);
      });
    }
    updateFoot(document.querySelector("main [data-foot]"), page.querySelector("[data-foot]"));
    setAddress(longer, "replaceState");
  });
}

export const moreLink = (): HTMLAnchorElement | null => document.querySelector("main a[data-more]");

export function showList(address: URL, history: "pushState" | "replaceState"): Promise<void> {
  return fetchListPage(address, (page) => {
    const ours = document.querySelector("[data-list]");
    const theirs = page.querySelector("[data-list]");
    if (!ours || !theirs) return location.assign(address);
    const foot = ours.querySelector("[data-foot]");
    const newFoot = theirs.querySelector("[data-foot]");
    // The foot stays in place, because it is a live region.
    if (foot && newFoot) {
      updateFoot(foot, newFoot);
      newFoot.remove();
      for (const child of [...ours.children]) if (child !== foot) child.remove();
      ours.prepend(...theirs.children);
    } else {
      ours.replaceChildren(...theirs.children);
    }
    updateTabs(page);
    setAddress(address, history);
  });
}

function updateFoot(foot: Element | null, newFoot: Element | null): void {
  const count = foot?.querySelector<HTMLElement>("[role=status]");
  if (!foot || !newFoot || !count) return;
  const link = foot.querySelector("a[data-more]");
  const newLink = newFoot.querySelector("a[data-more]");
  const focused = link !== null && link === document.activeElement;
  if (link && newLink) {
    for (const { name, value } of newLink.attributes) link.setAttribute(name, value);
    link.replaceChildren(...newLink.childNodes);
  } else {
    link?.remove();
    if (newLink) foot.prepend(newLink);
  }
  foot.querySelector("[data-whole-list]")?.remove();
  const whole = newFoot.querySelector("[data-whole-list]");
  if (whole) count.before(whole);
  count.textContent = newFoot.querySelector("[role=status]")?.textContent ?? "";
  // Otherwise the focus would move to the top of the page.
  if (focused && !newLink) count.focus({ preventScroll: true });
}

function updateTabs(page: Element): void {
  const newTabs = page.querySelectorAll("[data-tab]");
  document.querySelectorAll("[data-tab]").forEach((tab, index) => {
    const current = newTabs[index]?.getAttribute("aria-current");
    if (current) tab.setAttribute("aria-current", current);
    else tab.removeAttribute("aria-current");
  });
}

function setAddress({ pathname, search }: URL, how: "pushState" | "replaceState"): void {
  history[how](history.state, "", pathname + search + location.hash);
  shown = location.search;
}

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("main a[data-more], main a[data-tab]");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void (link.dataset.more ? loadMore(link) : showList(new URL(link.href), "pushState"));
});

function contains(search: string): boolean {
  const [ours, theirs] = [new URLSearchParams(shown), new URLSearchParams(search)];
  const longer = Number(theirs.get("show")) > Number(ours.get("show"));
  for (const query of [ours, theirs]) query.delete("show");
  return !longer && `${ours}` === `${theirs}`;
}

// Back and forward switch between filters. A list that grew behind a full-size picture stays.
addEventListener("popstate", () => {
  if (contains(location.search)) return;
  shown = location.search;
  void showList(new URL(location.href), "replaceState");
});

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

const delay = 200;
const notice = document.querySelector<HTMLElement>("[data-loading]");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows 'Loading...' after 200 ms if the next page is still loading. */
export function announceLoading(isAwaited = () => true): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (notice && isAwaited()) notice.textContent = notice.dataset.loading ?? "";
  }, delay);
}

/** Whether a click on the link opens another page of the site in this tab. */
function leaves({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target || link.download) return false;
  const within = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !within;
}

// Checked after the delay, because a later listener may prevent the event.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (link && leaves(event, link)) announceLoading(() => !event.defaultPrevented);
});
document.addEventListener("submit", (event) => announceLoading(() => !event.defaultPrevented));

export function endLoading(): void {
  clearTimeout(timer);
  if (notice) notice.textContent = "";
}

// The page may be restored from the back/forward cache.
addEventListener("pagehide", endLoading);

const delay = 200;
const notice = document.querySelector<HTMLElement>("[data-loading]");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows 'Loading...' if the page is still here after 200 ms and, then, the next one is still awaited. */
export function announceLoading(isAwaited = () => true): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (notice && isAwaited()) notice.textContent = notice.dataset.loading ?? "";
  }, delay);
}

/** Whether a click on the link leaves this document for another page of the site. */
function leaves({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target || link.download) return false;
  const within = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !within;
}

// Another module may prevent the event after this listener, so that counts when the time is up.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (link && leaves(event, link)) announceLoading(() => !event.defaultPrevented);
});
document.addEventListener("submit", (event) => announceLoading(() => !event.defaultPrevented));

/** Takes the word away again. */
export function endLoading(): void {
  clearTimeout(timer);
  if (notice) notice.textContent = "";
}

// The browser may keep the page for Back.
addEventListener("pagehide", endLoading);

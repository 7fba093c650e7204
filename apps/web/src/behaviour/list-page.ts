import { showScripted } from "#platform/document/with-script.ts";
import { announceLoading, endLoading } from "./loading.ts";
import { writeWords } from "./waiting-words.ts";

let latest: AbortController | undefined;

/**
 * Fetches a page of a list and passes its `main` to `apply`, unless a newer request has started. After a failure the list
 * stays unchanged, the error is logged, and a notice offers Retry.
 */
export async function fetchListPage(address: URL, apply: (page: Element) => void): Promise<void> {
  const main = document.querySelector("main");
  if (!main) return;
  latest?.abort();
  const attempt = new AbortController();
  latest = attempt;
  main.setAttribute("aria-busy", "true");
  announceLoading();
  try {
    const page = await read(address, attempt.signal);
    main.querySelector("[data-retry]")?.parentElement?.remove();
    apply(page);
  } catch (error) {
    if (attempt.signal.aborted) return;
    console.error(error);
    showNotice(main, () => fetchListPage(address, apply));
  } finally {
    if (latest === attempt) {
      main.removeAttribute("aria-busy");
      endLoading();
    }
  }
}

async function read(address: URL, signal: AbortSignal): Promise<Element> {
  const response = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  showScripted(page);
  const main = page.querySelector("main");
  // A Retry button in the page means that the server could not read the list.
  if (!response.ok || !main || main.querySelector("[data-retry]")) throw new Error(`${address} ${response.status}`);
  return main;
}

function showNotice(main: Element, retry: () => void): void {
  const template = main.querySelector<HTMLTemplateElement>("template[data-list-failed]");
  const notice = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!template || !notice) return;
  writeWords(notice);
  main.querySelector("[data-retry]")?.parentElement?.remove();
  notice.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
  template.after(notice);
}

import { showList } from "./lists.ts";

/** Milliseconds without typing before the list updates. */
const pause = 300;

const form = document.querySelector<HTMLFormElement>("form[data-list-form]");
let timer: ReturnType<typeof setTimeout>;

function follow(form: HTMLFormElement): void {
  clearTimeout(timer);
  const address = new URL(location.pathname, location.origin);
  for (const [name, value] of new FormData(form)) {
    const words = String(value).trim();
    if (words) address.searchParams.set(name, words);
  }
  if (address.search !== location.search) void showList(address, "replaceState");
}

form?.addEventListener("input", ({ target }) => {
  clearTimeout(timer);
  timer = setTimeout(() => follow(form), target instanceof HTMLSelectElement ? 0 : pause);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  follow(form);
});

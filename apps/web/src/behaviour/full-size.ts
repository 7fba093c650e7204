import { onEscape } from "#platform/overlays/modal.ts";
import { loadMore, moreLink, namedItem } from "./lists.ts";

const view = document.querySelector<HTMLDialogElement>("dialog[data-full-size]");
if (view) start(view);

/** The address names the full-size picture (`/gallery#id`), so that it can be shared and Back closes it. */
function start(view: HTMLDialogElement): void {
  let openedHere = false;
  let shown: HTMLElement | undefined;

  const tiles = () => [...document.querySelectorAll<HTMLElement>("main [data-items] a[id]")];
  const here = () => tiles().findIndex(({ id }) => id === location.hash.slice(1));

  const follow = async () => {
    const tile = await namedItem();
    if (!tile) {
      view.close();
      // In the next frame, because closing the dialog first returns the focus to the tile that opened it.
      if (shown) requestAnimationFrame(() => shown?.focus());
      return;
    }
    const all = tiles();
    const index = all.indexOf(tile);
    if (index < 0) return;
    // A folded tile could not be focused when the view closes.
    tile.closest("details")?.setAttribute("open", "");
    show(view, tile, index);
    shown = tile;
    if (!view.open) {
      view.showModal();
      view.querySelector<HTMLElement>("[data-turn='1']")?.focus();
    }
    const more = moreLink();
    if (more && index >= all.length - 2) void loadMore(more);
  };

  const open = (id: string) => {
    openedHere = true;
    history.pushState(null, "", `#${id}`);
    void follow();
  };

  const turn = (direction: number) => {
    const all = tiles();
    const next = all[(here() + direction + all.length) % all.length];
    if (!next) return;
    history.replaceState(null, "", `#${next.id}`);
    void follow();
  };

  const close = () => {
    if (openedHere) history.back();
    else {
      history.replaceState(null, "", location.pathname + location.search);
      void follow();
    }
    openedHere = false;
  };

  document.addEventListener("click", (event) => {
    const tile = (event.target as Element).closest<HTMLElement>("main [data-items] a[id]");
    if (!tile || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(tile.id);
  });
  view.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-turn], [data-close]");
    if (button?.dataset.turn) turn(Number(button.dataset.turn));
    else if (button) close();
  });
  view.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "ArrowRight") turn(1);
  });
  // The browser would close the dialog without changing the address.
  onEscape(view, close);
  onSwipe(view, turn);
  // Not hashchange: if the list has grown, the query changes as well.
  addEventListener("popstate", follow);
  void follow();
}

function show(view: HTMLDialogElement, tile: HTMLElement, index: number): void {
  const part = <Part extends HTMLElement>(name: string) => view.querySelector<Part>(name);
  const { alt, about = "" } = tile.dataset;
  const name = tile.querySelector("span")?.textContent ?? "";
  const total = tile.closest<HTMLElement>("[data-items]")?.dataset.items ?? "";
  const position = part("[data-position]");
  const text = position?.dataset.position?.replace("{shown}", () => String(index + 1)).replace("{total}", () => total);
  if (position) position.textContent = text ?? "";
  part("[data-stage]")?.replaceChildren(enlarged(tile.firstElementChild, alt ?? name));
  const words = part("[data-words]");
  const [heading, note] = words?.children ?? [];
  if (words && heading && note) {
    heading.textContent = name;
    note.textContent = about;
    // Scrollable text must be focusable, so that the keyboard can scroll it.
    if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  }
  part("[data-removal]")?.setAttribute("href", `/removal?file=${tile.id}`);
  Object.assign(part("[data-share]")?.dataset ?? {}, { share: tile.getAttribute("href"), title: name });
}

/** A copy of a tile's picture that fits the window. */
function enlarged(picture: Element | null, alt: string): Node {
  const copy = picture?.cloneNode(true) as HTMLElement;
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector("img");
  if (!image) return copy;
  const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
  image.loading = "eager";
  image.sizes = `min(100vw, calc((100vh - 9rem) * ${ratio.toFixed(3)}))`;
  image.alt = alt;
  // Removes the tile's crop and background.
  Object.assign(image.style, { backgroundColor: "transparent", objectPosition: "", backgroundPosition: "" });
  return copy;
}

const minSwipe = 48;

/** Calls the listener after a horizontal swipe with one finger: 1 for left (forward), -1 for right (back). */
function onSwipe(element: HTMLElement, listener: (direction: -1 | 1) => void): void {
  let start: PointerEvent | undefined;
  element.addEventListener("pointerdown", (event) => {
    start = event.pointerType !== "mouse" && event.isPrimary ? event : undefined;
  });
  element.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!start) return;
    const across = clientX - start.clientX;
    const down = clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) >= minSwipe && Math.abs(across) > 2 * Math.abs(down)) listener(across < 0 ? 1 : -1);
  });
  element.addEventListener("pointercancel", () => {
    start = undefined;
  });
}

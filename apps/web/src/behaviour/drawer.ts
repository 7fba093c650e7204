import { onDismiss } from "#platform/overlays/modal.ts";
import { buttonOfLink } from "./button-of-link.ts";

/** Menu of narrow windows. `data-drawer` marks the controls that open and close it; without script `#menu` opens it. */
const drawer = document.querySelector<HTMLDialogElement>("dialog#menu");
const part = (name: string) => document.querySelector<HTMLElement>(`[data-drawer="${name}"]`);

if (drawer) {
  const menu = part("menu");
  const leave = part("close");
  const open = (focused: HTMLElement | null) => {
    drawer.showModal();
    focused?.focus();
    menu?.setAttribute("aria-expanded", "true");
  };
  /** Closes the drawer after the animation that `data-closing` starts. The browser returns the focus. */
  const close = async () => {
    if (!drawer.open) return;
    drawer.dataset.closing = "";
    await Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished));
    delete drawer.dataset.closing;
    drawer.close();
  };

  if (menu) {
    menu.setAttribute("aria-haspopup", "dialog");
    menu.setAttribute("aria-expanded", "false");
    buttonOfLink(menu, () => open(leave));
  }
  if (leave) buttonOfLink(leave, close);
  const search = part("search");
  if (search) {
    search.setAttribute("aria-haspopup", "dialog");
    buttonOfLink(search, () => open(drawer.querySelector("input")));
  }
  onDismiss(drawer, close);
  drawer.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]:not([role=button])")) void close();
  });
  drawer.addEventListener("close", () => {
    menu?.setAttribute("aria-expanded", "false");
    drawer.querySelector("form")?.reset();
  });

  // The reader opened the menu before the script loaded.
  if (location.hash === "#menu") {
    history.replaceState(history.state, "", location.pathname + location.search);
    open(leave);
  }
  // The page may be restored from the back/forward cache.
  addEventListener("pagehide", () => drawer.close());
}

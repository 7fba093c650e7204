import { buttonOfLink } from "./button-of-link.ts";
import { closeSlowly, onLeave } from "./modal.ts";

/** Menu of narrow windows. `data-drawer` marks what opens and closes it; without script `#menu` shows it. */
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
  const close = () => closeSlowly(drawer);

  if (menu) {
    menu.setAttribute("aria-haspopup", "dialog");
    menu.setAttribute("aria-expanded", "false");
    buttonOfLink(menu, () => open(leave));
  }
  if (leave) buttonOfLink(leave, close);
  part("search")?.addEventListener("click", () => open(drawer.querySelector("input")));
  onLeave(drawer, close);
  drawer.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]:not([role=button])")) void close();
  });
  drawer.addEventListener("close", () => {
    menu?.setAttribute("aria-expanded", "false");
    drawer.querySelector("form")?.reset();
  });

  // It was opened before the script arrived.
  if (location.hash === "#menu") {
    history.replaceState(history.state, "", location.pathname + location.search);
    open(leave);
  }
  // The browser may keep the page for Back.
  addEventListener("pagehide", () => drawer.close());
}

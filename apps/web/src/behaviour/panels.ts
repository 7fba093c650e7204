import { buttonOfLink } from "./button-of-link.ts";
import { nextIndex } from "./next-index.ts";

// The panels below the bar; one is open at a time. `data-panel` marks the parent of a button and its panel.
// `data-panel="menu"` also opens on hover and supports the arrow keys.

const closeDelay = 200;

interface Open {
  readonly holder: HTMLElement;
  /** If hovering opened the panel, the first click keeps it open. */
  readonly by: "hover" | "press";
}

let shown: Open | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const buttonOf = (holder: HTMLElement) => holder.querySelector<HTMLElement>("[aria-expanded]");

function show(next: Open | null): void {
  clearTimeout(timer);
  const before = shown?.holder;
  shown = next;
  if (before === next?.holder) return;
  if (before) {
    buttonOf(before)?.setAttribute("aria-expanded", "false");
    before.querySelector("form")?.reset();
  }
  if (next) {
    buttonOf(next.holder)?.setAttribute("aria-expanded", "true");
    next.holder.querySelector("input")?.focus();
  }
}

function onArrow(holder: HTMLElement, event: KeyboardEvent): void {
  const links = [...holder.querySelectorAll("a")];
  const next = nextIndex(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
  if (next === null) return;
  event.preventDefault();
  if (shown?.holder !== holder) show({ holder, by: "press" });
  (links[next] ?? buttonOf(holder))?.focus();
}

for (const holder of document.querySelectorAll<HTMLElement>("[data-panel]")) {
  const toggle = () => show(shown?.holder === holder && shown.by === "press" ? null : { holder, by: "press" });
  const link = holder.querySelector<HTMLElement>("[data-panel-link]");
  if (link) {
    link.setAttribute("aria-expanded", "false");
    buttonOfLink(link, toggle);
  } else buttonOf(holder)?.addEventListener("click", toggle);
  if (holder.dataset.panel !== "menu") continue;
  holder.addEventListener("keydown", (event) => onArrow(holder, event));
  holder.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") show({ holder, by: "hover" });
  });
  holder.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = setTimeout(() => shown?.holder === holder && show(null), closeDelay);
  });
}

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) {
  menu.addEventListener("keydown", (event) => {
    const by = sideways[event.key];
    if (by === undefined) return;
    const tops = [...menu.querySelectorAll<HTMLElement>("[data-top]")];
    const from = tops.findIndex((top) => top.parentElement?.contains(document.activeElement));
    event.preventDefault();
    tops.at((from + by) % tops.length)?.focus();
  });
}

const onElsewhere = ({ target }: Event) => {
  if (shown && !(target instanceof Node && shown.holder.contains(target))) show(null);
};
document.addEventListener("pointerdown", onElsewhere);
document.addEventListener("focusin", onElsewhere);
document.addEventListener("keydown", (event) => {
  if (!shown || event.key !== "Escape" || event.defaultPrevented) return;
  if (shown.holder.contains(document.activeElement)) buttonOf(shown.holder)?.focus();
  show(null);
});

// The page may be restored from the back/forward cache.
addEventListener("pagehide", () => show(null));

import { prefersReducedMotion } from "./autoplay.ts";

const rowOf = (arrow: Element) => document.getElementById(arrow.getAttribute("aria-controls") ?? "");

/** A row that shows all its items needs no arrows. */
function hideIdleArrows(): void {
  for (const arrow of document.querySelectorAll<HTMLElement>("[data-snap]")) {
    const row = rowOf(arrow);
    arrow.hidden = !row || row.scrollWidth <= row.clientWidth;
  }
}
hideIdleArrows();
addEventListener("resize", hideIdleArrows);

document.addEventListener("click", ({ target }) => {
  const arrow = (target as Element).closest<HTMLElement>("[data-snap]");
  const row = arrow && rowOf(arrow);
  if (!row) return;
  const items = [...row.children].map((item) => item.getBoundingClientRect().left);
  const stops = items.map((left) => left - (items[0] ?? 0));
  const here = row.scrollLeft;
  const after = stops.filter((stop) => stop > here + 1);
  const before = stops.filter((stop) => stop < here - 1);
  const left = Number(arrow.dataset.snap) > 0 ? after[0] : before.at(-1);
  if (left !== undefined) row.scrollTo({ left, behavior: prefersReducedMotion() ? "auto" : "smooth" });
});

/** Chromium scrolls to a link that the keyboard reaches, and then snaps back to the item before it. */
document.addEventListener("keyup", ({ key }) => {
  const item = key === "Tab" && document.activeElement?.closest("[data-snap-row] > *");
  if (item) item.scrollIntoView({ block: "nearest", inline: "start" });
});

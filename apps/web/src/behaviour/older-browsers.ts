// For Chromium before 92, loaded by main.ts in these alone.
Array.prototype.at ??= function at(this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index];
};
Element.prototype.replaceChildren ??= function replaceChildren(this: Element, ...nodes) {
  this.textContent = "";
  this.append(...nodes);
};

/** Gives the items of a flex box margins as wide as its gaps, which Chromium 83 does not draw. */
function setMargins(box: Element): void {
  const { display, columnGap, rowGap, flexDirection, flexWrap } = getComputedStyle(box);
  if (!display.endsWith("flex")) return;
  const column = flexDirection.startsWith("column");
  const items = [...box.childNodes].filter(isItem);
  for (const item of items.slice(0, -1)) {
    if (item instanceof Text) continue;
    if (!column && columnGap !== "normal") item.style.marginRight = columnGap;
    if ((column || flexWrap !== "nowrap") && rowGap !== "normal") item.style.marginBottom = rowGap;
  }
}

/** Text beside an element is an item of the box too. */
function isItem(child: Node): child is HTMLElement | SVGElement | Text {
  if (child instanceof Text) return child.data.trim() !== "";
  if (!(child instanceof Element)) return false;
  const { display, position } = getComputedStyle(child);
  return display !== "none" && position !== "absolute" && position !== "fixed";
}

const setAllMargins = () => document.body.querySelectorAll("*").forEach(setMargins);

// Chromium 87 is the first one with `inset`, 84 the first one with gaps.
if (!CSS.supports("inset: 0")) {
  setAllMargins();
  new MutationObserver(setAllMargins).observe(document.body, { childList: true, subtree: true });
}
Element.prototype.getAnimations ??= () => [];

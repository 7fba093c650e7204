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
  const wraps = flexWrap !== "nowrap";
  items.slice(1).forEach((item, index) => {
    const before = items[index];
    const element = before instanceof Text ? undefined : before;
    if (element && (column || wraps) && rowGap !== "normal") element.style.marginBottom = rowGap;
    if (column || columnGap === "normal") return;
    // An item before the gap may be pushed away by an automatic margin on its right.
    if (!wraps && !(item instanceof Text)) item.style.marginLeft = columnGap;
    else if (element) element.style.marginRight = columnGap;
  });
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

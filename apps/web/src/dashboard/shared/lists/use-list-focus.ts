import { type RefObject, useEffect, useRef } from "react";

interface Focused {
  readonly element: Element;
  readonly index: number;
}

/**
 * Keeps the focus in a list of cards. When the focused control or its card disappears, the heading of the card now at
 * its position gets the focus; in an empty list, the heading of the tab.
 */
export function useListFocus(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Focused>(null);

  // React reports no focus events while it commits, which is when a closing dialog restores the focus.
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last.current = { element: target, index: [...element.children].findIndex((card) => card.contains(target)) };
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
      if (lost(last.current)) focusHeading(document.querySelector<HTMLElement>("main h1"));
    };
  }, []);

  useEffect(() => {
    const { children = [] } = list.current ?? {};
    if (!lost(last.current)) return;
    const card = children[Math.min(last.current.index, children.length - 1)];
    last.current = null;
    focusHeading(card?.querySelector<HTMLElement>("h2"));
  });

  return list;
}

const lost = (last: Focused | null): last is Focused =>
  last !== null && !last.element.isConnected && document.activeElement === document.body;

function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "nearest" });
}

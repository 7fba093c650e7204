import { type RefObject, useEffect, useRef } from "react";

/** Keeps toasts and focused elements above an element at the bottom of the window. */
export function useToastLift<Target extends HTMLElement>(): RefObject<Target | null> {
  const standing = useRef<Target>(null);
  useEffect(() => {
    const { current } = standing;
    if (!current) return;
    const { style } = document.documentElement;
    const lift = () => {
      const height = `${current.offsetHeight}px`;
      style.setProperty("--toast-lift", height);
      style.setProperty("scroll-padding-bottom", height);
    };
    const observer = new ResizeObserver(lift);
    observer.observe(current);
    lift();
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-lift");
      style.removeProperty("scroll-padding-bottom");
    };
  }, []);
  return standing;
}

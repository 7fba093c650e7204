import { type RefObject, useEffect, useRef } from "react";

/** Keeps toasts, and what the keyboard scrolls to, above something that stands at the window’s foot. */
export function useToastLift<Standing extends HTMLElement>(): RefObject<Standing | null> {
  const standing = useRef<Standing>(null);
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

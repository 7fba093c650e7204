import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { onDismiss } from "#platform/overlays/modal.ts";

/** Opens and closes a modal `<dialog>`, which focuses `data-autofocus` first. `onClose` asks to reset `open`. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (ref.current) onDismiss(ref.current, () => close());
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
    // Buttons are at the foot, which is always visible, so a long text must not scroll to its end.
    first?.focus({ preventScroll: first instanceof HTMLButtonElement });
    const release = holdPage();
    return () => {
      release();
      dialog.close();
    };
  }, [open]);

  return ref;
}

/** Prevents scrolling of the page behind, and reserves the width of its scroll bar. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.scrollbarGutter = clientWidth < window.innerWidth ? "stable" : scrollbarGutter;
  style.overflow = "hidden";
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

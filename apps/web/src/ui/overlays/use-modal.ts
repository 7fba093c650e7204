import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Opens and closes a modal `<dialog>`. The focus goes to the element with `data-autofocus`, else to the first control,
 * and returns on closing. Escape and a click on the backdrop call `onClose`; the dialog stays open until `open` changes.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
    // Buttons are at the foot, which is always visible, so a long text must not scroll to its end.
    first?.focus({ preventScroll: first instanceof HTMLButtonElement });
    const stop = listen(dialog, () => ask.current());
    const release = holdPage();
    return () => {
      stop();
      release();
      dialog.close();
    };
  }, [open]);

  return ref;
}

function listen(dialog: HTMLDialogElement, ask: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressedOnVeil = false;
  const refuse = (event: Event) => {
    if (event.defaultPrevented || event.target !== dialog) return;
    event.preventDefault();
    ask();
  };
  dialog.addEventListener("cancel", refuse, { signal });
  // Prevents Escape, because browsers close a dialog on the second press even if `cancel` is prevented.
  dialog.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      ask();
    },
    { signal },
  );
  // Ignores a text selection that only ends on the backdrop.
  dialog.addEventListener("pointerdown", (event) => (pressedOnVeil = event.target === dialog), { signal });
  dialog.addEventListener("click", (event) => pressedOnVeil && event.target === dialog && ask(), { signal });
  return () => stop.abort();
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

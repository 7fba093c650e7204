import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Opens and closes a `<dialog>` with the page behind it out of reach. What carries `data-autofocus` gets the focus, else
 * the first control; closing gives it back to where it was. Escape and a click on the veil ask `onClose`, which decides.
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
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
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
  // Escape is taken before the browser sees it: pressed twice it would close a dialog without asking.
  dialog.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      ask();
    },
    { signal },
  );
  // Only a press that began on the veil counts, not a selection of text that ended there.
  dialog.addEventListener("pointerdown", (event) => (pressedOnVeil = event.target === dialog), { signal });
  dialog.addEventListener("click", (event) => pressedOnVeil && event.target === dialog && ask(), { signal });
  return () => stop.abort();
}

/** Lets the page behind stand still, and keep its width where the scroll bar takes room. */
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

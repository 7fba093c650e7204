/**
 * Calls `ask` when the reader wants to leave a modal dialog: Escape, or a press on the backdrop. The caller then closes
 * the dialog, which stays open until that.
 */
export function onLeave(dialog: HTMLDialogElement, ask: () => void): void {
  dialog.addEventListener("cancel", (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    ask();
  });
  // Escape is prevented, because the browser closes a dialog without asking when it is pressed twice.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    ask();
  });
  // Only a press that began on the backdrop counts, not a text selection that ended there.
  let pressedOnVeil = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressedOnVeil = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => pressedOnVeil && target === dialog && ask());
}

/** Closes the dialog after the animation that `data-closing` starts in its style. The browser returns the focus. */
export async function closeSlowly(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open) return;
  dialog.dataset.closing = "";
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  delete dialog.dataset.closing;
  dialog.close();
}

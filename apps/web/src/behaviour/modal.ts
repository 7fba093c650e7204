/**
 * Calls `ask` on Escape or a press on the backdrop of a modal dialog. The dialog stays open until the caller closes
 * it.
 */
export function onLeave(dialog: HTMLDialogElement, ask: () => void): void {
  dialog.addEventListener("cancel", (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    ask();
  });
  // Prevents Escape, because browsers close a dialog on the second press even if `cancel` is prevented.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    ask();
  });
  // Ignores a text selection that only ends on the backdrop.
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

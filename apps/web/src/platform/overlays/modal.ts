/**
 * Calls `leave` on Escape, also if the browser asks to close the dialog in another way. The dialog stays open until
 * the caller closes it.
 */
export function onEscape(dialog: HTMLDialogElement, leave: () => void): void {
  const refuse = (event: Event) => {
    const asksToClose =
      "key" in event ? event.key === "Escape" && !(event as KeyboardEvent).isComposing : event.target === dialog;
    if (!asksToClose || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  dialog.addEventListener("cancel", refuse);
  // Browsers close a dialog on the second Escape even if `cancel` is prevented.
  dialog.addEventListener("keydown", refuse);
}

/** Calls `leave` on Escape or a press on the backdrop. The dialog stays open until the caller closes it. */
export function onDismiss(dialog: HTMLDialogElement, leave: () => void): void {
  onEscape(dialog, leave);
  // Ignores a text selection that only ends on the backdrop.
  let pressedOnBackdrop = false;
  dialog.addEventListener("pointerdown", ({ target }) => (pressedOnBackdrop = target === dialog));
  dialog.addEventListener("click", ({ target }) => pressedOnBackdrop && target === dialog && leave());
}

/** Calls `leave` on Escape, or if the browser asks otherwise to close the dialog, which only the caller closes. */
export function onEscape(dialog: HTMLDialogElement, leave: () => void): void {
  const refuse = (event: Event) => {
    const asksToClose =
      event instanceof KeyboardEvent ? event.key === "Escape" && !event.isComposing : event.target === dialog;
    if (!asksToClose || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  dialog.addEventListener("cancel", refuse);
  // Browsers close a dialog on the second Escape even if `cancel` is prevented.
  dialog.addEventListener("keydown", refuse);
}

/** Calls `leave` on Escape or a press on the backdrop. Only the caller closes the dialog. */
export function onDismiss(dialog: HTMLDialogElement, leave: () => void): void {
  onEscape(dialog, leave);
  // Ignores a text selection that only ends on the backdrop.
  let pressedOnBackdrop = false;
  dialog.addEventListener("pointerdown", ({ target }) => (pressedOnBackdrop = target === dialog));
  // Ignores the second click of a double click, whose first one has opened the dialog.
  dialog.addEventListener(
    "click",
    ({ target, detail }) => pressedOnBackdrop && target === dialog && detail < 2 && leave(),
  );
}

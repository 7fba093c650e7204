/**
 * Calls `leave` on Escape, also if the browser asks to close the dialog in another way. The dialog stays open until
 * the caller closes it.
 */
export function onEscape(dialog: HTMLDialogElement, leave: () => void, until?: { readonly signal: AbortSignal }): void {
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (event.defaultPrevented || event.target !== dialog) return;
      event.preventDefault();
      leave();
    },
    until,
  );
  // Prevents Escape, because browsers close a dialog on the second press even if `cancel` is prevented.
  dialog.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
    until,
  );
}

/** Calls `leave` on Escape or a press on the backdrop. The dialog stays open until the caller closes it. */
export function onLeave(dialog: HTMLDialogElement, leave: () => void, until?: { readonly signal: AbortSignal }): void {
  onEscape(dialog, leave, until);
  // Ignores a text selection that only ends on the backdrop.
  let pressedOnBackdrop = false;
  dialog.addEventListener("pointerdown", ({ target }) => (pressedOnBackdrop = target === dialog), until);
  dialog.addEventListener("click", ({ target }) => pressedOnBackdrop && target === dialog && leave(), until);
}

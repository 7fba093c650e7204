const pressed = new Set<Element>();

/**
 * Ignores a further click on a button until the first one is shown: on a slow phone the second tap of a double tap comes
 * before the button is disabled, and its action would run twice.
 */
function ignoreDouble(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  if (pressed.has(button)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  pressed.add(button);
  // The state of a mutation changes in a timer, which the click sets before the inner one.
  setTimeout(() => setTimeout(() => pressed.delete(button)));
}

document.addEventListener("click", ignoreDouble, { capture: true });

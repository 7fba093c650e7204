const minLength = 48;

/** Calls the listener after a horizontal swipe with one finger: 1 for left (forward), -1 for right (back). */
export function onSwipe(element: HTMLElement, listener: (direction: -1 | 1) => void): void {
  let start: PointerEvent | undefined;
  element.addEventListener("pointerdown", (event) => {
    start = event.pointerType !== "mouse" && event.isPrimary ? event : undefined;
  });
  element.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!start) return;
    const across = clientX - start.clientX;
    const down = clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) >= minLength && Math.abs(across) > 2 * Math.abs(down)) listener(across < 0 ? 1 : -1);
  });
  element.addEventListener("pointercancel", () => {
    start = undefined;
  });
}

const shownFor = 10_000;

/** Calls `close` after ten seconds without hover and focus. Returns a function that cancels this. */
export function closeAfterDelay(toast: HTMLElement, close: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = new AbortController();
  const hold = () => clearTimeout(timer);
  const start = () => {
    hold();
    timer = setTimeout(close, shownFor);
  };
  for (const event of ["pointerenter", "focusin"]) toast.addEventListener(event, hold, stop);
  for (const event of ["pointerleave", "focusout"]) toast.addEventListener(event, start, stop);
  if (!toast.matches(":hover, :focus-within")) start();
  return () => {
    stop.abort();
    hold();
  };
}

/**
 * Hands an address to the device's own sharing, else copies it.
 * @returns whether it was copied, so that the page can say so
 */
export async function shareAddress(address: { title: string; text?: string; url: string }): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share(address);
      return false;
    }
  } catch (error) {
    // The reader changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return false;
  }
  return copyText(address.url);
}

/** @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The clipboard is closed to pages that did not come over HTTPS; a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  // Behind an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

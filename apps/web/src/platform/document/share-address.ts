/** Opens the device's share dialog for an address, else copies the address. @returns whether it was copied */
export async function shareAddress(address: { title: string; text?: string; url: string }): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share(address);
      return false;
    }
  } catch (error) {
    // The reader cancelled the dialog.
    if (error instanceof DOMException && error.name === "AbortError") return false;
  }
  return copyText(address.url);
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies by selection, because the clipboard API needs HTTPS. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  // Inside an open dialog, because text outside a modal dialog cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

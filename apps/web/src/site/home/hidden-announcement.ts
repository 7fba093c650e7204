const storageKey = "hiddenAnnouncement";

/** The announcement hidden in this visit; null if none was, and on the server. */
export function hiddenAnnouncement(): string | null {
  try {
    return typeof document === "undefined" ? null : sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function hideAnnouncement(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Without storage it is hidden until the page is left.
  }
}

/**
 * Inline script that removes a hidden announcement before first paint, so that the layout does not shift on hydration.
 */
export const hidingScript = `try{const b=document.currentScript.parentElement;if(sessionStorage.getItem("${storageKey}")===b.dataset.announcement)b.hidden=true}catch{}`;

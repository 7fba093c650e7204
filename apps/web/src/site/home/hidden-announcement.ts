const storageKey = "hiddenAnnouncement";

/** What was hidden in this visit; null where nothing was, and on the server. */
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
    // Without storage it is hidden as long as the page stays.
  }
}

/** Takes a hidden announcement away before it is first painted, so that nothing moves when the page comes to life. */
export const hidingScript = `try{const b=document.currentScript.parentElement;if(sessionStorage.getItem("${storageKey}")===b.dataset.announcement)b.hidden=true}catch{}`;

import { accessToken, onSessionEnd } from "#platform/session/session.ts";

const link = document.querySelector<HTMLElement>("[data-edit-page]");

/** Marks the document while somebody is logged in, who sees the link to the page's texts, in a corner of the window. */
function mark(): void {
  const loggedIn = hasSession();
  document.documentElement.toggleAttribute("data-session", loggedIn);
  if (!link) return;
  link.hidden = !loggedIn;
  link.style.cssText = "position:fixed;left:1rem;bottom:1rem";
}

function hasSession(): boolean {
  try {
    return accessToken() !== null;
  } catch {
    // Without storage nobody is logged in.
    return false;
  }
}

mark();
onSessionEnd(mark);

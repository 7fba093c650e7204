import { accessToken, onSessionEnd } from "#platform/session/session.ts";

const link = document.querySelector<HTMLElement>("[data-edit-page]");

/** Marks the document for logged-in users, so that CSS shows the link that edits the page. */
function mark(): void {
  const loggedIn = hasSession();
  document.documentElement.toggleAttribute("data-session", loggedIn);
  if (link) link.hidden = !loggedIn;
}

function hasSession(): boolean {
  try {
    return accessToken() !== null;
  } catch {
    return false;
  }
}

mark();
onSessionEnd(mark);

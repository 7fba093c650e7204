import { accessToken, onSessionEnd } from "#platform/session/session.ts";
import { writeWords } from "./waiting-words.ts";

const link = document.querySelector<HTMLElement>("[data-edit-page]");

/** Marks the document for logged-in users, so that CSS shows the link that edits the page. */
function mark(): void {
  const loggedIn = accessToken() !== null;
  document.documentElement.toggleAttribute("data-session", loggedIn);
  if (!link) return;
  if (loggedIn) writeWords(link);
  link.hidden = !loggedIn;
}

mark();
onSessionEnd(mark);

import { accessToken, onSessionEnd } from "#platform/session/session.ts";
import { writeWords } from "./waiting-words.ts";

const template = document.querySelector<HTMLTemplateElement>("[data-edit-link]");
const link = template?.content.firstElementChild;

/** Marks the document for logged-in users, and shows them the link that edits the page. */
function mark(): void {
  const loggedIn = accessToken() !== null;
  document.documentElement.toggleAttribute("data-session", loggedIn);
  if (!link) return;
  writeWords(link);
  if (loggedIn) template?.after(link);
  else link.remove();
}

mark();
onSessionEnd(mark);

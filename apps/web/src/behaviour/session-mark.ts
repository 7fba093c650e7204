import { accessToken, onSessionEnd } from "#platform/session/session.ts";
import { writeWords } from "./waiting-words.ts";

const templates = [...document.querySelectorAll<HTMLTemplateElement>("[data-edit-link]")];
const links = templates.map((template) => ({ template, link: template.content.firstElementChild }));

/** Marks the document for logged-in users, and shows them the links that edit the page. */
function mark(): void {
  const loggedIn = accessToken() !== null;
  document.documentElement.toggleAttribute("data-session", loggedIn);
  for (const { template, link } of links) {
    if (!link) continue;
    writeWords(link);
    if (loggedIn) template.after(link);
    else link.remove();
  }
}

mark();
onSessionEnd(mark);

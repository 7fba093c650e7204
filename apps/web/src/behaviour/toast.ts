import { closeAfterDelay } from "#platform/overlays/toast.ts";
import { writeWords } from "./waiting-words.ts";

export function showToast(near: Element): void {
  const toast = near.closest("dialog, main")?.querySelector<HTMLElement>("[data-toast]");
  const template = toast?.querySelector("template");
  if (!toast || !template) return;
  const content = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  writeWords(content);
  const { copied } = (near as HTMLElement).dataset;
  const said = content.querySelector("p");
  if (said && copied) said.textContent = copied;
  const close = () => content.remove();
  content.querySelector("[data-close-toast]")?.addEventListener("click", close);
  toast.replaceChildren(template, content);
  closeAfterDelay(content, close);
}

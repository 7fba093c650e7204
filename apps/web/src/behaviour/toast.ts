const shownFor = 10_000;

/** Shows the toast of the page or of the open dialog for ten seconds, longer while it is hovered or focused. */
export function showToast(near: Element): void {
  const toast = near.closest("dialog, main")?.querySelector<HTMLElement>("[data-toast]");
  const template = toast?.querySelector("template");
  if (!toast || !template) return;
  const content = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const close = () => content.remove();
  let timer = setTimeout(close, shownFor);
  for (const event of ["pointerenter", "focusin"]) content.addEventListener(event, () => clearTimeout(timer));
  for (const event of ["pointerleave", "focusout"]) {
    content.addEventListener(event, () => {
      timer = setTimeout(close, shownFor);
    });
  }
  content.querySelector("[data-close-toast]")?.addEventListener("click", close);
  toast.replaceChildren(template, content);
}

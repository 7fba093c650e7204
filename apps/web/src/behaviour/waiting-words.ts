/** Writes the words that wait in attributes, before their element is shown. */
export function writeWords(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = element.dataset.words ?? "";
  }
}

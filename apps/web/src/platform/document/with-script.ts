/** In the head: puts the markup that waits before the calling script into its place. */
export const showScript =
  "function show(s=document.currentScript){s.previousSibling.outerHTML=s.previousSibling.text;s.remove()}";

export const showCall = "show()";

/** Does the same for a parsed document, whose scripts do not run. */
export function showScripted(page: Document): void {
  for (const waiting of page.querySelectorAll<HTMLScriptElement>('script[type="text/html"]')) {
    waiting.nextElementSibling?.remove();
    waiting.outerHTML = waiting.text;
  }
}

/** Turns a link, the version without script, into a button that calls `press`. */
export function buttonOfLink(link: HTMLElement, press: () => void): void {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    press();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    press();
  });
}

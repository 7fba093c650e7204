declare const navigator: { readonly connection?: { readonly saveData?: boolean } };

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether autoplay is off, because the reader prefers reduced motion or reduced data. */
export const prefersNoAutoplay = (): boolean => prefersReducedMotion() || navigator.connection?.saveData === true;

export function showPlaying(button: HTMLElement, playing: boolean): void {
  const { pause = "", play = "" } = button.dataset;
  button.setAttribute("aria-label", playing ? pause : play);
  button.toggleAttribute("data-paused", !playing);
}

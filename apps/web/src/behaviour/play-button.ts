/** Sets the icon and name of a `PlayButton`. */
export function showPlaying(button: HTMLElement, playing: boolean): void {
  const { pause = "", play = "" } = button.dataset;
  button.setAttribute("aria-label", playing ? pause : play);
  button.toggleAttribute("data-paused", !playing);
}

/** Shows on a `PlayButton` whether its film or slideshow is set to play. */
export function showPlaying(button: HTMLElement, playing: boolean): void {
  const { pause = "", play = "" } = button.dataset;
  button.setAttribute("aria-label", playing ? pause : play);
  button.toggleAttribute("data-paused", !playing);
}

import { prefersNoAutoplay, showPlaying } from "./autoplay.ts";

for (const film of document.querySelectorAll<HTMLElement>("[data-film]")) start(film);

/** Loads and plays a silent film when it is near the viewport. Its button pauses it. */
function start(film: HTMLElement): void {
  const video = film.querySelector("video");
  const button = film.querySelector<HTMLElement>("[data-pause]");
  if (!video || !button) return;
  let playing = !prefersNoAutoplay();
  let near = false;

  const follow = () => {
    showPlaying(button, playing);
    if (near) video.preload = "auto";
    video.autoplay = near && playing;
    if (!near || !playing) return video.pause();
    video.muted = true;
    video.play().catch((error: DOMException) => {
      // The browser blocks autoplay.
      if (error.name !== "NotAllowedError") return;
      playing = false;
      follow();
    });
  };

  button.addEventListener("click", () => {
    playing = !playing;
    follow();
  });
  new IntersectionObserver(
    (entries) => {
      near = entries[entries.length - 1]?.isIntersecting ?? false;
      follow();
    },
    { rootMargin: "200px" },
  ).observe(video);
  follow();
}

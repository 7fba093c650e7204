import { prefersNoAutoplay, showPlaying } from "./autoplay.ts";

/** Milliseconds before a slide is shown in which its picture loads. */
const lead = 1000;

for (const show of document.querySelectorAll<HTMLElement>("[data-slideshow]")) start(show);

/** Changes the slides in a loop unless the slideshow is paused, hovered or focused, or the page is hidden. */
function start(show: HTMLElement): void {
  const slides = [...show.querySelectorAll<HTMLElement>("[data-slide]")];
  const controls = show.querySelector<HTMLElement>("[data-controls]");
  const button = show.querySelector<HTMLElement>("[data-pause]");
  if (!controls || !button) return;
  const interval = Number(show.dataset.slideshow);
  let current = 0;
  let playing = !prefersNoAutoplay();
  let held = false;
  let loading: ReturnType<typeof setTimeout>;
  let turning: ReturnType<typeof setTimeout>;

  const following = (step: number) => (current + step + slides.length) % slides.length;

  const wait = () => {
    clearTimeout(loading);
    clearTimeout(turning);
    if (!playing || held || document.hidden) return;
    // The picture of a hidden slide is lazy, so the browser does not load it.
    loading = setTimeout(
      () => slides[following(1)]?.querySelector("img")?.setAttribute("loading", "eager"),
      interval - lead,
    );
    turning = setTimeout(() => turn(1), interval);
  };

  const turn = (step: number) => {
    const leaving = current;
    current = following(step);
    slides.forEach((slide, index) => {
      const move = index === current ? "come" : index === leaving ? "go" : undefined;
      slide.hidden = !move;
      if (move === "go") slide.setAttribute("aria-hidden", "true");
      else slide.removeAttribute("aria-hidden");
      if (move) Object.assign(slide.dataset, { move, way: step });
    });
    const counter = show.querySelector("[data-counter]");
    const caption = show.querySelector("[data-caption]");
    if (counter) counter.textContent = `${current + 1}/${slides.length}`;
    if (caption) caption.textContent = slides[current]?.dataset.slide ?? "";
    wait();
  };

  const hold = (on: boolean) => {
    held = on;
    wait();
  };

  controls.addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("button");
    if (pressed?.dataset.turn) return turn(Number(pressed.dataset.turn));
    if (pressed !== button) return;
    playing = !playing;
    showPlaying(button, playing);
    // After a click on play the pointer is still over the controls, which would pause the slides.
    hold(false);
  });
  controls.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && hold(true));
  controls.addEventListener("pointerleave", () => hold(false));
  show.addEventListener("focusin", ({ target }) => (target as Element).matches(":focus-visible") && hold(true));
  show.addEventListener("focusout", () => hold(false));
  document.addEventListener("visibilitychange", wait);
  showPlaying(button, playing);
  wait();
}

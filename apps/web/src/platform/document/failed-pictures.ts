/** Replaces every picture that fails to load with its artwork, else with an empty picture of the same size. */
export function replaceFailedPictures(): void {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of document.images) {
    // The picture failed before the listener was added.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  const [width, height] = [image.getAttribute("width"), image.getAttribute("height")];
  const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
  delete image.dataset.fallback;
  // Emptied and not removed, because React owns the elements in the dashboard.
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.srcset = "";
  if (image.getAttribute("src") !== empty) image.src = fallback ?? empty;
}

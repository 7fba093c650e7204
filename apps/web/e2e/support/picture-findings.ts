import type { Page } from "@playwright/test";

interface ShownPicture {
  readonly sizes: string;
  /** CSS pixels of the picture, and of the picture before it is cropped. */
  readonly width: number;
  readonly covering: number;
  /** CSS pixels according to `sizes`. */
  readonly said: number;
}

/** The pictures of the page that have `sizes`, each size once. */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.cssText = "position: absolute; visibility: hidden";
    const said = (sizes: string): number => {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, media = "", length = ""] = /^\s*(\([a-z-]+:[^)]*\))?\s*(.+)$/.exec(part) ?? [];
        if (media !== "" && !matchMedia(media).matches) continue;
        ruler.style.width = length;
        return ruler.getBoundingClientRect().width;
      }
      return innerWidth;
    };
    const pictures = [...document.images].flatMap((image): ShownPicture[] => {
      const sizes = image.closest("picture")?.querySelector("source")?.sizes ?? image.sizes;
      const { width, height } = image.getBoundingClientRect();
      if (sizes === "" || width === 0) return [];
      const proportions = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      return [{ sizes, width, covering: Math.max(width, height * proportions), said: said(sizes) }];
    });
    ruler.remove();
    return pictures;
  });

/** Allows 10 % below the width and 10 % above the width of the uncropped picture. */
const fits = ({ width, covering, said }: ShownPicture) => said >= 0.9 * width && said <= 1.1 * covering;

const largestPicture = (page: Page) =>
  page.evaluate(() => {
    const area = (image: HTMLImageElement) => {
      const { top, bottom, width: across } = image.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * across;
    };
    const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ imageSrcset }) => imageSrcset);
    const atOnce = (image: HTMLImageElement) =>
      image.loading !== "lazy" || preloads.includes(image.closest("picture")?.querySelector("source")?.srcset ?? "");
    const [first] = [...document.images].sort((one, other) => area(other) - area(one));
    // A picture of which less than half is in view is not the largest of the first screen.
    if (first === undefined || area(first) < 0.5 * first.width * first.height) return null;
    // Tiles of a grid differ only by fractions of a pixel.
    const equals = [...document.images].filter((image) => area(image) > 0.95 * area(first));
    return { address: first.currentSrc, atOnce: equals.some(atOnce) };
  });

/**
 * Pictures whose `sizes` attribute does not match their width, and a largest picture of the first screen that waits for
 * the layout.
 */
export async function pictureFindings(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? {};
  const misfits = (await shownPictures(page)).filter((picture) => !fits(picture)).map((each) => JSON.stringify(each));
  const largest = await largestPicture(page);
  if (largest?.atOnce === false) misfits.push(`${largest.address} is not fetched at once`);
  return misfits.map((misfit) => `${width} px: ${misfit}`);
}

/** The phone that weights are measured for: width in CSS pixels, and device pixels per CSS pixel. */
const phone = { width: 360, density: 2, remPixels: 16 } as const;

/** The attributes of an `<img>` that determine its copy. */
export interface PictureChoice {
  readonly src?: string | undefined;
  readonly srcset?: string | undefined;
  readonly sizes?: string | undefined;
}

/** Address of the copy that the phone downloads: the smallest that is wide enough, else the widest. */
export function phonePicture({ src, srcset, sizes }: PictureChoice): string | undefined {
  const copies = [...(srcset ?? "").matchAll(/(\S+)\s+(\d+)w\s*(?:,|$)/g)]
    .map(([, url, width]) => ({ url, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
  const needed = shownWidth(sizes ?? "100vw") * phone.density;
  return (copies.find(({ width }) => width >= needed) ?? copies.at(-1))?.url ?? src;
}

/**
 * Width in CSS pixels: the first length in `sizes` whose condition holds. Anything but a plain length counts as the
 * screen width.
 */
function shownWidth(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ""] = /^\s*(\([^()]*\))?\s*(.*?)\s*$/.exec(part) ?? [];
    if (condition === undefined || holdsOnPhone(condition)) return pixels(length) ?? phone.width;
  }
  return phone.width;
}

/** Whether a media condition holds on the phone. Only width conditions are supported. */
export function holdsOnPhone(condition: string): boolean {
  const [, bound, length = ""] = /^\(\s*(min|max)-width:\s*([^)]*)\)$/.exec(condition) ?? [];
  const limit = pixels(length);
  if (bound === undefined || limit === null) return false;
  return bound === "min" ? phone.width >= limit : phone.width <= limit;
}

function pixels(length: string): number | null {
  const [, number, unit] = /^(\d*\.?\d+)(px|vw|r?em)$/.exec(length.trim()) ?? [];
  if (number === undefined) return null;
  const factor = unit === "px" ? 1 : unit === "vw" ? phone.width / 100 : phone.remPixels;
  return Number(number) * factor;
}

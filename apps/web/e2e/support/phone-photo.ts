import sharp from "sharp";

/**
 * A photograph of a phone, longer than the browser sends it: stored sideways with an orientation tag, and with position
 * and maker in its metadata. Upright, its upper half is red and its lower half blue. It is narrow, so that the server
 * encodes one variant.
 */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [2880, 270];
  const channels = 3;
  const red = { create: { width: width / 2, height, channels, background: "#b02010" } } as const;
  // Orientation 6 is a clockwise turn: the left side becomes the top.
  return sharp({ create: { width, height, channels, background: "#1020b0" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Sample Phone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 47/1 0/1" } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

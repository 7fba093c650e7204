import sharp from "sharp";

/**
 * A photograph of a phone, larger than the browser sends: stored sideways with an orientation tag, position and maker in the metadata.
 * Upright, its upper half is red and its lower half blue.
 */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const lying = { width: 2880, height: 2160, channels: 3 } as const;
  const half = (background: string) =>
    sharp({ create: { width: 1440, height: 2160, channels: 3, background } })
      .png()
      .toBuffer();
  // Orientation 6 is a clockwise turn: the left side becomes the top.
  return sharp({ create: { ...lying, background: "#000", noise } })
    .composite([
      { input: await half("#b02010"), left: 0, top: 0, blend: "soft-light" },
      { input: await half("#1020b0"), left: 1440, top: 0, blend: "soft-light" },
      { input: await half("#b02010"), left: 0, top: 0, blend: "multiply" },
      { input: await half("#1020b0"), left: 1440, top: 0, blend: "multiply" },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Sample Phone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 47/1 0/1" } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

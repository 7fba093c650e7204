import sharp from "sharp";

/** A picture of a few kilobytes, and one that takes longer to process. */
export async function samplePhotos(): Promise<{ readonly small: Buffer; readonly large: Buffer }> {
  const plain = { width: 320, height: 240, channels: 3, background: "#7a8" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  return {
    small: await sharp({ create: plain }).jpeg().toBuffer(),
    large: await sharp({ create: { ...plain, width: 1600, height: 1200, noise } })
      .jpeg()
      .toBuffer(),
  };
}

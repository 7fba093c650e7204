import { heicSample } from "@visiga/contracts/heic-sample";

const brands = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Detects HEIC by its first bytes, because names and types are often missing or wrong. */
export async function isHeic(picture: Blob): Promise<boolean> {
  const start = new Uint8Array(await picture.slice(4, 32).arrayBuffer());
  const text = String.fromCharCode(...start);
  return brands.test(text) && !text.includes("avif");
}

let opens: Promise<boolean> | undefined;

export function browserOpensHeic(): Promise<boolean> {
  const sample = new Image();
  sample.src = `data:image/heic;base64,${heicSample}`;
  opens ??= sample.decode().then(
    () => true,
    () => false,
  );
  return opens;
}

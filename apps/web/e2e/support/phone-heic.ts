import { heicSample } from "@visiga/contracts/heic-sample";

export const phoneHeic = { name: "IMG_3001.HEIC", mimeType: "image/heic", buffer: Buffer.from(heicSample, "base64") };

import pLimit from "p-limit";
import sharp from "sharp";

/** Few colours keep letters sharp and the file small. */
const format = { palette: true, colours: 64, effort: 7 };

const svgDecoder = { operation: ["VipsForeignLoadSvg"] };
const one = pLimit(1);

/** Draws an SVG of our own as PNG. Text in it would be drawn in fonts of the machine. Uploads are never read as SVG. */
export const drawPicture = (svg: string): Promise<Buffer> =>
  one(async () => {
    sharp.unblock(svgDecoder);
    try {
      return await sharp(Buffer.from(svg)).png(format).toBuffer();
    } finally {
      sharp.block(svgDecoder);
    }
  });

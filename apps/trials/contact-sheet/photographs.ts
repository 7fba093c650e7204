import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";

/** One picture of the contact sheet: a part of a photograph, in another light. */
export interface Photograph {
  readonly from: string;
  /** Width and height of the picture. The whole photograph without them. */
  readonly size?: readonly [number, number];
  /** 1 leaves the light as it is. */
  readonly light?: number;
  readonly blur?: number;
  readonly people?: People;
}

interface People {
  readonly count: number;
  /** Height of one of them as a part of the picture's; from 1 on the feet are outside of it. */
  readonly height: number;
  /** Middle of the group, and its heads, as parts of the picture's width and height. */
  readonly at: readonly [number, number];
}

const skins = ["#3b2318", "#4a2c1d", "#5b3826", "#2e1b13", "#6b4430"];
const shirts = ["#f2f2ee", "#e9edf2", "#f7f4ea", "#1d2a52", "#7a1e2c"];

/** The picture as a camera stores it, with noise. */
export async function develop({ from, size, light = 1, blur, people }: Photograph): Promise<Buffer> {
  const source = sharp(fileURLToPath(new URL(`photographs/${from}.jpg`, import.meta.url))).toColourspace("srgb");
  const { data, info } = await (size ? source.resize(...size, { position: "attention" }) : source)
    .png()
    .toBuffer({ resolveWithObject: true });
  const behind = people && people.height >= 1 ? sharp(data).blur(12) : sharp(data);
  const drawn = people ? withPeople(behind, info, people) : behind;
  const lit = sharp(await drawn.png().toBuffer()).linear(light, light > 1 ? 12 : 0);
  const seen = blur ? lit.blur(blur) : lit;
  const { width, height } = info;
  const noise = await sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 22 } },
  })
    .png()
    .toBuffer();
  return sharp(await seen.removeAlpha().png().toBuffer())
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function withPeople(picture: Sharp, { width, height }: Size, { count, height: part, at: [x, y] }: People): Sharp {
  const tall = part * height;
  const figures = Array.from({ length: count }, (_, index) => {
    const left = x * width + (index - (count - 1) / 2) * tall * 0.3;
    return figure(left, y * height + (index % 3) * tall * 0.04, tall, index);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="soft"><feGaussianBlur stdDeviation="${Math.max(0.6, tall / 320)}"/></filter><g filter="url(#soft)">${figures.join("")}</g></svg>`;
  return picture.composite([{ input: Buffer.from(svg) }]);
}

/** A person with the middle of the head at `x`, `y`. */
function figure(x: number, y: number, tall: number, index: number): string {
  const [skin, shirt] = [skins[index % skins.length], shirts[index % shirts.length]];
  const head = tall * 0.075;
  const part = (name: string, values: string, fill = "") => `<${name} ${values} fill="${fill}"/>`;
  return [
    part(
      "path",
      `d="M${x - head * 2.1} ${y + tall * 0.5} q0 ${-tall * 0.37} ${head * 2.1} ${-tall * 0.37} t${head * 2.1} ${tall * 0.37}z"`,
      shirt,
    ),
    part(
      "rect",
      `x="${x - head * 1.4}" y="${y + tall * 0.48}" width="${head * 2.8}" height="${tall * 0.42}"`,
      "#1c1f2b",
    ),
    part("rect", `x="${x - head * 0.45}" y="${y + head * 0.5}" width="${head * 0.9}" height="${head * 1.3}"`, skin),
    part("ellipse", `cx="${x}" cy="${y}" rx="${head * 0.8}" ry="${head}"`, skin),
    part(
      "path",
      `d="M${x - head * 0.82} ${y - head * 0.2} a${head * 0.82} ${head} 0 0 1 ${head * 1.64} 0 q${-head * 0.82} ${-head * 0.55} ${-head * 1.64} 0z"`,
      "#14100e",
    ),
    ...[-0.3, 0.3].map((side) =>
      part("ellipse", `cx="${x + side * head}" cy="${y}" rx="${head * 0.11}" ry="${head * 0.07}"`, "#0c0807"),
    ),
    part("ellipse", `cx="${x}" cy="${y + head * 0.5}" rx="${head * 0.26}" ry="${head * 0.06}"`, "#1e0e0c"),
  ].join("");
}

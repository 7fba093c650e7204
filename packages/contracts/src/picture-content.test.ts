import { heicSample } from "@visiga/contracts/heic-sample";
import { expect, test } from "vitest";
import { pictureContent } from "./picture-content.ts";
import { pictureType } from "./picture-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const type = (text: string) => pictureType(bytes(text));
const number = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const chunk = (name: string, data = "") => `${number(data.length)}${name}${data}\0\0\0\0`;
const png = (...chunks: string[]) =>
  `\x89PNG\r\n\x1a\n${chunk("IHDR", `${number(70)}${number(30)}\x08\x02\0\0\0`)}${chunks.join("")}`;
const content = (text: string) => pictureContent(type(text) ?? "jpeg", bytes(text));

const end = "\xff\xd9";
const frame = (components: number) => `\xff\xc0\0\x0b\x08\0\x1e\0\x46${String.fromCharCode(components)}\x01\x11\0`;
/** With an end of image in its metadata, as of a preview, an escaped byte and a restart. */
const jpeg = (components = 3) =>
  `\xff\xd8\xff\xe1\0\x0aExif\0\0${end}${frame(components)}\xff\xda\0\x08\x01\x01\0\0\x3f\0data\xff\0data\xff\xd0data`;
const exif = "II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0";
const webp = (flags: string, extra: string) => {
  const body = `WEBPVP8X\x0a\0\0\0${flags}\0\0\0\x45\0\0\x1d\0\0VP8 \x04\0\0\0data${extra}`;
  return `RIFF${String.fromCharCode(body.length)}\0\0\0${body}`;
};

test("a file is judged by its first bytes", () => {
  expect(type(jpeg())).toBe("jpeg");
  expect(type(png())).toBe("png");
  expect(type(webp("\0", ""))).toBe("webp");
  expect(type(atob(heicSample))).toBe("heic");
  expect(type("\0\0\0\x18ftypmif1\0\0\0\0mif1avif")).toBe("avif");
  expect(type("\0\0\0\x18ftypavis\0\0\0\0avismif1")).toBe("avis");
  expect(type("\0\0\0\x18ftypavif\0\0\0\0avifavis")).toBe("avif");
  expect(type("GIF89a\x01\0\x01\0")).toBe("gif");
  expect(type("BM\x46\0\0\0\0\0\0\0\x36\0\0\0")).toBe("bmp");
  expect(type("MM\0*\0\0\0\x08")).toBe("tiff");
  for (const other of [
    "",
    "B",
    "BM is a word",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "%PDF-1.7",
    "\0\0\0\x18ftypmp42",
  ])
    expect(type(other), other).toBeNull();
});

test("a JPEG is whole from its end of image on, whatever follows it", () => {
  expect(content(jpeg())).toMatchObject({ whole: false, size: { width: 70, height: 30 } });
  expect(content(`${jpeg()}\xff`).whole).toBe(false);
  expect(content(jpeg() + end).whole).toBe(true);
  expect(content(`${jpeg()}${end}ftypmp42 the film of a phone`).whole).toBe(true);
  expect(content(`${jpeg().slice(0, 40)}${"\0".repeat(40)}`).whole).toBe(false);
});

test("a JPEG is not whole if a restart marker is missing in a scan", () => {
  const restarts = (...numbers: number[]) => numbers.map((each) => `${String.fromCharCode(0xff, 0xd0 + each)}data`);
  const scan = jpeg().slice(jpeg().indexOf("\xff\xda"));
  expect(content(jpeg() + restarts(1, 2, 3, 4, 5, 6, 7, 0, 1).join("") + end).whole).toBe(true);
  expect(content(jpeg() + restarts(1, 2, 4, 5).join("") + end).whole).toBe(false);
  expect(content(jpeg() + restarts(1).join("") + scan + end).whole).toBe(true);
});

test("a progressive JPEG is whole once the last pass of everything has begun", () => {
  const progressive = jpeg(1).replace("\xff\xc0", "\xff\xc2").replace("\0\0\x3f\0data", "\0\0\0\0data");
  const pass = (bits: string) => `\xff\xda\0\x08\x01\x01\0\x01\x3f${bits}data`;
  expect(content(progressive + end).whole).toBe(false);
  expect(content(progressive + pass("\x02") + end).whole).toBe(false);
  expect(content(progressive + pass("\x02") + pass("\x20") + end).whole).toBe(true);
});

test("colours are plain unless a file asks for what only some decoders do", () => {
  const gamma = (value: number) => chunk("gAMA", number(value));
  expect(content(png()).plainColours).toBe(true);
  expect(content(png(gamma(45455))).plainColours).toBe(true);
  expect(content(png(gamma(100_000))).plainColours).toBe(false);
  expect(content(png(gamma(100_000), chunk("sRGB", "\0"))).plainColours).toBe(true);
  expect(content(png(chunk("cHRM", number(30_000).repeat(8)))).plainColours).toBe(false);
  expect(content(png(chunk("cICP", "\x09\x10\0\x01"))).plainColours).toBe(false);
  expect(content(jpeg(4)).plainColours).toBe(false);
  expect(content(jpeg(1)).plainColours).toBe(true);
});

test("a cut PNG, WebP, AVIF, GIF or BMP is not whole", () => {
  expect(content(png(chunk("IDAT", "data"), chunk("IEND"))).whole).toBe(true);
  expect(content(png(chunk("IDAT", "data"))).whole).toBe(false);
  expect(content(png(chunk("IDAT", "data"), chunk("IEND")).slice(0, -13)).whole).toBe(false);
  expect(content(webp("\0", "")).whole).toBe(true);
  expect(content(webp("\0", "").slice(0, -1)).whole).toBe(false);
  const boxes = `\0\0\0\x18ftypavif\0\0\0\0avifmif1\0\0\0\x10mdat12345678`;
  expect([content(boxes).whole, content(boxes.slice(0, -1)).whole]).toEqual([true, false]);
  expect([content("GIF89a\x01;\0").whole, content("GIF89a\x01\x02").whole]).toEqual([true, false]);
  const bitmap = `BM\x1e\0\0\0\0\0\0\0${"d".repeat(20)}`;
  expect([content(bitmap).whole, content(bitmap.slice(0, -1)).whole]).toEqual([true, false]);
});

test("the orientation of WebP and PNG is found, with its place", () => {
  const turned = content(webp("\x08", `EXIF\x1a\0\0\0${exif}`)).orientation;
  expect(turned).toMatchObject({ value: 6, upright: Uint8Array.of(1, 0) });
  expect(content(webp("\0", `EXIF\x1a\0\0\0${exif}`)).orientation).toBeNull();
  const prefixed = webp("\x08", `EXIF\x20\0\0\0Exif\0\0${exif}`);
  const place = content(prefixed).orientation?.at ?? 0;
  expect(prefixed.charCodeAt(place)).toBe(6);
  expect(content(png(chunk("eXIf", exif))).orientation?.value).toBe(6);
  expect(
    content(png(chunk("eXIf", "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0"))).orientation,
  ).toMatchObject({
    value: 8,
    upright: Uint8Array.of(0, 1),
  });
  for (const broken of ["", "II*\0", exif.slice(0, 20), exif.replace("\x06", "\x09"), exif.replace("\x08", "\xff")])
    expect(content(png(chunk("eXIf", broken))).orientation).toBeNull();
});

test("files that end anywhere are read without an error", () => {
  const files = [jpeg() + end, png(chunk("eXIf", exif), chunk("gAMA", number(1)), chunk("IEND")), webp("\x08", exif)];
  for (const file of files)
    for (let length = 0; length < file.length; length += 1)
      expect(pictureContent(type(file) ?? "png", bytes(file.slice(0, length))).whole).toBe(false);
});

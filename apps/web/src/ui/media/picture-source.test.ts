import { describe, expect, it } from "vitest";
import { artworkVariants, photoSource, photoVariants, pictureSource, savedVariant } from "./picture-source.ts";

const id = "7d5f0c5e-0b7e-4a39-9f0a-1c3a1b2c3d4e";
const variants = (...widths: number[]) => widths.map((width) => ({ width, bytes: width * 10 }));
const photo = {
  id,
  width: 1000,
  height: 750,
  color: "#883311",
  placeholder: "data:image/webp;base64,AAAA",
  sources: variants(200, 320, 400, 640, 960),
  avif: [],
  jpeg: variants(400),
};
const finished = { ...photo, avif: variants(200, 400, 640, 960) };

describe("a picture's sources", () => {
  it("a photo without AVIF has all its WebP variants as sources, and its JPEG as `src`", () => {
    const { src, webp, avif } = photoSource(photo);
    expect(src).toBe(`/media/${id}/400.jpeg`);
    expect(webp.split(",")).toEqual([200, 320, 400, 640, 960].map((width) => `/media/${id}/${width}.webp ${width}w`));
    expect(avif).toBe("");
  });

  it("a photo with AVIF has its AVIF variants, one WebP variant, and its JPEG as `src`", () => {
    const { src, webp, avif } = photoSource(finished);
    expect(avif.split(",")).toEqual([200, 400, 640, 960].map((width) => `/media/${id}/${width}.avif ${width}w`));
    expect(webp).toBe(`/media/${id}/640.webp`);
    expect(src).toBe(`/media/${id}/400.jpeg`);
  });

  it("a photo whose JPEG has yet to be made has the WebP variant of phones as `src`", () => {
    expect(photoSource({ ...finished, jpeg: [] }).src).toBe(`/media/${id}/640.webp`);
    expect(savedVariant(photoVariants({ ...finished, jpeg: [] })).src).toBe(`/media/${id}/640.webp`);
  });

  it("with data saver a picture has one variant in each encoding", () => {
    const [avif, webp, src] = ["640.avif", "640.webp", "400.jpeg"].map((name) => `/media/${id}/${name}`);
    const common = { webp, src, width: 400, height: 300, bytes: 6400 };
    expect(savedVariant(photoVariants(finished))).toEqual({ ...common, avif });
    expect(savedVariant(photoVariants(photo))).toEqual({ ...common, avif: undefined });
  });

  it("a picture has no sources wider than its layout needs", () => {
    const { webp, avif } = photoSource(finished, 400);
    expect(avif).toBe(`/media/${id}/200.avif 200w,/media/${id}/400.avif 400w`);
    expect(webp).toBe(`/media/${id}/400.webp`);
    expect(photoSource({ ...photo, sources: variants(960) }, 640).webp).toBe(`/media/${id}/960.webp 960w`);
  });

  it("a small photo with one variant has it as `src`", () => {
    const small = photoSource({ ...photo, sources: variants(150), jpeg: variants(150) });
    expect([small.phone, small.src]).toEqual([`/media/${id}/150.webp`, `/media/${id}/150.jpeg`]);
  });

  it("a picture has the size of its `src`, which browsers without style show as it is", () => {
    expect(photoSource(finished)).toMatchObject({ width: 400, height: 300 });
    expect(photoSource({ ...finished, jpeg: [] })).toMatchObject({ width: 640, height: 480 });
    expect(photoSource({ ...photo, width: 150, height: 1, sources: variants(960), jpeg: [] })).toMatchObject({
      width: 150,
      height: 1,
    });
    expect(pictureSource(artworkVariants("hero-chapel")).width).toBe(400);
  });

  it("artwork has no sources larger than its original", () => {
    expect(pictureSource(artworkVariants("marian-mother-and-child")).avif).toMatch(/960.avif 960w$/);
    expect(pictureSource(artworkVariants("hero-chapel")).avif).toMatch(/1920.avif 1920w$/);
    expect(pictureSource(artworkVariants("hero-chapel")).src).toBe("/artwork/hero-chapel/400.jpeg");
  });
});

import { describe, expect, it } from "vitest";
import { artworkVariants, photoSource, pictureSource } from "./picture-source.ts";

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
};
const finished = { ...photo, avif: variants(200, 400, 640, 960) };

describe("a picture's sources", () => {
  it("a photo without AVIF has all its WebP variants as sources, and a phone's variant as `src`", () => {
    const { src, webp, avif } = photoSource(photo);
    expect(src).toBe(`/media/${id}/640.webp`);
    expect(webp.split(",")).toEqual([200, 320, 400, 640, 960].map((width) => `/media/${id}/${width}.webp ${width}w`));
    expect(avif).toBe("");
  });

  it("a photo with AVIF has its AVIF variants and one WebP variant, which is the `src`", () => {
    const { src, webp, avif } = photoSource(finished);
    expect(avif.split(",")).toEqual([200, 400, 640, 960].map((width) => `/media/${id}/${width}.avif ${width}w`));
    expect(webp).toBe("");
    expect(src).toBe(`/media/${id}/640.webp`);
  });

  it("a picture has no sources wider than its layout needs", () => {
    const { src, avif } = photoSource(finished, 400);
    expect(avif).toBe(`/media/${id}/200.avif 200w,/media/${id}/400.avif 400w`);
    expect(src).toBe(`/media/${id}/400.webp`);
    expect(photoSource({ ...photo, sources: variants(960) }, 640).webp).toBe(`/media/${id}/960.webp 960w`);
  });

  it("a photo has a preview only if it is shown large", () => {
    expect(photoSource(photo).preview).toBe("data:image/webp;base64,AAAA");
    expect(photoSource(photo, 640).preview).toBeUndefined();
  });

  it("a small photo with one variant has it as `src`", () => {
    expect(photoSource({ ...photo, sources: variants(150) }).src).toBe(`/media/${id}/150.webp`);
  });

  it("artwork has no sources larger than its original", () => {
    expect(pictureSource(artworkVariants("marian-mother-and-child")).avif).toMatch(/960.avif 960w$/);
    expect(pictureSource(artworkVariants("hero-chapel")).avif).toMatch(/1920.avif 1920w$/);
  });
});

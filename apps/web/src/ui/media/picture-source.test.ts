import { describe, expect, it } from "vitest";
import { artworkSource, photoSource } from "./picture-source.ts";

const photo = {
  id: "7d5f0c5e-0b7e-4a39-9f0a-1c3a1b2c3d4e",
  width: 1000,
  height: 750,
  color: "#883311",
  placeholder: "data:image/webp;base64,AAAA",
  sources: [
    { width: 320, bytes: 9000 },
    { width: 640, bytes: 24000 },
    { width: 960, bytes: 51000 },
  ],
  avif: [],
};

describe("a picture's sources", () => {
  it("offer every copy of a photo, and a phone's copy to browsers that do not choose", () => {
    const { src, srcSet } = photoSource(photo);
    expect(src).toBe(`/media/${photo.id}/640.webp`);
    expect(srcSet.split(", ")).toEqual([320, 640, 960].map((width) => `/media/${photo.id}/${width}.webp ${width}w`));
  });

  it("put a photo's colour and its tiny copy behind it", () => {
    expect(photoSource(photo).background).toEqual({
      backgroundColor: "#883311",
      backgroundImage: `url("${photo.placeholder}")`,
    });
  });

  it("take the only copy of a photo that is smaller than a phone's", () => {
    expect(photoSource({ ...photo, sources: [{ width: 200, bytes: 4000 }] }).src).toBe(`/media/${photo.id}/200.webp`);
  });

  it("never offer artwork larger than it was drawn", () => {
    expect(artworkSource("marian-mother-and-child").srcSet).toMatch(/960w$/);
    expect(artworkSource("hero-chapel").srcSet).toMatch(/1920w$/);
  });
});

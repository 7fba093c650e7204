import type { Photo } from "@visiga/contracts/entries";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const photo = (width: number, height: number): Photo => ({
  id: "5c0bd3bb-4a30-4b53-9d5c-4f1f8f1b3b3e",
  width,
  height,
  color: "#15378f",
  placeholder: "data:image/webp;base64,AAAA",
  sources: [{ width: 640, bytes: 6400 }],
  avif: [],
  jpeg: [],
});

const rendered = (shown: Photo, focal?: { x: number; y: number }, position?: string) =>
  renderToStaticMarkup(<Picture photo={shown} focal={focal} position={position} alt="" sizes="10rem" />);

test("an upright photo is cropped below rather than above, because heads are in its upper part", () => {
  expect(rendered(photo(960, 1280))).toContain("object-position:50% 10%");
  expect(rendered(photo(640, 1280), { x: 50, y: 50 }, "50% 30%")).toContain("object-position:50% 10%");
});

test("a chosen focal point of an upright photo stays visible", () => {
  expect(rendered(photo(960, 1280), { x: 40, y: 70 })).toContain("object-position:40% 70%");
});

test("a photo that is as wide as high keeps the position of its place", () => {
  expect(rendered(photo(960, 960), undefined, "50% 30%")).toContain("object-position:50% 30%");
  expect(rendered(photo(1280, 960))).not.toContain("object-position");
});

test("a photo has a preview if it is shown large, and a small one if its list asks for it", () => {
  const html = (props: { widest?: number; plain?: boolean }) =>
    renderToStaticMarkup(<Picture photo={photo(960, 960)} alt="" sizes="10rem" {...props} />);
  expect(html({})).toContain("data:image");
  expect(html({ plain: true })).not.toContain("data:image");
  expect(html({ widest: 640 })).not.toContain("data:image");
  expect(html({ widest: 640, plain: false })).toContain("data:image");
});

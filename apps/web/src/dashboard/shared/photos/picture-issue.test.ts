import { pictureLimits } from "@visiga/contracts/files";
import { expect, test } from "vitest";
import { pictureIssue } from "./picture-issue.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test("photographs are accepted, also HEIC without a type", () => {
  expect(pictureIssue(file("IMG_2041.JPG", "image/jpeg"))).toBeNull();
  expect(pictureIssue(file("IMG_2041.HEIC", ""))).toBeNull();
});

test("drawings and documents are refused before the upload", () => {
  for (const refused of [file("a.svg", "image/svg+xml"), file("a.pdf", "application/pdf"), file("a", "")]) {
    expect(pictureIssue(refused)).toBe("picture_type");
  }
});

test("a picture above the limit is refused before the upload", () => {
  expect(pictureIssue(file("a.jpg", "image/jpeg", pictureLimits.bytes))).toBeNull();
  expect(pictureIssue(file("a.jpg", "image/jpeg", pictureLimits.bytes + 1))).toBe("picture_too_large");
});

import type { Photo } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { expect, test } from "vitest";
import { belongs } from "./belongs.ts";

const photo = (bytes: number): Photo => ({
  id: "592afcd2-180c-4bd1-9d50-f42893496da9",
  width: 960,
  height: 720,
  color: "#15378f",
  placeholder: "",
  sources: [{ width: 960, bytes }],
  avif: [],
});

const file = (more: Partial<ManagedFile>): ManagedFile => ({
  id: "87898cac-779a-4152-a7de-75565e8a7e68",
  name: "Sample Picture 01",
  title: "EVENTS",
  description: null,
  page: "GALLERY",
  photoUrl: null,
  photo: null,
  alt: null,
  focal: { x: 50, y: 50 },
  path: null,
  sharePicture: null,
  createdAt: "2026-11-08T10:00:00.000Z",
  date: "2026-11-08T10:00:00.000Z",
  version: 1,
  swahili: { name: null, title: null, description: null, alt: null },
  eventDay: null,
  minors: false,
  consent: null,
  takenDown: false,
  shown: true,
  sample: false,
  ...more,
});

test("a file belongs to the list of its page and to the list of all pages", () => {
  expect(belongs(file({}), { page: "GALLERY", only: undefined })).toBe(true);
  expect(belongs(file({}), { page: undefined, only: undefined })).toBe(true);
  expect(belongs(file({}), { page: "NEWS", only: undefined })).toBe(false);
});

test("a file leaves a filtered list when it no longer matches the filter", () => {
  const consent = { by: "Sample Teacher 01", at: "2026-11-08T10:00:00.000Z" };
  const within = (
    only: "minorsUnsaid" | "takenDown" | "withoutConsent" | "heavy" | "samples",
    more: Partial<ManagedFile>,
  ) => belongs(file(more), { page: undefined, only });
  expect(within("takenDown", { takenDown: true })).toBe(true);
  expect(within("takenDown", {})).toBe(false);
  expect(within("samples", { sample: true })).toBe(true);
  expect(within("samples", {})).toBe(false);
  expect(within("withoutConsent", { minors: true })).toBe(true);
  expect(within("withoutConsent", { minors: true, consent })).toBe(false);
  expect(within("withoutConsent", {})).toBe(false);
  expect(within("minorsUnsaid", { minors: null, photo: photo(1) })).toBe(true);
  expect(within("minorsUnsaid", { minors: null })).toBe(false);
  expect(within("minorsUnsaid", { photo: photo(1) })).toBe(false);
  expect(within("heavy", { photo: photo(120_001) })).toBe(true);
  expect(within("heavy", { photo: photo(120_000) })).toBe(false);
  expect(within("heavy", {})).toBe(false);
});

import type { EntryUpdate } from "@visiga/contracts/entry-requests";
import { expect, test } from "vitest";
import { inEitherLanguage, withoutRepeats } from "#dashboard/shared/forms/either-language.ts";
import { entryValues, initialValues, onPage, sentFields, withoutPictureFields } from "./entry-values.ts";

const fields: EntryUpdate = { name: "Mavuno", title: "EVENTS", page: "GALLERY", alt: "Mahindi" };

test("consent is sent with every answer that minors are recognisable, and with no other", () => {
  for (const consent of ["true", "false"] as const)
    expect(sentFields({ ...fields, minors: "true", consent })).toMatchObject({ consent });
  for (const minors of ["false", undefined] as const)
    expect(sentFields({ ...fields, minors, consent: "true" })).not.toHaveProperty("consent");
});

test("answers, focal point and covered areas of a picture replaced by others are not sent", () => {
  const answers = { minors: "true", consent: "true", blur: "1,1,9,9", crop: "", turns: "", focalX: 10, focalY: 20 };
  expect(withoutPictureFields({ ...fields, ...answers } as EntryUpdate)).toEqual(fields);
});

test("a text only in Swahili is sent in both languages, and shown once when the form opens again", () => {
  const written = { ...entryValues(null), nameSw: "Mavuno", titleSw: " ", descriptionSw: "Karibu", altSw: "Mahindi" };
  const sent = inEitherLanguage(written);
  expect(sent).toEqual({ name: "Mavuno", title: "", description: "Karibu", alt: "Mahindi" });
  expect(withoutRepeats({ ...written, ...sent, title: "EVENTS" })).toMatchObject({
    name: "",
    title: "EVENTS",
    description: "",
    alt: "",
  });
});

test("a new entry has its author's name while its page is news, unless a name is written", () => {
  const writer = { language: "sw", author: "Mwl. Neema" } as const;
  expect(initialValues(null, "NEWS", writer).nameSw).toBe("Mwl. Neema");
  const unnamed = { name: "", nameSw: " ", title: "" };
  expect(onPage(unnamed, "NEWS", writer)).toEqual({ page: "NEWS", title: "", nameSw: "Mwl. Neema" });
  expect(onPage({ ...unnamed, nameSw: "Mwl. Neema" }, "GALLERY", writer)).toEqual({
    page: "GALLERY",
    title: "EVENTS",
    nameSw: "",
  });
  for (const named of [
    { name: "", nameSw: "Mavuno" },
    { name: "Harvest", nameSw: "" },
  ])
    for (const page of ["NEWS", "GALLERY", ""] as const)
      expect(onPage({ ...named, title: "" }, page, writer)).not.toHaveProperty("nameSw");
});

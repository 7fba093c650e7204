import { expect, test } from "vitest";
import { sharedText } from "./shared-text.ts";

function shared(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return sharedText(form);
}

test.each([
  "[25/11/2026, 10:14] Sample Teacher 01: ",
  "[25/11, 10:14 am] Sample Teacher 01: ",
  "\u200e[25/11/2026, 10:14:05] +255 700 000 001: ",
  "25/11/2026, 10:14 - Sample Teacher 01: ",
])("the sender and time that WhatsApp writes before a message, %s, are left out", (sender) => {
  const text = `${sender}Harvest feast\nIt begins at 10:30: bring a plate.\n${sender}Parents are invited.`;
  expect(shared({ text })).toEqual({
    headline: "Harvest feast",
    text: "It begins at 10:30: bring a plate.\nParents are invited.",
  });
});

test("a shared page keeps its title, and its address follows the text", () => {
  expect(shared({ title: "Feast", text: "Come", url: "https://example.org/" })).toEqual({
    headline: "Feast",
    text: "Come\n\nhttps://example.org/",
  });
  expect(shared({ title: " ", text: "" })).toBeNull();
});

import { expect, test } from "vitest";
import { smsCount, smsText } from "./sms-text.ts";

const address = "https://school.example/joining?lang=sw";

test("a short text stays whole, followed by the address", () => {
  expect(smsText("Interviews are held in December.", address)).toBe(`Interviews are held in December. ${address}`);
});

test.each([
  ["“St.\u00a0Mary’s” – 5 × 2…", '"St. Mary\'s" - 5 x 2...'],
  ["Ç ç ê ō ñ é", "Ç c e o ñ é"],
  ["ﬁrst Ⅳ ½", "first IV 12"],
  ["🎉 Karibu 🙏 nyote", "Karibu nyote"],
  ["one\n\ttwo", "one two"],
])("%j becomes %j, in the alphabet of SMS", (text, said) => {
  expect(smsText(text, address)).toBe(`${said} ${address}`);
});

test("a text that just fits stays whole, and one that is a character longer ends after a word", () => {
  const room = 160 - address.length - 1;
  const fitting = `${"word ".repeat(40).slice(0, room - 1)}x`;
  expect(smsText(fitting, address)).toBe(`${fitting} ${address}`);
  expect(smsText(fitting, address)).toHaveLength(160);
  const cut = smsText(`${fitting}y`, address);
  expect(cut).toMatch(/ word\.\.\. https:\/\/school\.example\/joining\?lang=sw$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

test("characters that SMS sends as two count twice", () => {
  expect(smsCount("[5 €]")).toBe(8);
  const text = smsText("€ ".repeat(100), address);
  expect(smsCount(text)).toBeLessThanOrEqual(160);
  expect(text).toMatch(/€\.\.\. https:/);
});

test("punctuation before the cut is dropped", () => {
  expect(smsText(`${"a".repeat(100)}, ${"b".repeat(100)}`, address)).toBe(`${"a".repeat(100)}... ${address}`);
});

test("a single long word is cut between letters, and the address is whole", () => {
  const text = smsText("a".repeat(300), address);
  expect(text).toHaveLength(160);
  expect(text).toMatch(/^a+\.\.\. https:\/\/school\.example\/joining\?lang=sw$/);
});

test("a text without a character of the alphabet leaves the address", () => {
  expect(smsText("学校 🎉", address)).toBe(address);
});

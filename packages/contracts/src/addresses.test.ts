import { expect, test } from "vitest";
import { siteValueSchema } from "./site-editing.ts";
import { saved } from "./testing/saved.ts";
import { email } from "./users.ts";

test.each([
  ["mailto:Ada@Example.org?subject=Habari", "ada@example.org"],
  ["ada@st\u2011marys.org", "ada@st-marys.org"],
  ["\u00a0ada@example.org\u00a0", "ada@example.org"],
  ["MAILTO: ada@example.org", "ada@example.org"],
  ["Mama Ada <Ada@example.org>", "ada@example.org"],
  ['"Ada, Mwalimu" <ada@example.org>', "ada@example.org"],
  ["mailto:<ada@example.org>", "ada@example.org"],
  ["Barua pepe: ada@example.org.", "ada@example.org"],
  ["“ada@example.org”", "ada@example.org"],
  ["ada @example.org", "ada@example.org"],
  ["ａｄａ＠example.org", "ada@example.org"],
  ["o’brien@example.org", "o'brien@example.org"],
  ["ada@example.org?subject=Habari", "ada@example.org"],
  ["ada@example .org", "ada@example.org"],
  ["ada @example .ac .tz", "ada@example.ac.tz"],
  ["ada@example. org", "email_invalid"],
  ["ada@example.org baba@example.org", "email_invalid"],
  ["Ada ada@example.org", "email_invalid"],
  ["ada@example,org", "email_invalid"],
])("%j is the email address %s", (typed, address) => {
  expect(saved(email, typed)).toBe(address);
});

test.each([
  ["example.org", "https://example.org"],
  ["www.example.org/a?b=c&d=e", "https://www.example.org/a?b=c&d=e"],
  ["http://example.org", "https://example.org"],
  ["https:/example.org/a", "https://example.org/a"],
  ["https//example.org", "https://example.org"],
  ["https://https://example.org", "https://example.org"],
  ["HTTPS://example.org", "https://example.org"],
  ["<https://example.org/a>", "https://example.org/a"],
  ["https://example.org/a.", "https://example.org/a"],
  ["https://example.org/a_(b)", "https://example.org/a_(b)"],
])("%j is the website %s", (typed, address) => {
  expect(saved(siteValueSchema("tiktok"), typed)).toBe(address);
});

test.each([
  "",
  "hakuna",
  "https://example.org https://example.com",
  "example.org / example.com",
  "https://example.org na nyingine",
  "@stmarys",
  "Instagram: https://example.org",
  "https://localhost",
  "https://127.0.0.1",
  "https://example..org",
  "https://example.org)",
  "https://ada:siri@example.org",
  "ada@example.org",
  "ftp://example.org",
  "javascript:alert(1)",
  "/joining",
  "0712345678",
])("%j is no website", (typed) => {
  expect(saved(siteValueSchema("tiktok"), typed)).toBe("url_invalid");
});

import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { credentials } from "./auth.ts";
import { entryCreate } from "./entry-requests.ts";
import { dayRange } from "./fields.ts";
import { passkeyRegistration } from "./passkeys.ts";
import { removalRequest } from "./removals.ts";
import { reviewNote } from "./reviews.ts";
import { siteValueSchema } from "./site-editing.ts";
import { saved } from "./testing/saved.ts";
import { userRegistration, userUpdate } from "./users.ts";

/** What phones, WhatsApp, Word and Excel put around and into a copied text. */
const hidden = [
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u202e",
  "\u2066",
  "\u2069",
  "\u200b",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\ufe0e",
  "\ufe0f",
  "\u3164",
  "\u115f",
  "\u{e0061}",
  "\u{e0100}",
  "\u180b",
];
const around = (text: string): string[] => [
  ...hidden.map((mark) => `${mark}${text}${mark}`),
  ...hidden.map((mark) => `${text.slice(0, 2)}${mark}${text.slice(2)}`),
  `\u00a0${text}\u202f`,
  `\t${text}\r\n`,
];

const file = crypto.randomUUID();
const item = { name: "Choir", title: "EVENTS", page: "NEWS" };
const user = { name: "Sample Teacher", phoneNumber: "+255 700 000 001", email: "a@example.org" };
const fee = { what: { en: "Uniform", sw: null }, amount: 15_000, due: "2027-06-30", level: "both" };

const fields: [string, string, (text: string) => unknown][] = [
  ...["name", "title", "nameSw", "titleSw", "alt", "altSw", "description", "descriptionSw"].map(
    (name): [string, string, (text: string) => unknown] => [
      `${name} of a file`,
      "Sikukuu",
      (text) => (saved(entryCreate, { ...item, [name]: text }) as Record<string, unknown>)[name],
    ],
  ),
  ...["eventDay", "shownFrom", "shownUntil"].map((name): [string, string, (text: string) => unknown] => [
    `${name} of a file`,
    "2027-06-30",
    (text) => (saved(entryCreate, { ...item, [name]: text }) as Record<string, unknown>)[name],
  ]),
  ...(["name", "phoneNumber", "email"] as const).map((name): [string, string, (text: string) => unknown] => [
    `${name} of a user`,
    user[name],
    (text) => {
      const read = [userRegistration, userUpdate].map((schema) => saved(schema, { ...user, [name]: text }));
      expect(read[0]).toEqual(read[1]);
      return (read[0] as Record<string, unknown>)[name];
    },
  ]),
  [
    "the email of a login",
    user.email,
    (text) => (saved(credentials, { email: text, password: "x" }) as typeof user).email,
  ],
  ["the name of a passkey", "Simu", (text) => saved(passkeyRegistration.shape.name, text)],
  ["the line of a review", "Andika jina", (text) => saved(reviewNote.shape.note, text)],
  [
    "the phone number of a removal request",
    "0700 000 001",
    (text) => (saved(removalRequest, { file, telephone: text }) as Record<string, unknown>).telephone,
  ],
  ...(
    [
      ["phoneOffice", "0700 000 001"],
      ["emailAdmission", "a@example.org"],
      ["tiktok", "https://example.org/a-b"],
      ["admissionPrice", "15000"],
      ["admissionDueDate", "2027-06-30"],
      ["position", "-6.79, 38.98"],
      ["rectorName", "Rev. Sample"],
    ] as const
  ).map(([key, value]): [string, string, (text: string) => unknown] => [
    key,
    value,
    (text) => saved(siteValueSchema(key), text),
  ]),
  ["a day of a list", "2027-06-30", (text) => feeWith({ due: text }).due],
  ["an amount of a list", "15000", (text) => String(feeWith({ amount: text }).amount)],
  ["words of a list", "Sare", (text) => (feeWith({ what: { en: text, sw: null } }).what as typeof fee.what).en],
  [
    "a number to pay to",
    "0150 1234 56",
    (text) =>
      (
        saved(siteValueSchema("payments"), [{ kind: "bank", name: "Bank", holder: "School", number: text }]) as {
          number: string;
        }[]
      )[0]?.number,
  ],
];
const feeWith = (change: object) =>
  (saved(siteValueSchema("fees"), [{ ...fee, ...change }]) as Record<string, unknown>[])[0] ?? {};

test.each(fields)("%s is the same with and without invisible characters", (_, text, read) => {
  expect(read(text)).toBe(text);
  for (const pasted of around(text)) expect([pasted, read(pasted)]).toEqual([pasted, text]);
});

test.each([
  ["*TANGAZO*", "TANGAZO"],
  ["*TANGAZO:* _Mkutano_ wa ~wazee~ wazazi", "TANGAZO: Mkutano wa wazee wazazi"],
  ["**Misa**: 5 * 3", "Misa: 5 * 3"],
  ["Piga *150*00# au *150*88#", "Piga *150*00# au *150*88#"],
  ["Ada* na IMG_2027_01", "Ada* na IMG_2027_01"],
  ["*Fomu* [hapa](https://example.org)", "*Fomu* [hapa](https://example.org)"],
])("of a name, a title and words in a list, %j becomes %j", (typed, stored) => {
  const names = { name: typed, title: typed, nameSw: typed, titleSw: typed };
  const read = saved(entryCreate, { ...item, ...names, description: typed });
  expect(read).toMatchObject({ name: stored, title: stored, nameSw: stored, titleSw: stored, description: typed });
  expect(feeWith({ what: { en: typed, sw: null } }).what).toEqual({ en: stored, sw: null });
});

test("no schema cleans an entry in a way of its own", async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(`${import.meta.dirname}/${name}`, "utf8")));
  expect(files.filter((_, at) => /z\s*\.trim\(|z\s*\.url\(\{/.test(sources[at] ?? ""))).toEqual([]);
});

test("an emoji of several characters stays whole, and so do the accents of a name", () => {
  const read = (name: string) => saved(userRegistration.shape.name, name);
  expect(read("👨‍👩‍👧 Familia ❤️‍🔥 👩🏾‍🏫")).toBe("👨‍👩‍👧 Familia ❤️‍🔥 👩🏾‍🏫");
  expect(read("Noe\u0308l Ng’ombe")).toBe("Noël Ng’ombe");
  expect(read("☎️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}")).toBe(
    "☎️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  );
  expect(read("Juma\u2800Ali")).toBe("Juma Ali");
  expect(read("\u202eyriaM\u202c")).toBe("yriaM");
  for (const unseen of ["\u200b\u2060", "\u3164", "\u2800", "\ufe0f\u{e0061}"])
    expect(read(unseen)).toBe("name_required");
});

test("several lines keep breaks and no-break spaces, without direction marks and controls", () => {
  const read = (description: string) =>
    (saved(entryCreate, { ...item, description }) as { description: string }).description;
  expect(read("\u202eAda:\u202c\r\n\n- Tsh\u00a015,000\u0007\u200f ")).toBe("Ada:\n\n- Tsh\u00a015,000");
  expect(read("Moja\u000bmbili\u2028tatu\rnne")).toBe("Moja\nmbili\ntatu\nnne");
});

test("a line break counts as one character, although a form sends two", () => {
  const text = `${"a\r\n".repeat(2499)}aa`;
  expect(saved(entryCreate, { ...item, description: text })).toMatchObject({ description: text.replaceAll("\r", "") });
});

test.each(["0026-01-03", "1899-12-31", "2101-01-01", "9999-12-31", "20260-01-03", "+010000-01-01", "2027-02-29"])(
  "%s is no day that can be entered anywhere",
  (day) => {
    for (const name of ["eventDay", "shownFrom", "shownUntil"])
      expect(saved(entryCreate, { ...item, [name]: day })).toBe("date_invalid");
    expect(saved(siteValueSchema("admissionDueDate"), day)).toBe("date_invalid");
    expect(saved(siteValueSchema("fees"), [{ ...fee, due: day }])).toBe("date_invalid");
  },
);

test.each(["٢٠٢٧-٠٦-٣٠", "２０２７－０６－３０", "2027\u201306\u201330", "\u200e2027-06-30\ufe0e"])(
  "%j is a day",
  (typed) => {
    expect(saved(siteValueSchema("admissionDueDate"), typed)).toBe("2027-06-30");
  },
);

test.each(Object.values(dayRange))("%s can be entered", (day) => {
  expect(saved(siteValueSchema("admissionDueDate"), day)).toBe(day);
});

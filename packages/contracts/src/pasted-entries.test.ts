import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { enteredNumber } from "./amounts.ts";
import { credentials } from "./auth.ts";
import { dayRange } from "./fields.ts";
import { fileCreate } from "./file-requests.ts";
import { passkeyRegistration } from "./passkeys.ts";
import { dialled, phone } from "./phone-numbers.ts";
import { removalRequest } from "./removals.ts";
import { reviewNote } from "./reviews.ts";
import { fieldIssues } from "./schema-issues.ts";
import { siteValueSchema } from "./site-editing.ts";
import { email, userRegistration, userUpdate } from "./users.ts";

const saved = (schema: z.ZodMiniType, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : fieldIssues(read.error)[0]?.code;
};

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
      (text) => (saved(fileCreate, { ...item, [name]: text }) as Record<string, unknown>)[name],
    ],
  ),
  ...["eventDay", "shownFrom", "shownUntil"].map((name): [string, string, (text: string) => unknown] => [
    `${name} of a file`,
    "2027-06-30",
    (text) => (saved(fileCreate, { ...item, [name]: text }) as Record<string, unknown>)[name],
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

test("no schema cleans an entry in a way of its own", async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith(".test.ts"));
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
    (saved(fileCreate, { ...item, description }) as { description: string }).description;
  expect(read("\u202eAda:\u202c\r\n\n- Tsh\u00a015,000\u0007\u200f ")).toBe("Ada:\n\n- Tsh\u00a015,000");
  expect(read("Moja\u000bmbili\u2028tatu\rnne")).toBe("Moja\nmbili\ntatu\nnne");
});

test("a line break counts as one character, although a form sends two", () => {
  const text = `${"a\r\n".repeat(2499)}aa`;
  expect(saved(fileCreate, { ...item, description: text })).toMatchObject({ description: text.replaceAll("\r", "") });
});

describe("a phone number", () => {
  test.each([
    ["+255 700 000 001", "+255700000001"],
    ["0712345678", "+255712345678"],
    ["0712-345-678", "+255712345678"],
    ["0712.345.678", "+255712345678"],
    ["\u202a+255 712 345 678\u202c", "+255712345678"],
    ["+255\u2011712\u2011345\u2011678", "+255712345678"],
    ["+255\u00a0712\u00a0345\u00a0678", "+255712345678"],
    ["tel:+255712345678", "+255712345678"],
    ["tel:%2B255712345678", "+255712345678"],
    ["Simu: 0712 345 678", "+255712345678"],
    ["https://wa.me/255712345678?text=Habari", "+255712345678"],
    ["+255 (0) 712 345 678", "+255712345678"],
    ["+255(0)712345678", "+255712345678"],
    ["(0) 712 345 678", "+255712345678"],
    ["(+255) 712 345 678", "+255712345678"],
    ["+2550712345678", "+255712345678"],
    ["255712345678", "+255712345678"],
    ["00255 712 345 678", "+255712345678"],
    ["712345678", "+255712345678"],
    ["712,345,678", "+255712345678"],
    ["0712345678.", "+255712345678"],
    ["٠٧١٢٣٤٥٦٧٨", "+255712345678"],
    ["０７１２３４５６７８", "+255712345678"],
    ["022 215 0001", "+255222150001"],
    ["0800 11 0011", "+255800110011"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["0044 20 7946 0958", "+442079460958"],
    ["+39 06 698 1234", "+39066981234"],
    ["215 0001", "2150001"],
    ["📞 0712 345 678", "+255712345678"],
    ["☎️0712345678", "+255712345678"],
    ["*0712345678*", "+255712345678"],
    ["Tel. No: 0712 345 678", "+255712345678"],
    ["Simu ya mkononi: 0712345678", "+255712345678"],
    ["WhatsApp 0712345678", "+255712345678"],
    ["0712345678 (WhatsApp)", "+255712345678"],
    ["0712·345·678", "+255712345678"],
    ["++255 712 345 678", "+255712345678"],
    ["255712345678.0", "+255712345678"],
    ["'0712345678", "+255712345678"],
    ["%2B255712345678", "+255712345678"],
    ["https://api.whatsapp.com/send/?phone=%2B255712345678&text=Habari", "+255712345678"],
    ["https://web.whatsapp.com/send?text=Habari&phone=255712345678", "+255712345678"],
    ["whatsapp://send?phone=255712345678", "+255712345678"],
    ["whatsapp://send/?text=Mwaka+2027&phone=255712345678", "+255712345678"],
    ["sms:+255712345678?body=Habari", "+255712345678"],
    ["tel:+255-712-345-678;ext=5", "+255712345678"],
    ["SIMU NA. 0712345678", "+255712345678"],
    ["Simu namba 0712345678", "+255712345678"],
    ["Call/SMS 0712345678", "+255712345678"],
    ["Tel/WhatsApp: 0712345678", "+255712345678"],
    ["Airtel 0682345678", "+255682345678"],
    ["0754345678 Voda", "+255754345678"],
    ["0712345678 (M-Pesa)", "+255712345678"],
    ["0712345678 - WhatsApp", "+255712345678"],
    ["0712\u2800345\u2800678", "+255712345678"],
    ["Namba ya simu 0712345678", "+255712345678"],
    ["Simu ya ofisi 0712345678", "+255712345678"],
    ["Piga simu 0712 345 678", "+255712345678"],
    ["Mawasiliano 0712345678", "+255712345678"],
    ["Kwa WhatsApp 0712345678", "+255712345678"],
    ["WhatsApp only 0712345678", "+255712345678"],
    ["Mob 0712345678", "+255712345678"],
    ["Ph. 0712 345 678", "+255712345678"],
    ["HP 0712345678", "+255712345678"],
    ["0712345678 / WhatsApp", "+255712345678"],
    ["0712345678 (WhatsApp tu)", "+255712345678"],
    ["0712345678 tu", "+255712345678"],
    ["0712345678 (Airtel Money)", "+255712345678"],
    ["0712345678 Mixx by Yas", "+255712345678"],
    ["Tigo Pesa 0712345678", "+255712345678"],
    ["HaloPesa 0621234567", "+255621234567"],
    ["0712'345'678", "+255712345678"],
    // A year may stand in a number.
    ["0720 262 027", "+255720262027"],
    ["+45 2026 2027", "+4520262027"],
    ["022 202 6202", "+255222026202"],
    ["2026202", "2026202"],
  ])("%j dials %s", (typed, number) => {
    const entered = saved(phone, typed) as string;
    expect([dialled(typed), dialled(entered), saved(phone, entered)]).toEqual([number, number, entered]);
  });

  test.each([
    ["0712 345 678 / 0754 111 222", "phone_several"],
    ["0712345678/79", "phone_several"],
    ["022 2150001-5", "phone_several"],
    ["0712 345 678, 0754 111 222", "phone_several"],
    ["0712345678; 0754111222", "phone_several"],
    ["0712345678 au 0754111222", "phone_several"],
    ["0712345678 or 0754111222", "phone_several"],
    ["0712345678\n0754111222", "phone_several"],
    ["0712 345 678 0754 111 222", "phone_several"],
    ["+255 712 345 678 +255 754 111 222", "phone_several"],
    ["0712345678 ext 5", "phone_invalid"],
    ["0712 345 678 (mama)", "phone_invalid"],
    ["2557l2345678", "phone_invalid"],
    ["-----", "phone_invalid"],
    ["+", "phone_invalid"],
    ["123456", "phone_invalid"],
    ["071234567", "phone_invalid"],
    ["07123456789", "phone_invalid"],
    ["+255 712 345 67", "phone_invalid"],
    ["255 712 345 6789", "phone_invalid"],
    ["0000000000", "phone_invalid"],
    ["000255712345678", "phone_invalid"],
    ["0712345678 (Mama Asha)", "phone_invalid"],
    ["Airtel", "phone_invalid"],
    ["O712345678", "phone_invalid"],
    ["Mama Asha 0712345678", "phone_invalid"],
    ["call me", "phone_invalid"],
    ...[
      ...[
        "2026/2027",
        "2026 / 2027",
        "2026-2027",
        "2026\u20132027",
        "2026 2027",
        "(2026/2027)",
        "Mwaka: 2026/2027",
        "2026/2027.",
      ],
      ...[
        "2025/2026/2027",
        "1998-2024",
        "31/12/2026",
        "31.12.2026",
        "1-7-2026",
        "2026-12-31",
        "2026/1/15",
        "2026 12 31",
      ],
      ...["11/01/2027 - 04/06/2027", "12/2026 - 06/2027", "\u0662\u0660\u0662\u0666/\u0662\u0660\u0662\u0667"],
    ].map((text): [string, string] => [text, "phone_invalid"]),
    ["\u202a\u202c", "phone_required"],
  ])("%j is refused with %s", (typed, code) => {
    expect([saved(phone, typed), dialled(typed)]).toEqual([code, null]);
    const request = saved(removalRequest, { file, telephone: typed });
    expect(request).toEqual(code === "phone_required" ? { file, telephone: "" } : code);
  });
});

test.each([
  ["15000", 15_000],
  ["15,000", 15_000],
  ["15 000", 15_000],
  ["15\u00a0000", 15_000],
  ["15\u202f000", 15_000],
  ["15.000", 15_000],
  ["15'000", 15_000],
  ["1,850,000", 1_850_000],
  ["1.850.000", 1_850_000],
  ["15,000.00", 15_000],
  ["120000/=", 120_000],
  ["120,000/=", 120_000],
  ["15,000/-", 15_000],
  ["Tsh 120,000/=", 120_000],
  ["TZS15000", 15_000],
  ["Sh. 15,000", 15_000],
  ["15,000 shilingi", 15_000],
  ["T.Shs. 15,000/=", 15_000],
  ["Tsh: 15,000", 15_000],
  ["\u200e15,000\u200e", 15_000],
  ["١٥٠٠٠", 15_000],
  ["１５０００", 15_000],
  ["15\u066c000", 15_000],
  ["15.000,00", 15_000],
  ["15 000,00", 15_000],
  ["1.850.000,00", 1_850_000],
  ["15000,00", 15_000],
  ["15000.0", 15_000],
  ["15,000/= tu", 15_000],
  ["Tsh 15,000 only", 15_000],
  ["15000 shillings only", 15_000],
  ["Tshs. 15,000/= tu.", 15_000],
  ["15,000/=.", 15_000],
  ["15,000/=only", 15_000],
  ["15,000=/", 15_000],
  ["T shs 15,000", 15_000],
])("%j is the amount %i", (typed, amount) => {
  expect(saved(siteValueSchema("admissionPrice"), typed)).toBe(String(amount));
  expect(feeWith({ amount: typed }).amount).toBe(amount);
});

test.each([
  "-5",
  "15,00",
  "1,5000",
  "1,850 000",
  "15.5",
  "15k",
  "elfu 15",
  "0",
  "0/=",
  "1234567890",
  "15,000 / 20,000",
  "1.5M",
  "15000/= kwa mwezi",
  "15, 000",
  "15,00,000",
  "USD 15000",
  "1.850.00",
  "1,850,00",
  "15.00",
  "tu",
])("%j is no amount", (typed) => {
  expect(saved(siteValueSchema("admissionPrice"), typed)).toBe("amount_invalid");
  expect(saved(siteValueSchema("fees"), [{ ...fee, amount: typed }])).toBe("amount_invalid");
  expect(enteredNumber(null)).toBeNull();
});

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

test.each([
  ["0150-1234-56", "0150 1234 56"],
  ["01j1234567800", "01J1234567800"],
  ["Paybill 400200", "digits_invalid"],
  ["A/C 0150123456", "digits_invalid"],
])("%j is the number to pay to %s", (number, stored) => {
  const read = saved(siteValueSchema("payments"), [{ kind: "bank", name: "Bank", holder: "School", number }]);
  expect(typeof read === "string" ? read : (read as { number: string }[])[0]?.number).toBe(stored);
});

test.each(["0026-01-03", "1899-12-31", "2101-01-01", "9999-12-31", "20260-01-03", "+010000-01-01", "2027-02-29"])(
  "%s is no day that can be entered anywhere",
  (day) => {
    for (const name of ["eventDay", "shownFrom", "shownUntil"])
      expect(saved(fileCreate, { ...item, [name]: day })).toBe("date_invalid");
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

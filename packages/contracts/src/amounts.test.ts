import { expect, test } from "vitest";
import { enteredNumber } from "./amounts.ts";
import { siteValueSchema } from "./site-editing.ts";
import { saved } from "./testing/saved.ts";

const fee = { what: { en: "Uniform", sw: null }, amount: 15_000, due: "2027-06-30", level: "both" };

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
  ["Shilingi 15,000/=", 15_000],
  ["T.Shs. 15,000/=", 15_000],
  ["Tsh: 15,000", 15_000],
  ["\u200e15,000\u200e", 15_000],
  ["١٥٠٠٠", 15_000],
  ["१५०००", 15_000],
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
  ["15,000 T.Shs", 15_000],
  ["15.000,-", 15_000],
  ["Tsh 15,000/", 15_000],
])("%j is the amount %i", (typed, amount) => {
  expect(saved(siteValueSchema("admissionPrice"), typed)).toBe(String(amount));
  expect(saved(siteValueSchema("fees"), [{ ...fee, amount: typed }])).toMatchObject([{ amount }]);
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
  ["0150-1234-56", "0150 1234 56"],
  ["01j1234567800", "01J1234567800"],
  ["Paybill 400200", "digits_invalid"],
  ["A/C 0150123456", "digits_invalid"],
])("%j is the number to pay to %s", (number, stored) => {
  const read = saved(siteValueSchema("payments"), [{ kind: "bank", name: "Bank", holder: "School", number }]);
  expect(typeof read === "string" ? read : (read as { number: string }[])[0]?.number).toBe(stored);
});

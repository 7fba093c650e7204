import { expect, test } from "vitest";
import { smsAddress, telephone, whatsApp, whatsAppMessage } from "./telephone.ts";

test.each([
  ["+255 700 000 001", "+255700000001"],
  ["+255 (0) 700 000 001", "+255700000001"],
  ["(0700) 000-001", "+255700000001"],
  ["255700000001", "+255700000001"],
  ["00255 700 000 001", "+255700000001"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["215 0001", "2150001"],
])("%s is called and written to as %s", (number, dialled) => {
  expect(telephone(number)).toBe(`tel:${dialled}`);
  expect(smsAddress(number)).toBe(`sms:${dialled}`);
  expect(whatsApp(number)).toBe(dialled.startsWith("+") ? `https://wa.me/${dialled.slice(1)}` : null);
});

test.each(["-----", "0712 345 678 / 0754 111 222", "12345"])(
  "%s, which an earlier release stored, has no address",
  (number) => {
    expect([telephone(number), smsAddress(number), whatsApp(number)]).toEqual([null, null, null]);
  },
);

test("a WhatsApp address has the message in a form that is safe in an address", () => {
  for (const link of [whatsApp("0700 000 001", "“Ada & fomu?”\n#1"), whatsAppMessage("“Ada & fomu?”\n#1")])
    expect(new URL(link ?? "").searchParams.get("text")).toBe("“Ada & fomu?”\n#1");
});

import { expect, test } from "vitest";
import { smsAddress, telephone, whatsApp } from "./telephone.ts";

test("a number in any notation becomes a `tel:` address", () => {
  expect(telephone("+255 700 000 001")).toBe("tel:+255700000001");
  expect(telephone("(0700) 000-001")).toBe("tel:0700000001");
});

test("a number in any notation becomes an `sms:` address", () => {
  expect(smsAddress("+255 700 000 001")).toBe("sms:+255700000001");
});

test("a WhatsApp address has the digits only, and the message in a form that is safe in an address", () => {
  const address = new URL(whatsApp("+255 (700) 000-001", "“Ada & fomu?”\n#1"));
  expect(address.origin + address.pathname).toBe("https://wa.me/255700000001");
  expect(address.searchParams.get("text")).toBe("“Ada & fomu?”\n#1");
});

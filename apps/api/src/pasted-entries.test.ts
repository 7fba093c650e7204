import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { beforeAll, expect, test } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, token } = await useTestApp({ user: { role: "ADMIN" } });
beforeAll(async () => {
  await api.database.query("DELETE FROM site_value");
});

test("REST stores what was pasted with invisible characters as it was meant", async () => {
  const client = userClient(api, token);
  const pasted = {
    name: "\u202eNoe\u0308l\u202c",
    title: "\u200bEVENTS\u2060",
    description: "\u202eAda\u202c:\n- moja\u0007",
    eventDay: "\u200e2027-06-30\u200e",
    shownUntil: "2100-12-31",
  };
  const added = await client.add(pasted);
  expect(added).toMatchObject({ name: "Noël", title: "EVENTS", description: "Ada:\n- moja" });
  const edited = await client.put(added.id, { name: "Sala\u00ad", eventDay: "0026-03-01" });
  expect([edited.statusCode, edited.json().issues]).toMatchObject([400, [{ path: "eventDay", code: "date_invalid" }]]);
  await client.put(added.id, { name: "Sa\u00adla", eventDay: "2026\u201103\u201101" });
  expect(await client.query<ManagedEntry>("files.read", { id: added.id })).toMatchObject({
    name: "Sala",
    eventDay: "2026-03-01",
  });

  const registration = {
    name: "\u2066Mwalimu\u2069",
    email: "mailto:mwalimu@exam\u200bple.org",
    phoneNumber: "\u202a+255 (0) 712\u2011345\u00a0678\u202c",
  };
  const user = await api.rest("POST", "/users/register", { token, payload: registration });
  expect(user.json()).toMatchObject({
    name: "Mwalimu",
    email: "mwalimu@example.org",
    phoneNumber: "+255 712-345 678",
  });
  const two = { ...registration, email: "other@example.org", phoneNumber: "0712 345 678 / 0754 111 222" };
  const refused = await api.rest("POST", "/users/register", { token, payload: two });
  expect(refused.json()).toMatchObject({
    message: "Only one phone number fits here. Choose one and remove the other.",
    issues: [{ path: "phoneNumber", code: "phone_several" }],
  });
});

test("a login accepts an email address that was pasted with invisible characters", async () => {
  const { email } = await api.addUser({ role: "USER" });
  const answer = await api.rest("POST", "/auth/authenticate", {
    payload: { email: `\u202a mailto:${email}\u202c`, password: testPassword },
  });
  expect(answer.statusCode).toBe(200);
});

test("procedures store values that were pasted with invisible characters as they were meant", async () => {
  const save = async (key: string, value: unknown) => {
    const answer = await api.call("mutation", "site.save", { key, value, version: 0 }, token);
    const { result, error } = answer.json();
    return result ? result.data.value : error.data.issues[0];
  };
  expect(await save("phoneOffice", "tel:00255\u2011712\u2011345\u2011678")).toBe("00255-712-345-678");
  expect(await save("phoneOfficeChannels", ["call", "whatsapp"])).toEqual(["call", "whatsapp"]);
  expect(await save("admissionPrice", "\u200eTsh\u00a015,000/=")).toBe("15000");
  expect(await save("admissionDueDate", "0026-02-09")).toMatchObject({ path: "value", code: "date_invalid" });
  expect(await save("admissionDueDate", "\u200f2027-02-09")).toBe("2027-02-09");
  const fee = { what: { en: "\u202aUniform\u202c", sw: null }, amount: "120000/=", due: "2027-02-09", level: "both" };
  expect(await save("fees", [fee])).toEqual([{ ...fee, what: { en: "Uniform", sw: null }, amount: 120_000 }]);
  const { facts } = await api.services.site.read({ language: "en" });
  expect(facts).toMatchObject({ phoneOffice: "00255-712-345-678", admissionPrice: "15000" });
});

test("a list that an earlier program stored with other days and numbers is still read", async () => {
  const person = { name: "Sample", office: { en: "Office", sw: null }, phone: "-----", channels: ["call"] };
  const date = { day: "9999-12-31", what: { en: "New boys", sw: null }, level: "both" };
  await api.services.contentVersion.change(async (manager) => {
    for (const [key, value] of Object.entries({ joiningContact: [person], reportingDays: [date] }))
      await manager.query("INSERT INTO site_value (key, value) VALUES ($1, $2)", [key, JSON.stringify(value)]);
  });
  const { facts } = await api.services.site.read({ language: "en" });
  expect(facts.joiningContact).toMatchObject([{ phone: "-----" }]);
  expect(facts.reportingDays).toMatchObject([{ day: "9999-12-31" }]);
});

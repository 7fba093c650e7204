import { describe, expect, test } from "vitest";
import { bank, day, former, hour, phone, stolen, usePayments, type Way } from "#testing/use-payments.ts";

const { api, owner, call, confirm, confirmed, edited, save, codeOf, shown, waiting, plan, log, passAndPublish } =
  await usePayments();
const words = (sw: string) => ({ en: null, sw });
const stepsOf = (sw: string): Way => ({ ...phone, steps: words(sw), checked: "2026-11-01" });

const changes: Readonly<Record<string, Way[]>> = {
  "another number": [stolen, phone],
  "another receiver": [{ ...bank, holder: "Somebody Else" }, phone],
  "another kind": [{ ...bank, kind: "lipa" }, phone],
  "a third number": [bank, phone, stolen],
  "a number first": [stolen, bank, phone],
  "a number in place of both": [stolen],
  "a number in the steps": [bank, { ...phone, steps: words("Lipa kwa 99 99-88 88."), checked: "2026-11-01" }],
  "a number in the name": [{ ...bank, name: "NMB (sasa 99998888777)" }, phone],
  "a number in the reference": [{ ...bank, reference: words("99998888") }, phone],
  "a number in what to do afterwards": [{ ...bank, afterwards: words("Tuma risiti kwa 0799 888 777") }, phone],
  "a number in full-width digits in the steps": [bank, stepsOf("Lipa kwa ０７９９８８８７７７")],
  "a number in Arabic digits in the steps": [bank, stepsOf("Lipa kwa ٠٧٩٩٨٨٨٧٧٧")],
  "a number in Bengali digits in the steps": [bank, stepsOf("Lipa kwa ০৭৯৯৮৮৮৭৭৭")],
  "a number in wide groups": [bank, stepsOf("Lipa kwa 0799 – 888 – 777")],
  "a number with commas between its groups": [bank, stepsOf("Lipa kwa 0799, 888, 777")],
  "a number over several lines": [bank, stepsOf("Lipa kwa\n0799\n888\n777")],
  "a number with letters that look like digits": [bank, stepsOf("Lipa kwa 07O9 8l8O 7I7")],
  "a number over two fields": [{ ...bank, reference: words("kwa 0799"), afterwards: words("8887") }, phone],
  "a number in the receiver of a sample": [bank, { ...phone, number: "000 000", holder: "Lipa kwa 0799 888 777" }],
};

describe.each(Object.keys(changes))("%s", (change) => {
  const value = changes[change];

  test("is refused without the password, also right after a login", async () => {
    const token = await api.logIn(owner());
    expect(codeOf(await save(value, token))).toBe("password_needed");
    api.clock.pass(11 * 60);
    expect(codeOf(await save(value, token))).toBe("password_needed");
    await confirm(token);
    api.clock.pass(2 * 60);
    expect(codeOf(await save(value, token))).toBe("password_needed");
    expect(await shown()).toEqual(former);
    expect((await waiting()).waiting).toBeNull();
  });

  test("waits a day where there is one administrator; meanwhile the former numbers stay", async () => {
    expect(codeOf(await save(value, await confirmed(owner())))).toBe(200);
    await passAndPublish(day - 1);
    expect((await shown()).filter((number) => !former.includes(number))).toEqual([]);
    expect(JSON.stringify(await api.services.site.read({ language: "sw" }))).not.toMatch(
      /9999|99 99|07[9O]9|７９９|٧٩٩|৭৯৯|888 777|Else/,
    );
    expect((await waiting()).waiting).toMatchObject({ by: "Sample Rector", mayAgree: false });
    await passAndPublish(1);
    expect(await shown()).toEqual(value?.map(({ number }) => number));
    expect((await waiting()).waiting).toBeNull();
    expect(await log()).toEqual(["numberPublished", "numberEntered", "numberPublished"]);
  });
});

test("a password that was entered again serves for one change", async () => {
  const token = await confirmed(owner());
  expect(codeOf(await save([stolen, phone], token))).toBe(200);
  expect(codeOf(await save([{ ...stolen, number: "777 666 555" }, phone], token))).toBe("password_needed");
});

test("a password that was entered while the clock was ahead serves for nothing", async () => {
  const token = await api.logIn(owner());
  api.clock.pass(10 * 60);
  await confirm(token);
  api.clock.pass(-9 * 60);
  expect(codeOf(await save([stolen, phone], token))).toBe("password_needed");
});

test.each(["createPasswordLink", "resetPasskeys"])(
  "a login of a moment ago makes no link to its own password by %s",
  async (procedure) => {
    const token = await api.logIn(owner());
    const link = () => call(`users.${procedure}`, { id: owner().id }, token);
    expect(codeOf(await link())).toBe("password_needed");
    await confirm(token);
    expect(codeOf(await link())).toBe(200);
  },
);

test("the first number of a new site is public once the password is entered, and no second one", async () => {
  await api.database.query("TRUNCATE site_value, revision, security_event");
  expect(codeOf(await save([bank], await api.logIn(owner())))).toBe("password_needed");
  expect(codeOf(await save([bank], await confirmed(owner())))).toBe(200);
  expect(await shown()).toEqual([bank.number]);
  expect((await waiting()).recent).toMatchObject([{ number: bank.number }]);
  expect(codeOf(await save([], await api.logIn(owner())))).toBe(200);
  expect(await shown()).toEqual([]);
  expect(codeOf(await save([stolen], await confirmed(owner())))).toBe(200);
  expect(await shown()).toEqual([]);
});

test("a change of words and the removal of a number are public at once, without the password", async () => {
  const token = await api.logIn(owner());
  const better = { ...bank, name: "NMB Bank", reference: words("Jina la mwanafunzi, kidato cha 1") };
  expect(
    codeOf(await save([better, { ...phone, steps: words("Piga *150*00#, kisha 4."), checked: "2026-11-01" }], token)),
  ).toBe(200);
  const { facts } = await api.services.site.read({ language: "sw" });
  expect(facts.payments).toMatchObject([{ name: "NMB Bank" }, { steps: "Piga *150*00#, kisha 4." }]);
  expect(codeOf(await save([phone], token))).toBe(200);
  expect(await shown()).toEqual([phone.number]);
});

test.each([
  "Muhula wa II 2027/2028",
  "Lipa kabla ya 10/07/2027",
  "Ada ni TZS 1,300,000/=",
  "1. Piga *150*00#\n2. Chagua 4\n3. Weka namba 5544332\n4. Kiasi, mfano 50,000/=\n10. Thibitisha",
  "*150*01# > 4 > 3 > 5544332",
  "Weka 5 544 332, au ５５４４３３２",
  "Akaunti ya NMB: 2011-0012-345",
])("words without a new number are public at once: %j", async (steps) => {
  expect(codeOf(await save([bank, stepsOf(steps)], await api.logIn(owner())))).toBe(200);
  expect((await waiting()).waiting).toBeNull();
});

test("a telephone number may stand in its own words with the code of the country", async () => {
  await api.database.query("TRUNCATE site_value, revision, security_event");
  const mobile: Way = { ...bank, kind: "mobile", number: "0712 345 678" };
  await save([mobile], await confirmed(owner()));
  const named = { ...mobile, afterwards: words("Tuma ujumbe kwa +255 712 345 678") };
  expect(codeOf(await save([named], await api.logIn(owner())))).toBe(200);
  expect((await waiting()).waiting).toBeNull();
});

test("a number with a letter may stand in its own words", async () => {
  await api.database.query("TRUNCATE site_value, revision, security_event");
  const letter = { ...bank, number: "01J 1028467700" };
  await save([letter], await confirmed(owner()));
  const named = { ...letter, reference: words("Akaunti 01J1028467700") };
  expect(codeOf(await save([named], await api.logIn(owner())))).toBe(200);
  expect((await waiting()).waiting).toBeNull();
});

test("words that are changed while a number waits are public at once, and the number waits on", async () => {
  await save([stolen, phone], await confirmed(owner()));
  api.clock.pass(hour);
  const token = await api.logIn(owner());
  const { value, version } = await edited(token);
  expect(value).toMatchObject([{ number: stolen.number }, { number: phone.number }]);
  expect(version).toBe(2);
  const changed = { ...phone, name: "Voda" };
  expect(codeOf(await save([stolen, changed], token))).toBe(200);
  expect((await api.services.site.read({ language: "sw" })).facts.payments).toMatchObject([
    { number: bank.number },
    { name: "Voda" },
  ]);
  await passAndPublish(23 * hour);
  expect((await api.services.site.read({ language: "sw" })).facts.payments).toMatchObject([
    { number: stolen.number },
    { name: "Voda" },
  ]);
});

test("another waiting number starts the day again, and leaving it out withdraws it", async () => {
  await save([stolen, phone], await confirmed(owner()));
  api.clock.pass(23 * hour);
  await save([{ ...stolen, number: "777 666 555" }, phone], await confirmed(owner()));
  await passAndPublish(2 * hour);
  expect(await shown()).toEqual(former);
  expect(codeOf(await save([bank, phone], await api.logIn(owner())))).toBe(200);
  expect((await waiting()).waiting).toBeNull();
  await passAndPublish(3 * day);
  expect(await shown()).toEqual(former);
  expect((await log()).at(-1)).toBe("numberRefused");
});

test("a number says since when it is public, and keeps the day when its words change", async () => {
  await save([stolen, phone], await confirmed(owner()));
  await passAndPublish(day);
  const since = async () => (await api.services.site.read({ language: "sw" })).facts.payments?.map((way) => way.since);
  const [later, earlier] = (await since()) ?? [];
  expect(String(later) > String(earlier)).toBe(true);
  api.clock.pass(5 * day);
  await save(
    [
      { ...stolen, name: "NMB Bank", since: "2001-01-01" },
      { ...phone, since: null },
    ],
    await api.logIn(owner()),
  );
  expect(await since()).toEqual([later, earlier]);
});

test("removing all samples leaves the number that waits, and takes the samples", async () => {
  const sample = { ...bank, number: "000 0000", holder: "Sample Account 01" };
  await api.database.query("INSERT INTO shipped VALUES ('site', 'payments', $1)", [JSON.stringify(sample)]);
  expect(codeOf(await save([bank, phone, { ...sample, sample: true }], await api.logIn(owner())))).toBe(200);
  await save([stolen, phone, { ...sample, sample: true }], await confirmed(owner()));
  expect(await shown()).toEqual([...former, sample.number]);
  const token = await api.logIn(owner());
  expect(codeOf(await call("site.removeSamples", undefined, token))).toBe(200);
  expect(await shown()).toEqual(former);
  expect((await edited(token)).value).toMatchObject([{ number: stolen.number }, { number: phone.number }]);
  await passAndPublish(day);
  expect(await shown()).toEqual([stolen.number, phone.number]);
});

test("no other procedure or route takes a number", async () => {
  const token = await confirmed(owner());
  const { version } = await edited(token);
  const from = new Date(api.clock.now().getTime() + 3 * day * 1000).toISOString().slice(0, 10);
  const values = [{ key: "payments", value: [stolen], version, plan: 0 }];
  expect(codeOf(await call("site.plan", { from, values }, token))).toBe("field_invalid");
  await save([stolen, phone], token);
  const reference = { key: "payments", plan: await plan() };
  for (const path of ["site.publishPlan", "site.withdrawPlan"])
    expect(codeOf(await call(path, reference, await confirmed(owner())))).toBe("field_invalid");
  for (const url of ["/site", "/site/payments", "/payments"])
    for (const method of ["PUT", "POST"] as const)
      expect((await api.rest(method, url, { token, payload: { payments: [stolen] } })).statusCode).toBe(404);
  const user = await api.logIn(await api.addUser());
  expect(codeOf(await call("site.save", { key: "payments", value: [stolen], version: version + 1 }, user))).toBe(
    "forbidden",
  );
  expect((await api.app.inject("/api/trpc/site.waitingNumbers")).statusCode).toBe(401);
  api.clock.pass(2 * day);
  await api.services.plannedValues.publishDue();
  expect(await shown()).toEqual(former);
});

test("a preview of a later day does not show a number that waits", async () => {
  await save([stolen, phone], await confirmed(owner()));
  const { facts } = await api.services.site.on("2090-01-01").read({ language: "sw" });
  expect(facts.payments?.map(({ number }) => number)).toEqual(former);
});

import { beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "#testing/test-app.ts";
import { bank, day, former, hour, phone, stolen, usePayments } from "#testing/use-payments.ts";

const { api, owner, call, query, confirmed, edited, save, codeOf, shown, waiting, plan, log, passAndPublish } =
  await usePayments();
const agree = async (token: string) => call("site.agreeToNumbers", { plan: await plan() }, token);
const colleague = () => api.addUser({ role: "ADMIN", name: "Sample Colleague" });

describe("with a second administrator", () => {
  let second: TestUser;
  beforeEach(async () => {
    second = await colleague();
    api.clock.pass(2 * day);
    expect(codeOf(await save([stolen, phone], await confirmed(owner())))).toBe(200);
  });

  test("a number is public when that one agrees with the password, never by time", async () => {
    await passAndPublish(30 * day);
    expect(await shown()).toEqual(former);
    expect((await waiting(second)).waiting).toMatchObject({ mayAgree: true, publicAt: null });
    expect(codeOf(await agree(await api.logIn(second)))).toBe("password_needed");
    expect(await shown()).toEqual(former);
    expect(codeOf(await agree(await confirmed(second)))).toBe(200);
    expect(await shown()).toEqual([stolen.number, phone.number]);
    expect(await log()).toEqual(["numberPublished", "numberEntered", "numberAgreed"]);
    const events = await query<{ items: object[] }>("activity.security", await api.logIn(owner()), {
      kind: "numberAgreed",
    });
    expect(events.items).toMatchObject([{ account: "Sample Rector", by: "Sample Colleague" }]);
  });

  test("nobody else may agree: not who entered it, no USER, no newer administrator", async () => {
    expect(codeOf(await agree(await confirmed(owner())))).toBe("forbidden");
    for (const role of ["USER", "ADMIN"] as const) {
      const user = await api.addUser({ role });
      expect(codeOf(await agree(await confirmed(user)))).toBe("forbidden");
    }
    expect(await shown()).toEqual(former);
  });

  test.each(["passwordSet", "passkeysReset", "roleChanged", "statusChanged", "accountBroughtBack"] as const)(
    "one with the event %s since a day before may not agree",
    async (kind) => {
      await api.services.securityLog.write({ kind, account: { id: second.id, name: "x" } });
      expect(codeOf(await agree(await confirmed(second)))).toBe("forbidden");
      await passAndPublish(hour);
      expect(await shown()).toEqual(former);
    },
  );

  test("one who sees another state of it does not agree to what is there now", async () => {
    const token = await confirmed(second);
    const seen = await plan();
    await save([{ ...stolen, number: "777 666 555" }, phone], await confirmed(owner()));
    expect(codeOf(await call("site.agreeToNumbers", { plan: seen }, token))).toBe("stale_version");
    expect(await shown()).toEqual(former);
  });

  test("one who is deleted meanwhile holds it back for a day from then on", async () => {
    api.clock.pass(23 * hour);
    const answer = await api.rest("POST", `/users/status?id=${second.id}&status=DELETED`, {
      token: await api.logIn(owner()),
    });
    expect(answer.statusCode).toBe(200);
    await passAndPublish(23 * hour);
    expect(await shown()).toEqual(former);
    await passAndPublish(hour);
    expect(await shown()).toEqual([stolen.number, phone.number]);
  });

  test("any administrator refuses it, and nobody adds another number to it", async () => {
    const added = { ...bank, number: "123 456 789" };
    expect(codeOf(await save([stolen, phone, added], await confirmed(second)))).toBe("number_waits");
    const token = await api.logIn(second);
    expect(codeOf(await call("site.refuseNumbers", { plan: await plan() }, token))).toBe(200);
    expect((await edited(token)).value).toMatchObject([{ number: bank.number }, { number: phone.number }]);
    expect((await log()).at(-1)).toBe("numberRefused");
  });

  test("a USER sees it in Today, with its number and who entered it, and changes nothing", async () => {
    const user = await api.addUser();
    const found = await waiting(user);
    expect(found.waiting).toMatchObject({ by: "Sample Rector", mayAgree: false, numbers: [{ number: stolen.number }] });
    const token = await confirmed(user);
    for (const path of ["site.agreeToNumbers", "site.refuseNumbers"])
      expect(codeOf(await call(path, { plan: found.waiting?.plan }, token))).toBe("forbidden");
  });

  test("one who entered it and lost the account does not publish it by time", async () => {
    await api.database.query("UPDATE account SET status = 'INACTIVE' WHERE id = $1", [owner().id]);
    await api.database.query("UPDATE account SET role = 'USER' WHERE id = $1", [second.id]);
    await passAndPublish(3 * day);
    expect(await shown()).toEqual(former);
  });
});

test("a colleague made within a day before is no second administrator, and delays nothing", async () => {
  await colleague();
  api.clock.pass(23 * hour);
  await save([stolen, phone], await confirmed(owner()));
  await passAndPublish(day);
  expect(await shown()).toEqual([stolen.number, phone.number]);
});

import { beforeEach, describe, expect, test } from "vitest";
import { bank, day, former, hour, phone, usePayments, type Way } from "#testing/use-payments.ts";

const { api, owner, call, query, confirm, confirmed, edited, save, codeOf, shown, waiting, passAndPublish } =
  await usePayments();

describe("a number that was given up", () => {
  /** `bank` is replaced by the school itself. */
  beforeEach(async () => {
    await save([{ ...bank, number: "3000 4000 50" }, phone], await confirmed(owner()));
    await passAndPublish(day);
    expect(await shown()).toEqual(["3000 4000 50", phone.number]);
    api.clock.pass(hour);
  });

  test("waits when an earlier version is restored", async () => {
    const token = await api.logIn(owner());
    const { versions } = await query<{ versions: { id: string; value: Way[] }[] }>("site.versions", token, {
      key: "payments",
    });
    const revision = versions.find(({ value }) => value[0]?.number === bank.number)?.id;
    const restore = async () =>
      call("site.returnTo", { key: "payments", revision, version: (await edited(token)).version }, token);
    expect(codeOf(await restore())).toBe("password_needed");
    await confirm(token);
    expect(codeOf(await restore())).toBe(200);
    expect(await shown()).toEqual(["3000 4000 50", phone.number]);
    await passAndPublish(day);
    expect(await shown()).toEqual(former);
  });

  test("waits when a removal of samples is undone", async () => {
    const token = await api.logIn(owner());
    const [entry] = await api.database.query(
      `INSERT INTO revision (at, kind, subject_id, action, name, before, bin_until)
        VALUES ($1, 'site', 'payments', 'siteBinned', 'payments', $2, $3) RETURNING id`,
      [api.clock.now(), JSON.stringify({ value: [bank, phone] }), new Date(api.clock.now().getTime() + day * 1000)],
    );
    const undo = () => call("bin.restore", { entries: [entry.id] }, token);
    expect(codeOf(await undo())).toBe("password_needed");
    await confirm(token);
    expect(codeOf(await undo())).toBe(200);
    expect(await shown()).toEqual(["3000 4000 50", phone.number]);
    expect((await waiting()).waiting).toMatchObject({ numbers: [{ number: bank.number }] });
  });
});

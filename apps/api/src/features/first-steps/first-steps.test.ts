import { type FirstStep, firstSteps } from "@visiga/contracts/first-steps";
import { retentionDays } from "@visiga/contracts/security-log";
import { firstAdministratorName } from "@visiga/contracts/users";
import { beforeEach, expect, test } from "vitest";
import { clearOldActivity } from "#features/activity/activity.service.ts";
import { insertSampleSite } from "#features/site/sample-site.ts";
import { demoSite } from "#seed/demo-site.ts";
import { createTestApp, type TestApp, testPassword } from "#testing/test-app.ts";
import { userClient } from "#testing/user-client.ts";

let api: TestApp;
let client: ReturnType<typeof userClient>;
let admin: { id: string; email: string };
beforeEach(async () => {
  api = await createTestApp();
  admin = await api.addUser({ role: "ADMIN", name: firstAdministratorName });
  client = userClient(api, await api.logIn(admin));
  return () => api.close();
});

const done = async () => (await client.query<{ done: FirstStep[] }>("firstSteps.read")).done;
const entries = () => client.query<{ entries: { key: string; version: number }[] }>("site.entries");
const save = async (key: string, value: unknown) => {
  const { version = 0 } = (await entries()).entries.find((each) => each.key === key) ?? {};
  await client.mutate("site.save", { key, value, version });
};
const addSampleNews = () =>
  api.database.query(
    `INSERT INTO file (name, title, page) VALUES ('', 'Sample news', 'NEWS');
      INSERT INTO shipped SELECT 'picture', id::text, 'null' FROM file`,
  );

test("no first step is done on an empty site, none by samples, and none after their removal", async () => {
  expect(await done()).toEqual([]);
  await insertSampleSite(api.database.manager, demoSite);
  await addSampleNews();
  expect(await done()).toEqual([]);
  await client.mutate("site.removeSamples");
  expect(await done()).toEqual([]);
});

const what = { en: null, sw: "Ada ya shule" };
const steps: Readonly<Record<FirstStep, () => Promise<unknown>>> = {
  name: () => client.mutate("users.update", { id: admin.id, name: "Father Musa", email: admin.email }),
  phone: async () => {
    await save("phoneOffice", "+255 712 345 678");
    expect(await done()).not.toContain("phone");
    await save("phoneOfficeChannels", ["call", "whatsapp"]);
  },
  address: () => save("postalAddress", { en: "", sw: "S.L.P. 1" }),
  fees: () => save("fees", [{ what, amount: 1, due: null, level: "both" }]),
  payments: async () => {
    await client.mutate("auth.confirmPassword", { password: testPassword });
    await save("payments", [{ kind: "mobile", name: "M-Pesa", number: "123456", holder: "Visiga" }]);
  },
  dates: () =>
    save("termDates", [
      {
        id: "11111111-1111-4111-8111-111111111111",
        first: "2099-01-11",
        last: "2099-01-11",
        what,
        level: null,
      },
    ]),
  message: () => save("rectorMessage", { en: "", sw: "Karibuni Visiga." }),
  news: () => client.add({ page: "NEWS", name: "Office", title: "Karibu" }),
  colleague: () => client.mutate("users.register", { name: "A", email: "a@example.org", phoneNumber: "+255712345679" }),
  backup: () => api.services.securityLog.write({ kind: "backupDownloaded" }),
};

test("each first step is done once the data of it is there, and by nothing else", async () => {
  for (const [index, step] of firstSteps.entries()) {
    await steps[step]();
    expect(await done()).toEqual(firstSteps.slice(0, index + 1));
  }
});

test("a first step is open again when its data is gone", async () => {
  for (const step of firstSteps) await steps[step]();
  await save("fees", null);
  const [news] = await client.list("/page/NEWS");
  await client.delete(String(news?.id));
  expect(await done()).toEqual(firstSteps.filter((step) => step !== "fees" && step !== "news"));
});

test("the step of the backup stays done when the old events of the security log are deleted", async () => {
  await steps.backup();
  await steps.backup();
  api.clock.pass(2 * retentionDays.securityLog * 24 * 3600);
  await clearOldActivity(api.services);
  client = userClient(api, await api.logIn(admin));
  expect(await done()).toEqual(["backup"]);
});

test("a confirmed sample counts as the school’s own", async () => {
  await insertSampleSite(api.database.manager, demoSite);
  const { version } = (await entries()).entries.find(({ key }) => key === "rectorMessage") ?? {};
  await client.mutate("site.confirmSample", { key: "rectorMessage", version });
  expect(await done()).toEqual(["message"]);
});

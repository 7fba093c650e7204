import { request as requests } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { screenFindings } from "../support/screen-findings.ts";
import { startWithPast } from "../support/server.ts";
import { test as base, button, expect, field, open } from "../support/site.ts";
import { openValue } from "../support/site-tab.ts";
import { byAdministrator, createUser, enter, read, type TestUser } from "../support/users.ts";

const [former, changed] = ["2011 0012 345", "2011 0099 999"];
const way = { kind: "bank", name: "NMB", number: former, holder: "Seminari ya Visiga" };
let [colleague, teacher]: [TestUser?, TestUser?] = [];

/** Two days ago: a second administrator, a USER, and the first number. */
async function past(url: string): Promise<void> {
  const request = await requests.newContext({ baseURL: url });
  const headers = await byAdministrator(request);
  colleague = await createUser(request, "Mwalimu Anna");
  teacher = await createUser(request, "Mwalimu Petro");
  const { id, name, email } = colleague;
  await read(
    await request.put(`/api/v1/users/update/${id}`, {
      headers,
      data: { name, email, role: "ADMIN", status: "ACTIVE" },
    }),
  );
  const { password } = administrator;
  await read(await request.post("/api/trpc/auth.confirmPassword", { headers, data: { password } }));
  const data = { key: "payments", value: [way], version: 0 };
  await read(await request.post("/api/trpc/site.save", { headers, data }));
  await request.dispose();
}

const test = base.extend({
  baseURL: async ({}, use) => {
    const server = await startWithPast(past);
    await use(server.url);
    await server.stop();
  },
});
test.use({ viewport: { width: 360, height: 740 }, language: "sw", contextOptions: { reducedMotion: "reduce" } });

test("a changed number is public once a second administrator agrees to it on a phone", async ({
  page,
  t: { joining },
  dashboardWords: t,
  complaints,
}) => {
  test.setTimeout(180_000);
  const { today, site, dashboard } = t;
  const visitorsSee = async (number: string, other: string) => {
    await page.goto("/joining");
    const main = page.getByRole("main");
    await expect(main.getByText(number, { exact: true })).toBeVisible();
    await expect(main).not.toContainText(other);
  };
  const prompt = page.getByRole("dialog", { name: dashboard.passwordPrompt.title });
  const confirm = async (password: string) => {
    await field(prompt, t.login.password).fill(password);
    await button(prompt, dashboard.passwordPrompt.confirm).click();
    await expect(prompt).toHaveCount(0);
  };
  const card = page.getByRole("region", { name: today.numbers.title });

  await enter(page, administrator);
  const form = await openValue(page, "payments", "payments.0.number");
  await field(form, t.records.of.payments.fields.number).fill(changed);
  await button(form, dashboard.save).click();
  await confirm(administrator.password);
  await expect(page.getByText(site.savedWaiting)).toBeVisible();
  await openValue(page, "payments");
  await expect(page.getByText(site.waits)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await open(page, "/dashboard?tab=today");
  await expect(card).toContainText(changed);
  await expect(button(card, today.numbers.agree)).toHaveCount(0);
  await visitorsSee(former, changed);

  await enter(page, teacher as TestUser);
  await open(page, "/dashboard?tab=today");
  await expect(card).toContainText(changed);
  await expect(card.getByRole("button")).toHaveCount(0);

  await enter(page, colleague as TestUser);
  await open(page, "/dashboard?tab=today");
  await expect(card).toContainText(today.numbers.second);
  expect(await screenFindings(page)).toEqual([]);
  await button(card, today.numbers.agree).click();
  await confirm(colleague?.password ?? "");
  await expect(page.getByText(today.numbers.agreed)).toBeVisible();
  await visitorsSee(changed, former);
  await expect(page.getByText(joining.payments.since.split("{day}")[0] ?? "")).toBeVisible();
  // Chromium reports the answers that ask for the password.
  complaints.splice(0);
});

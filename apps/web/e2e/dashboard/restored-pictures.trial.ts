import { request as newRequests } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { findings } from "../support/findings.ts";
import { listed, seen } from "../support/listed-files.ts";
import { card, toast } from "../support/picture-form.ts";
import { type Server, startRestored } from "../support/server.ts";
import { test as base, expect, open } from "../support/site.ts";
import { byAdministrator, enter } from "../support/users.ts";

async function takeDown(baseURL: string): Promise<string[]> {
  const request = await newRequests.newContext({ baseURL });
  const headers = await byAdministrator(request);
  const gone = (await listed(request, "GALLERY")).filter(({ name }) => name !== "").slice(0, 4);
  for (const { id } of gone)
    await request.post("/api/trpc/files.setTakenDown", { headers, data: { id, takenDown: true } });
  await request.dispose();
  return gone.map(({ name }) => name);
}

const test = base.extend<{ restored: { server: Server; names: string[] } }>({
  restored: [
    async ({}, use) => {
      let names: string[] = [];
      const server = await startRestored(String(process.env.E2E_TEMPLATE), async (url) => {
        names = await takeDown(url);
      });
      await use({ server, names });
      await server.stop();
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ restored }, use) => use(restored.server.url),
});

test("pictures that a restore takes down are listed until somebody decides about each or all", async ({
  page,
  request,
  restored,
  dashboardWords: { images, securityLog },
}) => {
  const t = images.restored;
  const [one = "", other = "", ...rest] = restored.names;
  await enter(page, administrator);
  await open(page, "/dashboard?page=GALLERY");
  await expect(page.getByText(fill(images.only.undecided, { count: 4 }))).toBeVisible();
  await page.getByRole("button", { name: images.see, exact: true }).click();
  await expect(page.getByLabel(images.only.label)).toHaveValue("decide");
  await expect(page.getByRole("article")).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: fill(images.card.putBackOne, { name: one }) }).click();
  await expect(toast(page, fill(images.consent.isBack, { name: one }))).toBeVisible();
  await page.getByRole("button", { name: fill(t.keepDownOne, { name: other }) }).click();
  await expect(toast(page, fill(t.keptDown, { name: other }))).toBeVisible();
  await expect(card(page, other)).toHaveCount(0);

  await page.getByRole("button", { name: t.all, exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: t.all });
  await expect(dialog.getByText(t.allExplanation)).toBeVisible();
  await dialog.getByRole("button", { name: t.all, exact: true }).click();
  await expect(toast(page, fill(t.allDone, { count: rest.length }))).toBeVisible();
  await expect(page.getByText(images.only.empty)).toBeVisible();
  const visible = await seen(request, "GALLERY");
  expect(restored.names.filter((name) => visible.includes(name))).toEqual([one, ...rest]);

  await open(page, "/dashboard?tab=activity");
  await page.getByRole("button", { name: securityLog.title, exact: true }).click();
  await expect(page.getByText(`${securityLog.kinds.restoreTookDown}: 4`)).toBeVisible();
  await expect(page.getByText(securityLog.server, { exact: true })).toHaveCount(2);
});

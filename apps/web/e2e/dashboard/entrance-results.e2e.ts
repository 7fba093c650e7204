import type { ManagedEntranceResults } from "@visiga/contracts/entrance-results";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { administrator } from "@visiga/testing/server-process";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import { test } from "../support/own-server.ts";
import { phoneFindings } from "../support/page-findings.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, press } from "../support/site.ts";
import { byAdministrator, enter, read } from "../support/users.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport, language: "sw", contextOptions: { reducedMotion: "reduce" } });

test.afterEach(async ({ request }) => {
  const headers = await byAdministrator(request);
  const { result } = await read<{ result: { data: ManagedEntranceResults } }>(
    await request.get("/api/trpc/entranceResults.read", { headers }),
  );
  const { version } = result.data;
  if (version > 0) await read(await request.delete(`/api/v1/entrance-results?version=${version}`, { headers }));
});

test("results pasted without names are asked for on a phone without script", async ({
  page,
  browser,
  baseURL,
  dashboardWords: t,
}) => {
  const words = t.entranceResults;
  const { entrance } = await loadPublicDictionary("sw");
  await enter(page, administrator);
  await open(page, siteSectionPath("admission"));
  await page.getByRole("button", { name: words.title }).click();
  const form = page.getByRole("dialog", { name: words.title });
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  await form.getByLabel(words.from).fill(yesterday);
  const rows = form.getByLabel(words.rows);
  await rows.fill("Namba\tJina\tMatokeo\n0123\tJuma Hamisi\tAmechaguliwa\n0124\tAkiba\nJan-27\takiba");
  await expect(form.getByText(t.errors.issue.form_number_invalid).first()).toBeVisible();
  await expect(form.getByText(t.letters.problems.notShown)).toBeVisible();
  await press(page, t.dashboard.save);
  await expect(rows).toHaveAttribute("aria-invalid", "true");
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize(viewport);

  await rows.fill("Namba\tMatokeo\n0123/27\tAmechaguliwa\n0124\takiba\n0125\tnot selected\n");
  await expect(form.getByRole("row")).toHaveCount(4);
  const [sheet] = await Promise.all([page.waitForEvent("popup"), press(page, words.print)]);
  await expect(sheet.getByRole("listitem")).toHaveText(["0123/27", "0124", "0125"]);
  await sheet.close();
  await press(page, t.dashboard.save);
  await expect(form).toBeHidden();
  await expect(page.getByText(words.savedOpen)).toBeVisible();
  await expect(page.getByRole("button", { name: words.title })).toContainText("3");

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    locale: "sw-TZ",
    ...(baseURL && { baseURL }),
  });
  const phone = await plain.newPage();
  await phone.goto("/results?lang=sw");
  await phone.getByLabel(entrance.number).fill("0123 27");
  await phone.getByRole("button", { name: entrance.ask }).click();
  await expect(phone.getByRole("heading", { level: 2, name: entrance.outcomes.selected })).toBeVisible();
  await expect(phone.getByText("012327")).toBeVisible();
  await phone.getByLabel(entrance.number).fill("999");
  await phone.getByRole("button", { name: entrance.askAnother }).click();
  await expect(phone.getByRole("heading", { level: 2, name: entrance.outcomes.unknown })).toBeVisible();
  await phone.getByRole("link", { name: entrance.list }).click();
  await expect(phone.getByRole("main").locator("section li")).toHaveText(["0123/27", "0124", "0125"]);
  await plain.close();

  for (const query of ["", "?number=0123-27", "?number=1", "?list=yes"]) {
    await page.goto(`/results${query}`);
    expect(await phoneFindings(page, false)).toEqual([]);
  }
});

import { setTimeout as pass } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { answerForAll, backOnline, keep, photos, share, test } from "../support/installed-dashboard.ts";
import { KilledBrowser } from "../support/killed-browser.ts";
import { listed } from "../support/listed-files.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { expect, press } from "../support/site.ts";

/** `pnpm faults` kills it fifty times. */
const cuts = process.env.ALL_FAULTS === "true" ? 50 : 4;
const count = 10;

/** The steps of a share, in each of which the browser is killed at some moment: at the latest after so many milliseconds. */
const steps = ["shared", "prepared", "answered", "sent"] as const;
const longest = { shared: 700, prepared: 1500, answered: 700, sent: 4000 };

test("ten pictures shared in flight mode are stored once each, whenever the browser is killed", async ({
  account,
  line,
  request,
  dashboardWords: t,
}, info) => {
  test.setTimeout(60_000 + cuts * 90_000);
  const { upload } = t.images;
  const browser = new KilledBrowser(info.outputPath("browser"));
  const files = await photos(count);
  const left = (page: Page, state: string) => page.getByText(state, { exact: true }).count();

  /** Opens the queue, as its user would after the browser has disappeared. Local storage may be some seconds old. */
  const openQueue = async (): Promise<Page> => {
    const page = await browser.start();
    await page.goto(`${line.url}/dashboard?page=ALL&task=upload`);
    await expect(page.getByRole("heading", { name: upload.title })).toBeVisible();
    return page;
  };

  try {
    let page = await browser.start();
    await page.goto(`${line.url}/robots.txt`);
    const logIn = await request.post("/api/v1/auth/authenticate", { data: account });
    const { token, refreshToken } = (await logIn.json()).data;
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem("accessToken", access);
        localStorage.setItem("refreshToken", refresh);
      },
      [token, refreshToken],
    );
    await keep(page, `${line.url}/dashboard`);
    // Chromium writes local storage after five seconds.
    await pass(7000);

    for (let cut = 0; cut < cuts; cut += 1) {
      const step = steps[cut % steps.length] ?? "shared";
      const name = `Cut ${cut}`;
      const moment = Math.random() * longest[step];
      await test.step(`killed ${Math.round(moment)} ms into “${step}”`, async () => {
        line.cut();
        await page.goto(`${line.url}/dashboard`);
        const sharing = share(page, { files });
        const shared = sharing.catch(() => {});
        if (step !== "shared") {
          await sharing;
          await expect(page.getByRole("heading", { name: upload.title })).toBeVisible();
        }
        if (step === "answered" || step === "sent") {
          await expect.poll(() => left(page, upload.states.ready)).toBe(count);
          await answerForAll(page, t, name, count);
        }
        if (step === "sent") {
          line.mend();
          await backOnline(page);
        }
        await pass(moment);
        await browser.kill();
        await shared;

        page = await openQueue();
        const tiles = page.getByRole("button", { name: new RegExp(fill(upload.takeOut, { name: ".*" })) });
        const rows = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              indexedDB.open("uploads").onsuccess = ({ target }) => {
                const store = (target as IDBOpenDBRequest).result.transaction("items").objectStore("items");
                store.count().onsuccess = (event) => resolve((event.target as IDBRequest<number>).result);
              };
            }),
        );
        expect([0, count], "all or none").toContain(rows);
        if (rows === 0) {
          await share(page, { files });
          await expect(page.getByRole("heading", { name: upload.title })).toBeVisible();
        }
        const started = (await left(page, upload.states.waiting)) > 0 || step === "sent";
        if (!started) {
          await expect.poll(() => left(page, upload.states.ready)).toBe(count);
          await answerForAll(page, t, name, count);
        }
        line.mend();
        await expect(async () => {
          await backOnline(page);
          expect(await tiles.count()).toBe(0);
        }).toPass({ timeout: 80_000 });
        const stored = (await listed(request, "GALLERY")).filter((each) => each.name.startsWith(`${name} `));
        expect(stored.map((each) => each.name).sort()).toEqual(
          Array.from({ length: count }, (_, index) => `${name} ${index + 1}`).sort(),
        );
        for (const record of stored) await removeSample(request, record);
        await press(page, upload.clear);
      });
    }
  } finally {
    await browser.kill();
  }
});

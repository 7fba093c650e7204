import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { Line } from "../support/line.ts";
import { emptyBrowserCache, expect, keptPages, test, visit } from "../support/own-line.ts";

const login = "<!DOCTYPE html><html><title>Karibu</title><h1>Wi-Fi</h1><form action=/login>Ingia</form></html>";
const html = { "content-type": "text/html", "content-language": "en" };

/** What answers for every address of the school: the network, or a proxy. */
const foreign: Readonly<Record<string, (response: ServerResponse, elsewhere: string) => void>> = {
  "the login page of a network": (response) => response.writeHead(200, html).end(login),
  "a redirect to another host": (response, elsewhere) => response.writeHead(302, { location: elsewhere }).end(),
  "half an answer": (response) => {
    response.writeHead(200, { ...html, "content-length": 9999 }).write(login.slice(0, 60));
    setTimeout(() => response.destroy(), 50);
  },
  "an answer of unknown length that ends early": (response) =>
    response.writeHead(200, { ...html, connection: "close" }).end(login.slice(0, 60)),
  "a page that nothing was found": (response) => response.writeHead(404, { "content-type": "text/html" }).end(login),
};

/** Everything that the worker has stored, and how many of it are pages in the place of files. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      ["pages-1", "files-1", "pictures-1", "documents-1"].map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async ({ url }) => {
            const text = (await (await cache.match(url))?.text()) ?? "";
            return { url: url.replace(location.origin, ""), isForeign: text.includes("Wi-Fi") };
          }),
        );
      }),
    );
    return all.flat();
  });

for (const [name, answer] of Object.entries(foreign))
  test(`${name} is not stored as a page of the school, and offline the former copies are shown`, async ({
    page,
    line,
    complaints,
  }) => {
    await visit(page, "/history");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const before = await stored(page);
    const network = await Line.to("http://127.0.0.1:1");
    network.replace((_, response) => response.writeHead(200, html).end(login));
    line.replace((_, response) => answer(response, network.url));
    await emptyBrowserCache(page);
    for (const path of ["/history", "/staff", "/gallery"])
      await page.goto(path, { waitUntil: "commit" }).catch(() => undefined);
    line.cut();
    await page.goto("/history");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[data-kept-notice]")).toHaveCSS("background-color", "rgb(242, 182, 50)");
    const after = await stored(page);
    expect(after.filter(({ isForeign }) => isForeign)).toEqual([]);
    expect(after.map(({ url }) => url).sort()).toEqual(before.map(({ url }) => url).sort());
    line.mend();
    await page.goto("/staff");
    await expect.poll(() => keptPages(page)).toContainEqual(expect.stringMatching(/^\/staff/));
    await network.close();
    complaints.length = 0;
  });

test("a page in the place of a new worker leaves the worker as it is", async ({ page, line, complaints }) => {
  await visit(page, "/history");
  const updated = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.update().then(
        () => "updated",
        () => "refused",
      );
    });
  for (const status of [200, 302, 404, 503]) {
    line.replace((_, response) => response.writeHead(status, { ...html, location: "/login" }).end(login));
    expect([status, await updated()]).toEqual([status, "refused"]);
  }
  line.cut();
  await page.goto("/history");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
  complaints.length = 0;
});

test("on a full device pages open, and their copies without a network", async ({ page, line, baseURL }) => {
  await visit(page, "/history");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: String(baseURL), quotaSize: 1000 });
  for (const path of ["/staff", "/history?lang=sw"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  line.cut();
  await page.goto("/history?lang=en");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
});

test("after the browser has deleted what is stored, pages open and are stored again", async ({
  page,
  line,
  baseURL,
}) => {
  await visit(page, "/history");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", {
    origin: String(baseURL),
    storageTypes: "cache_storage,indexeddb",
  });
  await visit(page, "/staff");
  line.cut();
  await page.goto("/staff");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
});

import { expect, test, visit } from "../support/own-line.ts";
import { startCopy } from "../support/server.ts";

test("SERVICE_WORKER=off removes the worker and its caches", async ({ page, line }) => {
  await visit(page, "/history");
  const without = await startCopy(String(process.env.E2E_TEMPLATE), { SERVICE_WORKER: "off" });
  line.lead(without.url);
  // The browser requests the worker's script again when it opens a page.
  await page.goto("/history");
  const left = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]);
  await expect.poll(left).toEqual([]);
  await page.goto("/contact");
  await expect(page.locator("html")).not.toHaveAttribute("data-worker");
  expect(await left()).toEqual([]);
  line.cut();
  await expect(page.goto("/history")).rejects.toThrow("ERR_");
  await without.stop();
});

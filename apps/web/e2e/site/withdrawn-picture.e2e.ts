import { listed } from "../support/listed-files.ts";
import { expect, keptPages, test } from "../support/own-line.ts";

test("a withdrawn picture and its pages leave the device", async ({ page, request, line, t: words, complaints }) => {
  const pictures = await listed(request, "GALLERY");
  const picture = pictures.find(({ photo }) => photo);
  const path = String(picture?.path);
  const copies = () =>
    page.evaluate(
      async (part) => (await (await caches.open("pictures-1")).keys()).filter(({ url }) => url.includes(part)).length,
      `/media/${picture?.photo?.id}/`,
    );
  const cached = ["/gallery?lang=en", `${path}?lang=en`];
  await page.goto("/gallery");
  await expect.poll(() => keptPages(page)).toContain(cached[0]);
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(cached));
  await expect.poll(copies).toBeGreaterThan(0);

  line.change((asked, body) => (asked === path ? undefined : body));
  expect((await page.goto(path))?.status()).toBe(404);
  await expect.poll(copies).toBe(0);
  line.cut();
  for (const address of [path, "/gallery"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.offline.title);
    await expect(page.locator(`a[href*="${path}"]`)).toHaveCount(0);
  }
  complaints.splice(0);
});

import { test } from "../support/own-server.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

test("a long text of news is cut on its card, and whole on its own page", async ({ page, request }) => {
  const headers = await byAdministrator(request);
  const description = "The rector writes to all parents. ".repeat(120);
  const multipart = { name: "The rector", title: "A long letter", page: "NEWS", minors: "false", description };
  await request.post("/api/v1/files/image", { headers, multipart });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/news");
  const text = page.getByText(description.trim());
  expect((await text.boundingBox())?.height).toBeLessThan(400);
  await page.getByRole("article").getByRole("link", { name: "A long letter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A long letter" })).toBeVisible();
  expect((await text.boundingBox())?.height).toBeGreaterThan(2000);
});

import { expect, open, test } from "../support/site.ts";

test("the page's scripts run under a policy without unsafe-inline, and the page opens without API requests", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto("/");
  const policy = (await response?.allHeaders())?.["content-security-policy"] ?? "";
  expect(policy.split("script-src")[1]?.split(";")[0]).toMatch(/^ 'self' 'sha256-[\w+/=]+'$/);
  await open(page, "/");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

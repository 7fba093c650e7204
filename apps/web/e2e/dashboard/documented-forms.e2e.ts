import { administrator } from "@visiga/testing/server-process";
import { cards, hold, inDialog } from "../support/documented-screen.ts";
import { button, expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => enter(page, administrator));

test("a modal is at most 90% of the window high, the preview in it 10rem, a failed deletion of a picture is logged and opens no alert, and a failed save shows 'Submission failed: ' with the reason in the open form", async ({
  page,
  complaints,
}) => {
  await open(page, "/dashboard");
  await page
    .getByRole("button", { name: /^Edit “/ })
    .first()
    .click();
  for (const height of [900, 500]) {
    await page.setViewportSize({ width: 1440, height });
    const modal = page.getByRole("dialog", { name: "Edit Information" });
    await expect(modal).toBeVisible();
    expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(0.9 * height + 1);
    await expect(modal).toHaveCSS("max-height", `${0.9 * height}px`);
    const preview = modal.locator("img").first();
    await expect(preview).toHaveCSS("max-height", "160px");
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(160);
    await expect(modal.locator("input[type=file]")).toHaveAttribute("accept", /image\//);
  }
  await inDialog(page, "Cancel").click();
  await expect(page.getByRole("dialog", { name: "Edit Information" })).toBeHidden();

  await page.route("**/files.bin**", (route) => route.abort());
  await page
    .getByRole("button", { name: /^Delete “/ })
    .first()
    .click();
  const asking = page.getByRole("alertdialog");
  await expect(asking.getByText("Are you sure you want to delete this item?", { exact: true })).toBeVisible();
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(asking).toBeHidden();
  expect(
    complaints.splice(0).filter((text) => /TRPCClientError/.test(text)),
    "logged",
  ).not.toEqual([]);

  await button(page, "ADD image").click();
  const adding = page.getByRole("dialog", { name: "Add New Information" });
  await adding.getByLabel("Name", { exact: true }).fill("Sample");
  await adding.getByLabel("Title", { exact: true }).fill("EVENTS");
  await adding.getByLabel("Page", { exact: true }).selectOption("GALLERY");
  for (const [status, reason] of [
    [503, "The website is not ready at the moment. Wait a minute, then try again."],
    [0, "The server cannot be reached. Check your internet connection and try again."],
  ] as const) {
    const failure = { message: "Not ready.", code: "unavailable" };
    await page.route("**/api/v1/files/image", (route) =>
      status ? route.fulfill({ status, json: failure }) : route.abort(),
    );
    await inDialog(page, "Save").click();
    await expect(asking.getByText(`Submission failed: ${reason}`, { exact: true })).toBeVisible();
    await asking.getByRole("button", { name: "OK" }).click();
    await expect(adding.getByLabel("Name", { exact: true })).toHaveValue("Sample");
    await page.unrouteAll();
  }
  const request = await hold(page, "**/api/v1/files/image");
  await inDialog(page, "Save").click();
  await expect(inDialog(page, "Saving...")).toBeDisabled();
  request.fail();
  await asking.getByRole("button", { name: "OK" }).click();
  await inDialog(page, "Cancel").click();
  await expect(adding).toBeHidden();
  expect(complaints.splice(0)).not.toEqual([]);
});

test("a user who cannot be registered shows 'Registration failed: ' and the reason, a failed edit opens no alert, and a failed change of status does", async ({
  page,
  complaints,
}) => {
  await open(page, "/dashboard?tab=users");
  await button(page, "ADD USER").click();
  const modal = page.getByRole("dialog", { name: "Register New User" });
  await modal.getByLabel("Name", { exact: true }).fill("Sample Teacher 09");
  await modal.getByLabel("Phone number", { exact: true }).fill("+255 700 000 009");
  await modal.getByLabel("Email", { exact: true }).fill(administrator.email);
  const alert = page.getByRole("alertdialog");
  await inDialog(page, "Register").click();
  const taken = "Another account already uses this email address. Use a different one, or edit that account.";
  await expect(alert.getByText(`Registration failed: ${taken}`, { exact: true })).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  const request = await hold(page, "**/users.register**");
  await inDialog(page, "Register").click();
  await expect(inDialog(page, "Registering...")).toBeDisabled();
  request.fail();
  const away = "The server cannot be reached. Check your internet connection and try again.";
  await expect(alert.getByText(`Registration failed: ${away}`, { exact: true })).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(modal.getByLabel("Name", { exact: true })).toHaveValue("Sample Teacher 09");
  await inDialog(page, "Cancel").click();
  expect(complaints.splice(0)).not.toEqual([]);

  const card = cards(page).filter({ hasText: administrator.email });
  await card.getByRole("button", { name: /^Edit / }).click();
  const saving = await hold(page, "**/users.update**");
  await inDialog(page, "Save").click();
  await expect(inDialog(page, "Saving...")).toBeDisabled();
  saving.fail();
  await expect(page.getByRole("dialog").getByRole("alert").getByRole("paragraph")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(
    complaints.splice(0).filter((text) => /TRPCClientError/.test(text)),
    "logged",
  ).not.toEqual([]);
  await inDialog(page, "Cancel").click();

  await page.route("**/users.changeStatus**", (route) => route.abort());
  await card.getByRole("button", { name: /^Delete / }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking.getByText("Are you sure you want to delete this user?", { exact: true })).toBeVisible();
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(asking.getByText("Failed to update user status. Please try again.", { exact: true })).toBeVisible();
  await asking.getByRole("button", { name: "OK", exact: true }).click();
  await expect(card).toBeVisible();
  complaints.splice(0);
});

import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { button, cards, expect, field, hold, open, test } from "../support/site.ts";

test.use({
  asAdministrator: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

const away = "The server cannot be reached. Check your internet connection and try again.";
const inDialog = (page: Page, name: string) => button(page.getByRole("dialog"), name);
const pressFirst = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();

async function dismissAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole("alertdialog");
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
  await button(alert, "OK").click();
}

function expectLogged(complaints: string[]): void {
  expect(complaints.splice(0).join(), "logged").toContain("TRPCClientError");
}

test("a modal is at most 90% of the window high, and the preview in it 10rem", async ({ page }) => {
  await open(page, "/dashboard");
  await pressFirst(page, /^Edit “/);
  const modal = page.getByRole("dialog", { name: "Edit Information" });
  for (const height of [900, 500]) {
    await page.setViewportSize({ width: 1440, height });
    await expect(modal).toBeVisible();
    expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(0.9 * height + 1);
    await expect(modal).toHaveCSS("max-height", `${0.9 * height}px`);
    const preview = modal.locator("img").first();
    await expect(preview).toHaveCSS("max-height", "160px");
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(160);
    await expect(modal.locator("input[type=file]")).toHaveAttribute("accept", /image\//);
  }
  await inDialog(page, "Cancel").click();
  await expect(modal).toBeHidden();
});

test("a failed save of a picture opens an alert, and a failed deletion does not", async ({ page, complaints }) => {
  await open(page, "/dashboard");
  await page.route("**/files.bin**", (route) => route.abort());
  await pressFirst(page, /^Delete “/);
  const asking = page.getByRole("alertdialog");
  await expect(asking.getByText("Are you sure you want to delete this item?", { exact: true })).toBeVisible();
  await button(asking, "Delete").click();
  await expect(asking).toBeHidden();
  expectLogged(complaints);

  await button(page, "ADD image").click();
  const adding = page.getByRole("dialog", { name: "Add New Information" });
  await field(adding, "Name").fill("Sample");
  await button(adding, "Save").click();
  await expect(adding.getByText("Title is required", { exact: true })).toBeVisible();
  await field(adding, "Title").fill("Class of 1995");
  await field(adding, "Page").selectOption("ALUMNI");
  const json = { message: "Not ready.", code: "unavailable" };
  await page.route("**/api/v1/files/image", (route) => route.fulfill({ status: 503, json }), { times: 1 });
  await inDialog(page, "Save").click();
  const unready = "The website is not ready at the moment. Wait a minute, then try again.";
  await dismissAlert(page, `Submission failed: ${unready}`);
  await expect(field(adding, "Name")).toHaveValue("Sample");
  const request = await hold(page, "**/api/v1/files/image");
  await inDialog(page, "Save").click();
  await expect(inDialog(page, "Saving...")).toBeDisabled();
  request.fail();
  await dismissAlert(page, `Submission failed: ${away}`);
  await expect(field(adding, "Name")).toHaveValue("Sample");
  await inDialog(page, "Cancel").click();
  await expect(adding).toBeHidden();
  expect(complaints.splice(0)).not.toEqual([]);
});

test("a failed registration of a user opens an alert, and a failed edit does not", async ({ page, complaints }) => {
  await open(page, "/dashboard?tab=users");
  await button(page, "ADD USER").click();
  const modal = page.getByRole("dialog", { name: "Register New User" });
  await field(modal, "Name").fill("Sample Teacher 09");
  await field(modal, "Phone number").fill("+255 700 000 009");
  await field(modal, "Email").fill(administrator.email);
  await inDialog(page, "Register").click();
  const taken = "Another account already uses this email address. Use a different one, or edit that account.";
  await dismissAlert(page, `Registration failed: ${taken}`);
  const request = await hold(page, "**/users.register**");
  await inDialog(page, "Register").click();
  await expect(inDialog(page, "Registering...")).toBeDisabled();
  request.fail();
  await dismissAlert(page, `Registration failed: ${away}`);
  await expect(field(modal, "Name")).toHaveValue("Sample Teacher 09");
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
  expectLogged(complaints);
  await inDialog(page, "Cancel").click();

  await page.route("**/users.changeStatus**", (route) => route.abort());
  await card.getByRole("button", { name: /^Delete / }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking.getByText("Are you sure you want to delete this user?", { exact: true })).toBeVisible();
  await button(asking, "Delete").click();
  await dismissAlert(page, "Failed to update user status. Please try again.");
  await expect(card).toBeVisible();
  complaints.splice(0);
});

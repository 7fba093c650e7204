import type { Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { documentedLogin, documentedScreens } from "./documented-dashboard-list.ts";
import { missingWholes, readScreen } from "./screen-texts.ts";
import { expect, logIn, open, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

type NewsRecord = Readonly<Record<"name" | "title" | "createdAt" | "description", string>>;

const lost = ["404 - Not Found", "You are not authorized to view this page."];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);

/** Holds the requests that match until the test says what comes of them. */
async function hold(page: Page, pattern: string) {
  let decide = (_how: "abort" | "continue") => {};
  const decided = new Promise<"abort" | "continue">((resolve) => {
    decide = resolve;
  });
  await page.route(pattern, async (route) => route[await decided]());
  return { fail: () => decide("abort"), release: () => decide("continue") };
}

test("every documented text behind the login is on its screen, word for word", async ({ page, dashboardWords: t }) => {
  test.setTimeout(120_000);
  await open(page, documentedLogin.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login to Visiga Website");
  // Both labels of the theme are there, and one is seen.
  await expect
    .poll(async () => missingWholes(await readScreen(page), documentedLogin.texts ?? []))
    .toEqual(["Light Mode"]);
  await button(page, "Dark Mode").click();
  await expect
    .poll(async () => missingWholes(await readScreen(page), documentedLogin.texts ?? []))
    .toEqual(["Dark Mode"]);
  await button(page, "Light Mode").click();

  await logIn(page, t);
  for (const { name, path, reach, texts = [], named = [], choices = {} } of documentedScreens) {
    await open(page, path);
    await expect(cards(page).first(), name).toBeVisible();
    await reach?.(page);
    await expect
      .poll(async () => missingWholes(await readScreen(page), texts), { message: name, timeout: 10_000 })
      .toEqual([]);
    const field = (label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
    for (const label of named) await expect(field(label)).toBeVisible();
    for (const [label, values] of Object.entries(choices)) {
      await expect(field(label).locator("option:not([value=''])")).toHaveText([...values]);
    }
  }
});

test.describe("login", () => {
  const fields = async (page: Page, password: string) => {
    await page.getByLabel("Email", { exact: true }).fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
  };

  test("asks for an email and a password, says that it is busy, stores both tokens and opens the dashboard", async ({
    page,
  }) => {
    await open(page, "/login");
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
    await button(page, "Login").click();
    await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
    await expect(page.getByText("Password is required", { exact: true })).toBeVisible();
    await fields(page, administrator.password);
    const request = await hold(page, "**/auth.login**");
    await button(page, "Login").click();
    await expect(button(page, "Logging in...")).toBeDisabled();
    request.release();
    await expect(page).toHaveURL(/\/dashboard$/);
    for (const token of await tokens(page)) expect(token).toMatch(/\S{20,}/);

    await button(page, "Logout").click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await tokens(page)).toEqual([null, null]);
  });

  test("says what the server says, else 'Login failed. Please try again.', and clears it at the next try", async ({
    page,
    complaints,
  }) => {
    await open(page, "/login");
    await fields(page, "not the password");
    await button(page, "Login").click();
    const error = page.getByRole("alert").getByRole("paragraph");
    await expect(error).toHaveText(/^The email address and the password do not match an active account\./);
    const request = await hold(page, "**/auth.login**");
    await button(page, "Login").click();
    await expect(button(page, "Logging in...")).toBeVisible();
    await expect(error).toHaveCount(0);
    request.fail();
    await expect(error).toHaveText("Login failed. Please try again.");
    expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });
});

test("whoever is not logged in sees 'Checking authentication...' at most, and then the 404 page", async ({
  page,
  complaints,
}) => {
  const authentication = page.getByText("Checking authentication...", { exact: true });
  for (const path of ["/dashboard", "/users"]) {
    const drawn = await (await page.request.get(path)).text();
    expect(drawn).toContain("Checking authentication...");
    await page.goto(path);
    await expect(page).toHaveURL(/\/not-found$/);
    for (const text of lost) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");

    complaints.splice(0);
    await page.evaluate(() => localStorage.setItem("accessToken", "forged"));
    const request = await hold(page, "**/auth.check**");
    await page.goto(path);
    await expect(authentication).toBeVisible();
    request.release();
    await expect(page).toHaveURL(/\/not-found$/);
    expect(
      complaints.splice(0).filter((text) => /TRPCClientError/.test(text)),
      "logged",
    ).not.toEqual([]);
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe("inside", () => {
  test.beforeEach(({ page, dashboardWords: t }) => logIn(page, t));

  test("the sidebar's first tab is Images, its filter ALUMNI, and the theme is a class of the document", async ({
    page,
  }) => {
    const sidebar = page.getByRole("complementary", { name: "Dashboard" });
    const tabs = sidebar.getByRole("navigation").getByRole("link");
    await expect(tabs.nth(0)).toHaveText("Images");
    await expect(tabs.nth(1)).toHaveText("Users");
    await expect(tabs.nth(0)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Images");
    const filters = page.getByRole("group", { name: "Page" }).getByRole("button");
    const names = ["ALUMNI", "GALLERY", "ORGANIZATION", "NEWS", "HOME", "SEMINARIANS", "WAWATA", "ALL"];
    await expect(filters).toHaveText(names);
    await expect(filters.first()).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(tabs.nth(0)).toBeInViewport();
    await button(page, "Dark Mode").click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await button(page, "Light Mode").click();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
  });

  test("on a small screen the sidebar slides over the page, and a click outside closes it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("complementary", { name: "Dashboard" })).toBeHidden();
    await button(page, "Menu").click();
    const drawer = page.getByRole("dialog", { name: "Dashboard" });
    await expect(drawer.getByRole("link", { name: "Users" })).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(drawer).toBeHidden();
  });

  test("cards stand in one to four columns, with two lines of description and the time in the browser's format", async ({
    page,
    request,
  }) => {
    const columns = () =>
      cards(page)
        .first()
        .evaluate((card) => getComputedStyle(card.closest("ul") ?? card).gridTemplateColumns.split(" ").length);
    for (const tab of ["/dashboard", "/dashboard?tab=users"]) {
      await open(page, tab);
      await expect(cards(page).first()).toBeVisible();
      for (const [width, least, most] of [
        [360, 1, 1],
        [768, 2, 2],
        [1440, 3, 4],
        [2560, 4, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await columns(), `${width} px`).toBeGreaterThanOrEqual(least);
        expect(await columns(), `${width} px`).toBeLessThanOrEqual(most);
      }
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/dashboard?page=NEWS");
    const records: NewsRecord[] = await (await request.get("/api/v1/files/page/NEWS")).json();
    const record = records.find(({ description }) => description);
    if (!record) throw new Error("No news has a description");
    const card = cards(page)
      .filter({ has: page.getByRole("heading", { name: record.name, exact: true }) })
      .first();
    for (const text of [record.title, "NEWS"]) await expect(card).toContainText(text);
    const description = card.getByText(record.description, { exact: true });
    const shown = await description.evaluate((text) => {
      const { webkitLineClamp, overflow, lineHeight } = getComputedStyle(text);
      return { webkitLineClamp, overflow, lines: text.clientHeight / Number.parseFloat(lineHeight) };
    });
    expect(shown).toMatchObject({ webkitLineClamp: "2", overflow: "hidden" });
    expect(shown.lines).toBeLessThan(2.1);
    const local = await page.evaluate((time) => new Date(time).toLocaleString(), record.createdAt);
    await expect(card.getByText(local, { exact: true })).toBeVisible();
    for (const action of ["Edit", "Delete"]) {
      const icon = card.getByRole("button", { name: `${action} “${record.name}”`, exact: true });
      await expect(icon.locator("svg")).toBeVisible();
    }
  });

  test("a modal is at most 90 % of the window high, and the preview in it 10rem", async ({ page }) => {
    for (const height of [900, 500]) {
      await page.setViewportSize({ width: 1440, height });
      await open(page, "/dashboard");
      await page
        .getByRole("button", { name: /^Edit “/ })
        .first()
        .click();
      const modal = page.getByRole("dialog", { name: "Edit Information" });
      await expect(modal).toBeVisible();
      expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(0.9 * height + 1);
      await expect(modal).toHaveCSS("max-height", `${0.9 * height}px`);
      const preview = modal.locator("img").first();
      await expect(preview).toHaveCSS("max-height", "160px");
      expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(160);
      await expect(modal.locator("input[type=file]")).toHaveAttribute("accept", /image\//);
    }
  });

  test("lists say that they are loading, and a failure is logged and said in no alert", async ({
    page,
    complaints,
  }) => {
    for (const [path, procedure, loading] of [
      ["/dashboard", "files.browse", "Loading files..."],
      ["/dashboard?tab=users", "users.list", "Loading..."],
    ] as const) {
      const request = await hold(page, `**/api/trpc/**${procedure}**`);
      await open(page, path);
      await expect(page.getByText(loading, { exact: true })).toBeVisible();
      request.fail();
      await expect(page.getByRole("main").getByRole("button", { name: "Retry" }).first()).toBeVisible();
      await expect(page.getByText(loading, { exact: true })).toBeHidden();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(cards(page)).toHaveCount(0);
      expect(
        complaints.splice(0).filter((text) => /TRPCClientError/.test(text)),
        "logged",
      ).not.toEqual([]);
      await page.unrouteAll();
    }
  });

  test("the users' list asks for ten of the first page, has no paging, and shows ACTIVE ones only", async ({
    page,
  }) => {
    const asked = page.waitForRequest("**/api/trpc/users.list**");
    await open(page, "/dashboard?tab=users");
    const input = new URL((await asked).url()).searchParams.get("input");
    expect(Object.values(JSON.parse(String(input)))).toEqual([{ page: 0, size: 10 }]);
    const card = cards(page).filter({ hasText: administrator.email });
    const term = (name: string) => card.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    for (const name of ["id", "Email", "Phone number"]) await expect(term(name)).toBeVisible();
    await expect(card.getByText("ACTIVE", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(/^(INACTIVE|DELETED)$/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /next|previous|page/i })).toHaveCount(0);
  });

  test("a picture that cannot be saved is 'Submission failed: ' and the reason, and the form stays", async ({
    page,
    complaints,
  }) => {
    await button(page, "ADD image").click();
    const modal = page.getByRole("dialog", { name: "Add New Information" });
    await modal.getByLabel("Name", { exact: true }).fill("Sample");
    await modal.getByLabel("Title", { exact: true }).fill("EVENTS");
    await modal.getByLabel("Page", { exact: true }).selectOption("GALLERY");
    const alert = page.getByRole("alertdialog");
    for (const [status, reason] of [
      [503, "The service is not ready at the moment. Wait a minute, then try again."],
      [0, "The server cannot be reached. Check your line and try again."],
    ] as const) {
      const failure = { message: "Not ready.", code: "unavailable" };
      await page.route("**/api/v1/files/image", (route) =>
        status ? route.fulfill({ status, json: failure }) : route.abort(),
      );
      await inDialog(page, "Save").click();
      await expect(alert.getByText(`Submission failed: ${reason}`, { exact: true })).toBeVisible();
      await alert.getByRole("button", { name: "OK" }).click();
      await expect(modal.getByLabel("Name", { exact: true })).toHaveValue("Sample");
      await page.unrouteAll();
    }
    const request = await hold(page, "**/api/v1/files/image");
    await inDialog(page, "Save").click();
    await expect(inDialog(page, "Saving...")).toBeDisabled();
    request.fail();
    await alert.getByRole("button", { name: "OK" }).click();
    await inDialog(page, "Cancel").click();
    await expect(modal).toBeHidden();
    expect(complaints.splice(0)).not.toEqual([]);
  });

  test("a user who cannot be registered is 'Registration failed: ' and the reason, and the form stays", async ({
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
    const away = "The server cannot be reached. Check your line and try again.";
    await expect(alert.getByText(`Registration failed: ${away}`, { exact: true })).toBeVisible();
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(modal.getByLabel("Name", { exact: true })).toHaveValue("Sample Teacher 09");
    await inDialog(page, "Cancel").click();
    expect(complaints.splice(0)).not.toEqual([]);
  });

  test("an edit that fails is logged and said in no alert; a status that does not change is said in the documented one", async ({
    page,
    complaints,
  }) => {
    await open(page, "/dashboard?tab=users");
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

  test("a picture that cannot be deleted is logged, and said in no alert", async ({ page, complaints }) => {
    await open(page, "/dashboard");
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
  });

  test("the rings close in 1.5 s, once a tenth of them is seen, and say a sentence about the seminary", async ({
    page,
  }) => {
    // So low that the rings are out of sight even while the list above them is empty.
    await page.setViewportSize({ width: 1440, height: 360 });
    await open(page, "/dashboard");
    await expect(cards(page).first()).toBeVisible();
    const skills = page.getByRole("region", { name: "TECHNICAL SKILLS" });
    const ring = skills.getByRole("listitem").first();
    const value = ring.locator("circle").nth(1);
    await expect(value).toHaveCSS("transition-duration", "1.5s");
    /** Scrolls until this part of the ring is in the window, and lets the observer look. */
    const see = (part: number) =>
      ring.evaluate(async (element, visible) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy({ top: top + visible * height - window.innerHeight, behavior: "instant" });
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      }, part);
    await see(0.06);
    await expect(value).toHaveCSS("stroke-dashoffset", /^100(px)?$/);
    await see(0.2);
    await expect(value).toHaveCSS("stroke-dashoffset", /^0(px)?$/);
    for (const [title, percent] of [
      ["PERFORMANCE", 100],
      ["SKILLS", 75],
      ["INNOVATION", 85],
      ["DEVELOPMENT", 95],
    ] as const) {
      const one = skills.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      await one.scrollIntoViewIfNeeded();
      await expect(one.getByRole("img", { name: `${title} ${percent}%`, exact: true })).toBeVisible();
      await expect(one.locator("circle").nth(1)).toHaveCSS("stroke-dashoffset", new RegExp(`^${100 - percent}(px)?$`));
      await expect(one.getByRole("paragraph")).toHaveText(/\w.*\.$/);
    }
    await expect(skills).toContainText("seminary");

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/dashboard");
    await expect(cards(page).first()).toBeVisible();
    await expect(value).toHaveCSS("stroke-dashoffset", /^0(px)?$/);
  });
});

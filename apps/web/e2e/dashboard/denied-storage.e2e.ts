import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { button, expect, field, open, test } from "../support/site.ts";

/**
 * Each way in which browsers deny storage: site data is blocked, the device is full, what is written is forgotten or not
 * read, or only databases, or cookies and messages between tabs, are denied.
 */
const denials = {
  blocked: () => {
    const denied = () => {
      throw new DOMException("The document's storage is denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: denied });
    navigator.locks.request = async () => denied();
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota is exceeded", "QuotaExceededError");
    };
  },
  forgotten: () => {
    Storage.prototype.setItem = () => {};
  },
  unread: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("The document's storage is denied", "SecurityError");
    };
  },
  withoutCookies: () => {
    const denied = () => {
      throw new DOMException("The document's cookies are denied", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: denied, set: denied });
    Object.defineProperty(window, "BroadcastChannel", { value: denied });
  },
  withoutDatabases: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Databases are denied", "SecurityError");
    };
  },
};

async function logIn(page: Page): Promise<void> {
  await open(page, "/login");
  await field(page, "Email").fill(administrator.email);
  await field(page, "Password").fill(administrator.password);
  await button(page, "Login").click();
}

for (const denial of ["blocked", "full", "forgotten", "unread"] as const) {
  test(`the login says what to allow, and sends no password, where storage is ${denial}`, async ({
    page,
    complaints,
    dashboardWords: { errors },
  }) => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent += 1;
    });
    await page.addInitScript(denials[denial]);
    await logIn(page);
    await expect(page.getByRole("alert")).toHaveText(errors.storageDenied);
    await expect(button(page, "Login")).toBeEnabled();
    expect(sent).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test("without cookies and messages between tabs the login opens the dashboard", async ({ page, complaints }) => {
  await page.addInitScript(denials.withoutCookies);
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("without databases the login opens the dashboard", async ({ page, complaints }) => {
  await page.addInitScript(denials.withoutDatabases);
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  // The queue of uploads needs one.
  expect(complaints.splice(0)).toEqual(["SecurityError: Databases are denied"]);
});

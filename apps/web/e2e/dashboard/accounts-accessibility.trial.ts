import type { APIRequestContext, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open, test } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, type TestUser } from "../support/users.ts";
import { closeDialogs } from "../support/walk.ts";

interface Seen {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly t: DashboardDictionary;
  readonly account: TestUser;
  /** Of a user who has not used it, with its `#`. */
  readonly link: string;
}

interface State {
  readonly name: string;
  readonly path: string;
  /** Opens the path again, even if the state before had it too. */
  readonly again?: true;
  /** Brings the screen into this state and returns what must be visible then. */
  readonly reach?: (seen: Seen) => Promise<unknown>;
}

const dialogButton = (page: Page, name: string) => button(page.locator("dialog[open]").last(), name);
const showAll = ({ page, t }: Seen) => page.getByRole("switch", { name: t.users.showAll }).check();
const cardButton = ({ page, account }: Seen, label: `${string}{name}${string}`) =>
  button(page, fill(label, { name: account.name }));

const chooseAccount = ({ page, t }: Seen, choice: "changePassword" | "logoutEverywhere") =>
  button(page, t.dashboard.account[choice]).click();

const outside: readonly State[] = [
  {
    name: "login, wrong",
    path: "/login",
    reach: async ({ page, t }) => {
      await button(page, t.login.submit).click();
      await expect(page.getByText(t.errors.issue.email_required)).toBeVisible();
    },
  },
  {
    name: "login, refused, after a session has ended",
    path: "/login",
    reach: async ({ page, t }) => {
      await page.evaluate(() => sessionStorage.setItem("returnTo", "/dashboard?tab=users"));
      await open(page, "/login");
      await expect(page.getByText(t.login.sessionEnded)).toBeVisible();
      await page.getByLabel(t.login.email, { exact: true }).fill("nobody@example.org");
      await page.getByLabel(t.login.password, { exact: true }).fill("not a password");
      await button(page, t.login.submit).click();
      await expect(page.getByText(t.errors.failure.login_failed)).toBeVisible();
    },
  },
  {
    name: "set-password, dead link",
    path: "/set-password#spent",
    reach: ({ page, t }) => expect(page.getByText(t.setPassword.linkInvalid)).toBeVisible(),
  },
  {
    name: "restore, wrong code",
    path: "/restore",
    reach: async ({ page, t }) => {
      await page.getByLabel(t.restore.code.label, { exact: true }).fill("not the code");
      await button(page, t.restore.code.submit).click();
      await expect(page.getByText(t.errors.failure.restore_key_invalid)).toBeVisible();
    },
  },
  {
    name: "set-password, wrong",
    path: "/login",
    reach: async ({ page, t, link }) => {
      await open(page, `/set-password${link}`);
      await page.getByLabel(t.setPassword.newPassword, { exact: true }).fill("four words set together");
      await button(page, t.setPassword.submit).click();
      await expect(page.getByText(t.setPassword.different)).toBeVisible();
    },
  },
];

const users: readonly State[] = [
  {
    name: "users of every status",
    path: "/dashboard?tab=users",
    reach: async (seen) => {
      await showAll(seen);
      await expect(cardButton(seen, seen.t.users.card.bringBackOne)).toBeVisible();
      await expect(seen.page.getByText(seen.t.users.linkNotUsed).first()).toBeVisible();
    },
  },
  {
    name: "a new user, wrong",
    path: "/users",
    reach: async ({ page, t }) => {
      await button(page, t.users.add).click();
      await dialogButton(page, t.users.form.register).click();
      await expect(page.getByText(t.errors.issue.email_required)).toBeVisible();
    },
  },
  {
    name: "a new user, refused",
    path: "/users",
    reach: async ({ page, t }) => {
      await button(page, t.users.add).click();
      await page.getByLabel(t.users.fields.name, { exact: true }).fill("Sample Teacher 05");
      await page.getByLabel(t.users.fields.phoneNumber, { exact: true }).fill("+255 700 000 005");
      await page.getByLabel(t.users.fields.email, { exact: true }).fill(administrator.email);
      await dialogButton(page, t.users.form.register).click();
      await expect(page.getByRole("alertdialog").getByText(t.errors.failure.email_taken)).toBeVisible();
    },
  },
  {
    name: "no users found",
    path: "/users",
    reach: async ({ page, t }) => {
      await page.getByRole("searchbox").fill("nobody of this name");
      await expect(page.getByText(t.users.empty)).toBeVisible();
    },
  },
  {
    name: "a user, edited by two",
    path: "/dashboard?tab=users",
    reach: async (seen) => {
      const { page, request, t, account } = seen;
      await showAll(seen);
      await cardButton(seen, t.users.card.editOne).click();
      await page.getByLabel(t.users.fields.name, { exact: true }).fill("Mine");
      const headers = await byAdministrator(request);
      const { email } = account;
      for (const name of ["Theirs", account.name]) {
        const data = { name, email, status: "INACTIVE" };
        expect((await request.put(`/api/v1/users/update/${account.id}`, { headers, data })).status()).toBe(200);
      }
      await dialogButton(page, t.users.form.save).click();
      await expect(page.getByRole("alertdialog", { name: t.images.conflict.title })).toBeVisible();
    },
  },
  {
    name: "what was typed comes back",
    again: true,
    path: "/dashboard?tab=users",
    reach: async (seen) => {
      const { page, t } = seen;
      await showAll(seen);
      await cardButton(seen, t.users.card.editOne).click();
      await expect(page.getByRole("dialog").getByText(t.dashboard.notice.draftRestored)).toBeVisible();
    },
  },
  {
    name: "a link to hand on",
    path: "/dashboard?tab=users",
    reach: async ({ page, t }) => {
      const newLink = fill(t.users.card.newLinkOne, { name: uninvited });
      await button(page, newLink).first().click();
      await expect(page.getByRole("img", { name: t.users.invite.qr })).toBeVisible();
    },
  },
  {
    name: "changing one's password, wrong",
    path: "/dashboard?tab=users",
    reach: async (seen) => {
      const { page, t } = seen;
      await chooseAccount(seen, "changePassword");
      await dialogButton(page, t.dashboard.account.save).click();
      await expect(page.getByText(t.errors.issue.password_required).first()).toBeVisible();
    },
  },
  {
    name: "logging out everywhere",
    path: "/dashboard?tab=users",
    reach: async (seen) => {
      await chooseAccount(seen, "logoutEverywhere");
      await expect(seen.page.getByText(seen.t.dashboard.account.logoutEverywhereConfirm)).toBeVisible();
    },
  },
];

const uninvited = "Sample Teacher 06";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [place, states] of [
  ["the screens of a visitor who logs in", outside],
  ["the list of users and the dialogs of accounts", users],
] as const) {
  test(`axe finds nothing in ${place}, narrow and wide, in both themes`, async ({
    page,
    request,
    dashboardWords: t,
    complaints,
  }, { testId }) => {
    const account = await createUser(request, `Sample Colleague ${testId.slice(-8)}`);
    const headers = await byAdministrator(request);
    const { name, email } = account;
    const data = { name, email, status: "INACTIVE" };
    await request.put(`/api/v1/users/update/${account.id}`, { headers, data });
    const phoneNumber = "+255 700 000 006";
    const invited = { name: uninvited, email: `uninvited.${account.id}@example.org`, phoneNumber };
    const registered = await (await request.post("/api/v1/users/register", { headers, data: invited })).json();
    const link = new URL(registered.setPasswordUrl).hash;

    if (states !== outside) await enter(page, administrator);
    let opened = "";
    for (const { name: state, path, again, reach } of states) {
      if (path !== opened || again) await open(page, path);
      opened = path;
      await reach?.({ page, request, t, account, link });
      expect.soft(await screenFindings(page), state).toEqual([]);
      await closeDialogs(page);
    }

    for (const one of [account, registered]) await removeUser(request, one);
    // The requests were refused on purpose.
    complaints.splice(0);
  });
}

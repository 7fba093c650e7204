import { addPasskey } from "@visiga/api/src/testing/passkey-client.ts";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { schoolDay } from "@visiga/contracts/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOperatorCommand } from "#testing/operator-command.ts";

const email = "owner@example.org";
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const admin = (...args: string[]) =>
  runOperatorCommand("admin", args, {
    ...process.env,
    DATA_DIR: api.config.dataDir,
    DATABASE_URL: api.config.databaseUrl,
    JWT_SECRET: "secret of the tests, and long enough",
  });

const chosen = "four words of the owner";

const logIn = () => api.rest("POST", "/auth/authenticate", { payload: { email, password: chosen } });

function setPassword(printed: string) {
  const [, token] = /\/set-password#(\S+)/.exec(printed) ?? [];
  return api.rest("POST", "/auth/password", { payload: { token, password: chosen } });
}

async function requirePasskeys(): Promise<void> {
  const { token } = (await logIn()).json().data;
  await addPasskey(api, token, "Lost phone");
  const required = await api.call("mutation", "passkeys.require", { from: schoolDay(api.clock.now()) }, token);
  expect(required.json().result.data).toMatchObject({ without: [] });
}

// Each test depends on the state that the previous one leaves.

test("before the first start there are no accounts", async () => {
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringMatching(/^There are no accounts yet: /) });
});

test("an owner who is locked out gets a link while the site runs, and the link works at once", async () => {
  await api.addUser({ role: "ADMIN", email });
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(`${email}\tADMIN\tACTIVE`) });
  expect(await admin("link", "nobody@example.org")).toMatchObject({ code: 1, err: expect.stringContaining("nobody") });
  const answer = await setPassword((await admin("link", email)).out);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["set-cookie"]).toContain("browser=");
});

test("an owner without a phone, on a website without passkeys, gets in again", async () => {
  await requirePasskeys();
  expect((await logIn()).json()).toMatchObject({ code: "passkey_required" });
  const { out } = await admin("reset", email);
  expect((await logIn()).json()).toMatchObject({ code: "login_failed" });
  expect((await setPassword(out)).json()).toMatchObject({ code: "passkey_missing" });
  expect(await admin("optional")).toMatchObject({ code: 0, out: "Administrators can log in without a passkey.\n" });
  expect((await logIn()).statusCode).toBe(200);
});

test.each([[["reset"]], [["optional", email]], [["link", email, "more"]], [["other"]]])(
  "the arguments %j print how the command is used",
  async (args) => {
    expect(await admin(...args)).toMatchObject({ code: 1, err: expect.stringContaining("Usage:") });
  },
);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schoolDay } from "@visiga/contracts/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOperatorCommand } from "#testing/operator-command.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import { owner, type StartedServer, startServerProcess } from "#testing/started-server.ts";

const { email } = owner;
let dataDir: string;
let server: StartedServer | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-admin-"));
});
afterAll(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

const admin = (...args: string[]) =>
  runOperatorCommand("admin", args, { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" });

const chosen = "four words of the owner";

async function post(path: string, body: unknown, token?: string) {
  const address = String(server?.url).replace("127.0.0.1", "localhost");
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...JSON.parse(await answer.text()) };
}

const logIn = () => post("/api/v1/auth/authenticate", { email, password: chosen });

/** Adds a passkey to the owner's account and requires one of every administrator from today on. */
async function requirePasskeys(): Promise<void> {
  const { token } = (await logIn()).data;
  const device = new SoftwareAuthenticator(String(server?.url).replace("127.0.0.1", "localhost"));
  const { result } = await post("/api/trpc/passkeys.startRegistration", undefined, token);
  await post("/api/trpc/passkeys.register", { name: "Lost phone", response: device.register(result.data) }, token);
  const required = await post("/api/trpc/passkeys.require", { from: schoolDay(new Date()) }, token);
  expect(required.result.data).toMatchObject({ without: [] });
}

// Each test depends on the state that the previous one leaves.

test("before the first start there are no accounts", async () => {
  expect(await admin()).toMatchObject({ code: 1, err: `DATA_DIR: there is no database in ${dataDir}\n` });
});

test("an owner who is locked out gets a link while the site runs, and the link works at once", async () => {
  server = await startServerProcess(dataDir);
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(`${email}\tADMIN\tACTIVE`) });
  expect(await admin("link", "nobody@example.org")).toMatchObject({ code: 1, err: expect.stringContaining("nobody") });
  const { out } = await admin("link", email);
  const [, token] = /\/set-password#(\S+)/.exec(out) ?? [];
  const answer = await fetch(`${server.url}/api/v1/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, password: chosen }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toContain("browser=");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("an owner who lost the phone, and whose website no longer works with passkeys, gets in again", async () => {
  await requirePasskeys();
  expect(await logIn()).toMatchObject({ status: 401, code: "passkey_required" });
  const { out } = await admin("reset", email);
  expect(await logIn()).toMatchObject({ status: 401, code: "login_failed" });
  const [, token] = /\/set-password#(\S+)/.exec(out) ?? [];
  const answer = await post("/api/v1/auth/password", { token, password: chosen });
  expect(answer).toMatchObject({ status: 401, code: "passkey_missing" });
  expect(await admin("optional")).toMatchObject({ code: 0, out: "Administrators can log in without a passkey.\n" });
  expect(await logIn()).toMatchObject({ status: 200 });
});

test.each([[["reset"]], [["optional", email]], [["link", email, "more"]], [["other"]]])(
  "the arguments %j print how the command is used",
  async (args) => {
    expect(await admin(...args)).toMatchObject({ code: 1, err: expect.stringContaining("Usage:") });
  },
);

test("accounts are also listed while the server is stopped", async () => {
  expect(await server?.stop()).toEqual([0, null]);
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(email) });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOperatorCommand } from "#testing/operator-command.ts";
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
    body: JSON.stringify({ token, password: "four words of the owner" }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toContain("browser=");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("accounts are also listed while the server is stopped", async () => {
  expect(await server?.stop()).toEqual([0, null]);
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(email) });
});

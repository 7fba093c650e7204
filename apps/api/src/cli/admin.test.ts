import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const workspace = fileURLToPath(new URL("../..", import.meta.url));
const email = "owner@example.org";
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-admin-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const options = () => ({
  cwd: workspace,
  env: {
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SEED_DEMO: "false",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: "a forgotten password",
  },
});

/** Runs the command as an operator does. */
const admin = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = ["--import", "tsx", "src/cli/admin.ts", ...args];
    execFile(process.execPath, command, options(), (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

/** A running server, and its address. */
async function startServer(): Promise<{ server: ChildProcess; url: string }> {
  const command = ["--import", "tsx", "src/main.ts"];
  const server = spawn(process.execPath, command, { ...options(), stdio: ["ignore", "pipe", "inherit"] });
  for await (const text of server.stdout ?? []) {
    const [, port] = /Ready at http:\/\/localhost:(\d+)/.exec(String(text)) ?? [];
    if (port) return { server, url: `http://127.0.0.1:${port}` };
  }
  throw new Error("The server did not start");
}

test("an owner who is locked out gets a link while the site runs, and the link works at once", async () => {
  expect(await admin()).toMatchObject({ code: 1, err: `DATA_DIR: there is no database in ${dataDir}\n` });

  const { server, url } = await startServer();
  try {
    expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(`${email}\tADMIN\tACTIVE`) });
    expect(await admin("link", "nobody@example.org")).toMatchObject({
      code: 1,
      err: expect.stringContaining("nobody"),
    });
    const { out } = await admin("link", email);
    const [, token] = /\/set-password#(\S+)/.exec(out) ?? [];
    const answer = await fetch(`${url}/api/v1/auth/password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, password: "four words of the owner" }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toContain("browser=");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }

  // And while it is stopped.
  expect(await admin()).toMatchObject({ code: 0, out: expect.stringContaining(email) });
}, 120_000);

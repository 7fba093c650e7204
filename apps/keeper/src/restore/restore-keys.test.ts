import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { lifetimes } from "@visiga/contracts/auth";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { InspectBackup } from "#restore/backup-processes.ts";
import { openRestore } from "./page/open-restore.ts";
import { RestoreFiles } from "./restore-files.ts";
import { completeInterrupted, restoreResult } from "./restore-outcome.ts";

let api: TestApp;
let free: number;
const inspect = vi.fn<InspectBackup>();
beforeEach(async () => {
  free = 1e12;
  inspect.mockReset().mockReturnValue(new Promise(() => {}));
  api = await createTestApp({ inspectBackup: inspect, measureDisk: async () => ({ free, total: 1e12 }) });
});
afterEach(() => api.close());

interface Sent {
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly payload?: string | Buffer;
}

/** Sends a request of the page's script. */
const send = (method: "GET" | "POST", path: string, key: string, { headers, ...options }: Sent = {}) =>
  api.app.inject({
    method,
    url: `/restore/${path}`,
    headers: { ...headers, authorization: `Bearer ${key}` },
    ...options,
  });
const read = async (key: string) => (await send("GET", "state", key)).statusCode;
/** The headers and the body of a form. */
const formOf = (values: Record<string, string>) => ({
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: String(new URLSearchParams(values)),
});
const admin = () => api.addUser({ role: "ADMIN" });
const open = (token: string) => api.call("mutation", "backups.openRestore", undefined, token);
const keyOf = async (token: string): Promise<string> => (await open(token)).json().result.data.key;

describe("the code of a first start", () => {
  test("opens the restore until an administrator logs in", async () => {
    const code = await api.services.keeper.restore.createCode();
    expect(await read(code)).toBe(200);
    await api.logIn(await api.addUser({ role: "USER" }));
    expect(await read(code)).toBe(200);
    await api.logIn(await admin());
    expect(await read(code)).toBe(401);
  });

  test("is refused with a sentence if one letter differs, and every other request with it", async () => {
    const code = await api.services.keeper.restore.createCode();
    const wrong = `${code.slice(0, -1)}${code.endsWith("a") ? "b" : "a"}`;
    for (const key of [wrong, "", " ", code.toUpperCase(), `${code}x`, "undefined", "null"])
      expect(await read(key)).toBe(401);
    const refused = await send("GET", "state", wrong);
    expect(refused.json()).toMatchObject({ code: "restore_key_invalid", message: expect.stringContaining("code") });
  });

  test("is not accepted after the login, also if the server ends before it has read the pages", async () => {
    const code = await api.services.keeper.restore.createCode();
    const at = api.clock.now().toISOString();
    const run = restoreResult({ madeAt: at, startedAt: at }, { restorePoint: null, report: [] });
    const key = hashSecret(code).toString("base64");
    await new RestoreFiles(api.config.dataDir).writeRecord({ key, startedAt: at, madeAt: at, run });
    const start = async () => {
      const page = await openRestore(api.config, { tellOperator: () => {}, clock: api.clock.now });
      await completeInterrupted(page, keptSite, api.database);
      page.runs(api.services);
      return page.keys.check(code).then(
        () => 200,
        ({ status }) => status,
      );
    };
    expect(await start()).toBe(200);
    await api.logIn(await admin());
    expect(await start()).toBe(401);
    expect(await start()).toBe(401);
  });

  test("is not stored, only its hash", async () => {
    const code = await api.services.keeper.restore.createCode();
    const stored = await readFile(join(api.config.dataDir, "restore/keys.json"), "utf8");
    expect(stored).not.toContain(code);
    expect(stored).toContain(hashSecret(code).toString("base64"));
  });
});

describe("the key of an administrator", () => {
  test("needs the role and a password entered a short time ago, and is recorded", async () => {
    const user = await api.logIn(await api.addUser({ role: "USER" }));
    expect((await open(user)).statusCode).toBe(403);
    const token = await api.logIn(await admin());
    const key = await keyOf(token);
    expect(await read(key)).toBe(200);
    expect(await read(token)).toBe(401);
    const events = await api.database.query("SELECT kind FROM security_event WHERE kind = 'restoreOpened'");
    expect(events).toHaveLength(1);
    api.clock.pass(lifetimes.passwordGiven + 1);
    expect((await open(token)).json().error.data.code).toBe("password_needed");
  });

  test("ends after a day, with the session, and when the account is no administrator any more", async () => {
    const user = await admin();
    const first = await keyOf(await api.logIn(user));
    api.clock.pass(24 * 3600 + 1);
    expect(await read(first)).toBe(401);
    const token = await api.logIn(user);
    const second = await keyOf(token);
    await api.call("mutation", "auth.endSessions", undefined, token);
    expect(await read(second)).toBe(401);
    const third = await keyOf(await api.logIn(user));
    await api.database.query("UPDATE account SET role = 'USER' WHERE id = $1", [user.id]);
    expect(await read(third)).toBe(401);
  });
});

const bytesOf = (payload: Buffer) => ({ headers: { "content-type": "application/octet-stream" }, payload });

describe("an upload", () => {
  let key: string;
  beforeEach(async () => {
    key = await api.services.keeper.restore.createCode();
  });

  const size = 3000;
  const bytes = randomBytes(size);
  const add = (offset: number, data: Buffer, of = { name: "site.tar", size }) =>
    send("POST", "parts", key, {
      query: { ...of, size: String(of.size), offset: String(offset) },
      ...bytesOf(data),
    });
  const state = async () => (await send("GET", "state", key)).json();

  test("continues where it stopped, and refuses a part in another place", async () => {
    expect((await add(0, bytes.subarray(0, 1000))).statusCode).toBe(204);
    expect((await state()).upload).toEqual({ name: "site.tar", size, received: 1000 });
    for (const [offset, of] of [
      [2000, undefined],
      [500, undefined],
      [1000, { name: "other.tar", size }],
      [1000, { name: "site.tar", size: size + 1 }],
    ] as const)
      expect((await add(offset, bytes.subarray(0, 500), of)).json().code).toBe("restore_part_misplaced");
    expect((await add(1000, randomBytes(size))).json().code).toBe("restore_part_misplaced");
    expect((await add(1000, bytes.subarray(1000))).statusCode).toBe(204);
    expect((await state()).upload.received).toBe(size);
  });

  test("is refused without space on the disk, and when a part has no valid name, size or offset", async () => {
    free = 1e11;
    expect((await add(0, bytes)).json().code).toBe("disk_full");
    expect((await state()).upload).toBe(null);
    free = 1e12;
    for (const query of [{}, { name: "a", size: "0", offset: "0" }, { name: "a", size: "9", offset: "-1" }])
      expect((await send("POST", "parts", key, { query, ...bytesOf(bytes) })).statusCode).toBe(400);
    expect((await add(0, randomBytes(5 * 1024 ** 2), { name: "a", size: 6e6 })).statusCode).toBe(413);
  });

  test("is deleted, and with it its check", async () => {
    await add(0, bytes);
    const check = () => send("POST", "check", key, formOf({}));
    expect((await check()).statusCode).toBe(202);
    expect((await state()).check).toMatchObject({ name: null, result: { phase: "running" } });
    expect((await send("POST", "discard", key)).statusCode).toBe(202);
    expect(await state()).toMatchObject({ upload: null, check: null });
    expect(inspect.mock.calls[0]?.[2].aborted).toBe(true);
    expect((await check()).statusCode).toBe(404);
  });

  test("an incomplete one, an unknown name and a path are not checked", async () => {
    await add(0, bytes.subarray(0, 1000));
    await mkdir(join(api.config.dataDir, "backups"), { recursive: true });
    await writeFile(join(api.config.dataDir, "secret.tar"), "");
    expect(await readdir(api.config.dataDir)).toContain("secret.tar");
    for (const name of [undefined, "visiga-2026-01-01T00-00-00Z.tar", "../secret.tar", "/etc/passwd", ""])
      expect((await send("POST", "check", key, formOf(name === undefined ? {} : { name }))).statusCode).toBe(404);
    expect(inspect).not.toHaveBeenCalled();
    expect((await send("POST", "start", key)).json().code).toBe("restore_not_checked");
  });
});

describe("the quotas of an address", () => {
  const quota = { points: 3, duration: 60 };
  beforeEach(async () => {
    await api.close();
    api = await createTestApp({ restoreQuota: quota });
  });

  const part = async (key: string, offset: number) => {
    const query = { name: "site.tar", size: "3000", offset: String(offset) };
    return (await send("POST", "parts", key, { query, ...bytesOf(randomBytes(100)) })).statusCode;
  };

  test("do not count who sends a valid key with the parts and reads of a large backup", async () => {
    const key = await api.services.keeper.restore.createCode();
    for (let sent = 0; sent < 20; sent += 1) {
      expect(await part(key, sent * 100)).toBe(204);
      expect(await read(key)).toBe(200);
    }
  });

  test("count who sends a wrong key, or one that has ended", async () => {
    const code = await api.services.keeper.restore.createCode();
    expect(await read(code)).toBe(200);
    await api.logIn(await admin());
    const seen = [];
    for (let sent = 0; sent < 5; sent += 1) seen.push(await read(code));
    expect([seen[0], seen.at(-1)]).toEqual([401, 429]);
    expect(await part("wrong", 0)).toBe(429);
    const { statusCode, headers, json } = await send("GET", "state", "wrong");
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(json().code).toBe("rate_limited");
  });

  test("are not used up for others by an upload", async () => {
    const key = await api.services.keeper.restore.createCode();
    for (let sent = 0; sent < 20; sent += 1) await part(key, sent * 100);
    expect(await part("wrong", 0)).toBe(401);
  });
});

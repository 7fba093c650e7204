import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { AppError } from "@visiga/api/app-error";
import { type Language, languages } from "@visiga/contracts/languages";
import type { RestorePreview, RestoreState } from "@visiga/contracts/restore";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Restore } from "#restore/restore.ts";
import { largestForm, readBody } from "./page-request.ts";
import { pageWords } from "./page-words.ts";
import { RestorePage } from "./restore-page.ts";

const code = "abcd-efgh-ijkm-npqr-stuv";
const at = "2026-11-20T02:00:00.000Z";

const backups: RestoreState["backups"] = [
  { name: "visiga-2026-11-20T02-00-00Z.tar.age", bytes: 4_200_000, madeAt: at, encrypted: true },
  { name: "before-restore-2026-11-19T02-00-00Z.tar", bytes: 88_000, madeAt: at, encrypted: false },
];
const nothing: RestoreState = { down: null, upload: null, backups: [], check: null, run: null };
const hostile = `<script>alert("1")</script>'&`;
const preview: RestorePreview = {
  madeAt: at,
  version: hostile,
  records: 1234,
  photos: 5,
  bytes: 1e7,
  accounts: { total: 30, first: [{ email: hostile, administrator: true, active: false }] },
  sameSite: true,
  accountsAgain: { total: 1, first: [hostile] },
  shownAgain: { total: 3, first: ["NEWS", hostile, "constructor"].map((page) => ({ name: hostile, page })) },
  requestsAgain: 3,
};
const done: RestoreState["run"] = {
  phase: "done",
  madeAt: at,
  restorePoint: "before-restore-2026-11-19T02-00-00Z.tar",
  wayBackUntil: at,
  pages: [
    { path: "/", opens: true },
    { path: "/news", opens: false },
  ],
  report: [hostile],
};
const checkOf = (result: NonNullable<RestoreState["check"]>["result"]) => ({ id: "the-check", name: null, result });

/** What the page shows, by state and query. */
const states: Readonly<Record<string, [state: RestoreState, query?: string]>> = {
  "nothing yet": [nothing],
  "backups on the server": [{ ...nothing, backups }],
  "half an upload": [{ ...nothing, upload: { name: hostile, size: 2e6, received: 1e6 } }],
  "a whole upload": [{ ...nothing, upload: { name: "site.tar.age", size: 2e6, received: 2e6 } }],
  "a check that runs": [{ ...nothing, check: checkOf({ phase: "running" }) }],
  "a refused backup": [{ ...nothing, check: checkOf({ phase: "failed", failure: "damaged", detail: hostile }) }],
  "a preview": [{ ...nothing, check: checkOf({ phase: "done", preview }) }],
  "a preview of another site": [
    { ...nothing, check: checkOf({ phase: "done", preview: { ...preview, sameSite: false } }) },
  ],
  "a preview beside a site that cannot be read": [
    { ...nothing, down: [hostile], check: checkOf({ phase: "done", preview: { ...preview, sameSite: null } }) },
  ],
  "the question": [{ ...nothing, check: checkOf({ phase: "done", preview }) }, "?confirm"],
  "another choice": [{ ...nothing, backups, check: checkOf({ phase: "done", preview }) }, "?choose"],
  "a restore that runs": [{ ...nothing, run: { phase: "running", step: "tables", done: 3, of: 24 } }],
  "pages that are read": [{ ...nothing, run: { ...done, pages: [] } }],
  "a finished restore": [{ ...nothing, run: done }],
  "the question of the way back": [{ ...nothing, run: done }, "?undo"],
  "a failed restore": [{ ...nothing, backups, run: { phase: "failed", failure: "room", detail: hostile } }],
  "a site that does not start": [{ ...nothing, down: [hostile], backups }],
};

let state: RestoreState;
let wrong = 0;
const started: unknown[][] = [];
const restore = {
  get down() {
    return state.down;
  },
  get site() {
    return state.down === null ? {} : null;
  },
  keys: {
    wasAccepted: (key: string) => key === code,
    check: async (key: string) => {
      if (key !== code) throw new AppError("restore_key_invalid");
    },
  },
  state: async () => state,
  check: async () => {
    throw new AppError("not_found");
  },
  start: async (...values: unknown[]) => void started.push(values),
};
const page = new RestorePage({
  restore: restore as unknown as Restore,
  publicUrl: "https://school.example",
  count: async () => {
    wrong += 1;
  },
  tellOperator: () => {},
});
const server = createServer((request, response) => void page.handle(request, response, "192.0.2.1"));
let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  state = nothing;
  wrong = 0;
});

const open = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { redirect: "manual", ...init, headers: { accept: "text/html", ...headers } });
const withCode = (language: Language = "en") => ({ cookie: `restore=${code}; language=${language}` });
const enter = (key: string, headers: Record<string, string> = {}) =>
  open("/restore/key", headers, { method: "POST", body: new URLSearchParams({ key }) });

test.each(Object.keys(states).flatMap((name) => languages.map((language) => [name, language] as const)))(
  "the page shows %s in %s, whole, and with every text as text",
  async (name, language) => {
    const [shown, query = ""] = states[name] ?? [nothing];
    state = shown;
    const response = await open(`/restore${query}`, withCode(language));
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain("</html>");
    expect(body).not.toMatch(/undefined|null<|\[object|NaN|native code|\{\w+\}<|alert\("1"\)/);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<h1>/g)).toHaveLength(1);
  },
);

test("while the site does not start the page says why and offers the newest backup first", async () => {
  const t = pageWords("sw").restore;
  state = { ...nothing, down: ["No space left on device"], backups };
  const login = await (await open("/restore?lang=sw")).text();
  expect(login).toContain(t.code.downHint);
  expect(login).not.toMatch(/href="\/(login)?"/);
  const body = await (await open("/restore?lang=sw", withCode())).text();
  expect(body).toContain(t.down);
  expect(body).toContain("No space left on device");
  expect(body).not.toContain(t.saved);
  expect(body.indexOf("visiga-2026-11-20")).toBeLessThan(body.indexOf(t.upload.title));
});

test("a state that changes comes with a reload for browsers without script, and no other one", async () => {
  for (const [name, [shown, query = ""]] of Object.entries(states)) {
    state = shown;
    const body = await (await open(`/restore${query}`, withCode())).text();
    const changes = ["a check that runs", "a restore that runs", "pages that are read"].includes(name);
    expect(body.includes('<noscript><meta http-equiv="refresh"'), name).toBe(changes);
    expect(body.includes('data-changes="true"'), name).toBe(changes);
  }
});

test("the code is exchanged for a cookie that no script and no other site can use", async () => {
  for (const typed of [
    ` ${code.toUpperCase()} `,
    code.replaceAll("-", " "),
    code.replaceAll("-", "–"),
    code.replaceAll("-", ""),
  ]) {
    const { status, headers } = await enter(typed);
    expect([status, headers.get("location")], typed).toEqual([303, "/restore"]);
    expect(headers.get("set-cookie")).toBe(`restore=${code}; Path=/restore; HttpOnly; SameSite=Strict`);
  }
  expect((await enter(code, { "x-forwarded-proto": "https" })).headers.get("set-cookie")).toContain("; Secure");
});

test("a wrong code, and one that has ended, are refused with a sentence, counted, and forgotten", async () => {
  const sentence = pageWords("en").errors.failure.restore_key_invalid;
  const entered = await enter("abcd-efgh-ijkm-npqr-stux");
  expect(entered.status).toBe(401);
  expect(await entered.text()).toContain(`role="alert">${sentence}`);
  const opened = await open("/restore", { cookie: "restore=old" });
  expect(opened.status).toBe(401);
  expect(await opened.text()).toContain(sentence);
  expect(opened.headers.get("set-cookie")).toMatch(/^restore=; Max-Age=0; Path=\/restore/);
  expect(wrong).toBe(2);
});

test("a visitor without a code gets the page, and no state", async () => {
  for (const path of ["/restore", "/restore/"]) expect((await open(path)).status).toBe(200);
  for (const path of ["state", "nothing", "../keys.json", "page.css%00"])
    expect((await open(`/restore/${path}`, { accept: "*/*" })).status).toBeGreaterThanOrEqual(400);
  for (const path of ["parts", "discard", "check", "start", "nothing"])
    expect((await open(`/restore/${path}`, { accept: "*/*" }, { method: "POST" })).status).toBe(401);
});

test("a request of another site is refused, and so is another method", async () => {
  const headers = { ...withCode(), "sec-fetch-site": "cross-site" };
  expect((await open("/restore/start", headers, { method: "POST" })).status).toBe(403);
  expect((await open("/restore", withCode(), { method: "PUT" })).status).toBe(405);
});

test.each([
  [{ origin: "http://127.0.0.1:8080" }, 403],
  [{ origin: "http://school.example.attacker.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "http://elsewhere.example", "x-forwarded-host": "other.example" }, 403],
  [{ origin: "http://elsewhere.example", "sec-fetch-site": "same-site" }, 403],
  [{}, 303],
  [{ origin: "https://school.example" }, 303],
  [{ origin: "https://of.a.proxy", "x-forwarded-host": "of.a.proxy" }, 303],
  [{ origin: "https://of.a.proxy", "sec-fetch-site": "same-origin" }, 303],
])("a code that is sent with %j, as browsers of before 2023 do, gives %i", async (headers, status) => {
  expect((await enter(code, headers as Record<string, string>)).status).toBe(status);
  expect((await enter(code, { ...(headers as Record<string, string>), origin: url })).status).toBe(
    "sec-fetch-site" in headers ? status : 303,
  );
});

test("a code is counted before its form is read, which is no stream of single bytes", async () => {
  const refused = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = send(`${url}/restore/key`, { method: "POST", headers }, ({ statusCode }) => {
        sent.destroy();
        resolve(statusCode);
      });
      sent.on("error", reject);
      sent.write("key=a");
    });
  expect(await refused({ "transfer-encoding": "chunked" })).toBe(400);
  const sent = send(`${url}/restore/key`, { method: "POST", headers: { "content-length": 99 } }).on("error", () => {});
  sent.write("key=a");
  await vi.waitFor(() => expect(wrong).toBe(1));
  sent.destroy();
  const bytes = (length: number) =>
    readBody(Object.assign(Readable.from(Array(length).fill(Buffer.of(1))), { headers: {} }) as never, largestForm);
  expect(await bytes(200)).toHaveLength(200);
  await expect(bytes(400)).rejects.toThrow("malformed_request");
});

test("a body of somebody without a code is not read, and one that is too large not to its end", async () => {
  const post = (headers: Record<string, string | number>) =>
    new Promise<[status: number | undefined, connection: string | undefined]>((resolve, reject) => {
      const sent = send(`${url}/restore/parts?name=a&size=9&offset=0`, { method: "POST", headers }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.connection]);
      });
      sent.on("error", reject);
      // The body never ends.
      sent.write("part");
    });
  expect(await post({ "content-length": 1e6 })).toEqual([401, "close"]);
  expect(await post({ ...withCode(), "content-length": 5e6 })).toEqual([413, "close"]);
});

test("the question names its check, and the confirmation sends it", async () => {
  state = { ...nothing, check: checkOf({ phase: "done", preview }) };
  expect(await (await open("/restore?confirm", withCode())).text()).toContain('name="check" value="the-check"');
  await open("/restore/start", withCode(), { method: "POST", body: new URLSearchParams({ check: "the-check" }) });
  expect(started).toEqual([[code, "the-check"]]);
});

test("a refused change shows a person the reason, and the page's script its code", async () => {
  state = { ...nothing, backups };
  const check = { method: "POST", body: new URLSearchParams({ name: "nothing" }) };
  const shown = await open("/restore/check", withCode(), check);
  expect(shown.status).toBe(404);
  expect(await shown.text()).toContain("before-restore-2026-11-19");
  const told = await open("/restore/check", { ...withCode("sw"), accept: "*/*" }, check);
  expect(await told.json()).toEqual({ code: "not_found", message: pageWords("sw").errors.failure.not_found });
});

test("the page's own files come with their types, and the page lets a browser use nothing else", async () => {
  const { headers } = await open("/restore");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style/,
  );
  const html = await (await open("/restore")).text();
  const named = [...html.matchAll(/(?:href|src)="(\/restore\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(named).toHaveLength(2);
  for (const path of [...named, "/restore/upload.browser.js", "/restore/figtree.woff2", "/restore/young-serif.woff2"]) {
    const file = await open(path);
    expect(file.status, path).toBe(200);
    expect(file.headers.get("content-type"), path).toMatch(/^(text\/css|text\/javascript|font\/woff2)/);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

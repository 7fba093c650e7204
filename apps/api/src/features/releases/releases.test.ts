import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ReleaseStatus } from "@visiga/contracts/releases";
import { productVersion } from "@visiga/system/product-version";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { userClient } from "#testing/user-client.ts";

let releases: Server;
let address: string;
let response: { status: number; text: string };
let api: TestApp;

beforeEach(async () => {
  releases = createServer((_, reply) => void reply.writeHead(response.status).end(response.text));
  await new Promise<void>((listening) => releases.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(releases.address() as AddressInfo).port}/latest`;
  api = await createTestApp({ environment: { RELEASE_SUMS_URL: `${address}/SHA256SUMS` } });
});
afterEach(async () => {
  await api.close();
  releases.closeAllConnections();
  await new Promise((closed) => releases.close(closed));
});

const archive = (version: string, cpu: string = process.arch) => `visiga-${version}-linux-${cpu}.tar.gz`;
const sums = (...names: string[]) => names.map((name) => `${"0a".repeat(32)}  ${name}\n`).join("");

/** Looks the newest release up, of which the server has this list. */
function answer(text: string, status = 200): Promise<void> {
  response = { status, text };
  return api.services.releases.lookUp(new AbortController().signal);
}

async function status(): Promise<ReleaseStatus> {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  return userClient(api, token).query<ReleaseStatus>("releases.status");
}

test("an administrator gets the newest release for this machine and the address of its archive", async () => {
  await answer(sums(archive("9.9.9"), archive("9.10.0"), archive("9.11.0", "sparc"), "visiga-9.12.0.cdx.json"));
  expect(await status()).toEqual({
    installed: productVersion(),
    newer: { version: "9.10.0", address: `${address}/${archive("9.10.0")}` },
  });
});

test.each([
  ["the installed version", () => sums(archive(productVersion()))],
  ["an older version", () => sums(archive("0.0.1"))],
  ["no archive for this machine", () => sums(archive("9.9.9", "sparc"))],
  ["a page of HTML", () => "<!doctype html><title>Log in</title>"],
  ["a name that is no version", () => sums(archive("9"), archive("9.9.9/../../x"))],
])("with %s there is no newer release", async (_, text) => {
  await answer(text());
  expect((await status()).newer).toBeNull();
});

test.each([
  ["an error", 500, "", /^RELEASE_SUMS_URL: http:.*SHA256SUMS returned 500$/],
  ["too long a list", 200, "a".repeat(64 * 1024 + 1), /^RELEASE_SUMS_URL: http:.* has more than 65536 bytes$/],
])("after %s the release that was found before stays", async (_, code, text, line) => {
  await answer(sums(archive("9.9.9")));
  await expect(answer(text, code)).rejects.toThrow(line);
  expect((await status()).newer?.version).toBe("9.9.9");
});

test("without a response the job fails with the reason", async () => {
  releases.close();
  await expect(answer("")).rejects.toThrow(/^RELEASE_SUMS_URL: connect ECONNREFUSED/);
});

test("without RELEASE_SUMS_URL the dashboard names the installed version only", async () => {
  await api.close();
  api = await createTestApp({});
  await answer(sums(archive("9.9.9")));
  expect(await status()).toEqual({ installed: productVersion(), newer: null });
});

import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { errors } from "@visiga/i18n/en/errors";
import { formBody, formType } from "@visiga/testing/form";
import { openHttpClient } from "@visiga/testing/http-client";
import { beforeAll, expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const tokens: string[] = [];
const { api } = await useTestApp();
beforeAll(async () => {
  (await openHttpClient(api.app)).close();
  for (let user = 0; user < 5; user += 1) tokens.push(await api.logIn(await api.addUser()));
});

const body = formBody({ name: "Waiting", title: "EVENTS", page: "GALLERY" });

/** Starts an upload and sends half of it. */
function begin(token: string | undefined): ClientRequest {
  const { port } = api.app.server.address() as AddressInfo;
  const upload = request({ port, method: "POST", path: "/api/v1/files/image" });
  upload.setHeader("content-type", formType).setHeader("authorization", `Bearer ${token}`);
  upload.on("error", () => {});
  upload.write(body.subarray(0, 100));
  return upload;
}

async function finish(upload: ClientRequest): Promise<number | undefined> {
  const answered = once(upload, "response");
  upload.end(body.subarray(100));
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** Starts one upload more than allowed: one is refused, the others are stored once their rest arrives. */
async function expectOneToWait(uploads: readonly ClientRequest[]): Promise<void> {
  const answers = uploads.map(async (upload) => {
    const [answer] = (await once(upload, "response")) as [IncomingMessage];
    return { upload, answer };
  });
  const { upload: refused, answer } = await Promise.race(answers);
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(await json(answer)).toEqual({ code: "uploads_waiting", message: errors.failure.uploads_waiting });
  refused.destroy();
  const others = uploads.filter((upload) => upload !== refused);
  expect(await Promise.all(others.map(finish))).toEqual(others.map(() => 201));
}

const uploadsOf = (token: string | undefined, count: number) => Array.from({ length: count }, () => begin(token));

test("a user can run four uploads at once, and the next is refused with a time to retry", async () => {
  await expectOneToWait(uploadsOf(tokens[0], 5));
});

test("sixteen uploads can run at once", async () => {
  await expectOneToWait([...tokens.slice(0, 4).flatMap((token) => uploadsOf(token, 4)), ...uploadsOf(tokens[4], 1)]);
});

test("aborted and refused uploads release their places", async () => {
  for (const upload of uploadsOf(tokens[0], 4)) upload.destroy();
  await vi.waitFor(async () => expect(await finish(begin(tokens[0]))).toBe(201), { timeout: 60_000 });
  await expectOneToWait(uploadsOf(tokens[0], 5));
});

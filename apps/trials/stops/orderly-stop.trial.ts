import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer } from "@visiga/api/src/testing/started-server.ts";
import { administrator } from "@visiga/testing/server-process";
import { expect, test, vi } from "vitest";

test("a stop lets a running request finish", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-stop-"));
  const { url, stop } = await startTestServer(join(folder, "data"), { DRAIN_SECONDS: "4" });
  const body = new ReadableStream({
    async start(controller) {
      const words = new TextEncoder();
      controller.enqueue(words.encode(`{"email":${JSON.stringify(administrator.email)},`));
      // The server has received half of the request when it gets the signal.
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), 10_000);
      // A proxy may still send requests until its next health check.
      expect((await fetch(`${url}/api/v1/files`)).status).toBe(200);
      controller.enqueue(words.encode(`"password":${JSON.stringify(administrator.password)}}`));
      controller.close();
    },
  });
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const pending = fetch(`${url}/api/v1/auth/authenticate`, init);
  const stopped = stop();
  const answer = await pending;
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect(await stopped).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

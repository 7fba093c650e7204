import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { userClient } from "#testing/user-client.ts";

let api: TestApp;
afterEach(() => api.close());

test("a server whose dependencies are available is alive and ready", async () => {
  api = await createTestApp();
  expect((await api.app.inject("/healthz")).json()).toEqual({ status: "ok" });
  const ready = await api.app.inject("/readyz");
  expect(ready.statusCode).toBe(200);
  const checks = { database: "ok", storage: "ok", content: "ok", contentAge: 0, proxy: "ok" };
  expect(ready.json()).toEqual({ status: "ok", ...checks });
  // METRICS_TOKEN is not set.
  expect((await api.app.inject("/metrics")).statusCode).toBe(404);
});

test("a server without its database is alive but not ready, and responds with unavailable", async () => {
  api = await createTestApp();
  const user = await api.addUser();
  const token = await api.logIn(user);
  await api.database.destroy();

  expect((await api.app.inject("/healthz")).statusCode).toBe(200);
  const ready = await api.app.inject("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: "unavailable", database: "unavailable", storage: "ok" });

  const rest = await api.rest("POST", "/auth/user", { payload: { token } });
  expect(rest.statusCode).toBe(503);
  expect(rest.json()).toEqual({ code: "unavailable", message: expect.any(String) });
  const call = await api.call("query", "auth.me", undefined, token);
  expect(call.statusCode).toBe(503);
  expect(call.json().error.data).toEqual({ code: "unavailable", httpStatus: 503, path: "auth.me" });
  await api.database.initialize();
});

test("/metrics requires its token and counts the responses", async () => {
  api = await createTestApp({ environment: { METRICS_TOKEN: "right" } });
  const ask = (authorization?: string) =>
    api.app.inject({ url: "/metrics", headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask("Bearer wrong")).statusCode).toBe(401);
  expect((await ask("Basic cmlnaHQ=")).statusCode).toBe(401);

  await api.app.inject("/healthz");
  await api.rest("GET", "/files/page/no-such-page");
  await api.rest("GET", "/files/page/nor-such");
  await api.app.inject({ method: "PROPFIND", url: "/nowhere" });
  const answer = await ask("Bearer right");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("version=0.0.4");
  expect(answer.body).toContain('http_requests_total{method="GET",status="200"} 1');
  const durations = "http_request_duration_seconds";
  expect(answer.body).toContain(`${durations}_count{method="GET",route="/healthz",status="2xx"} 1`);
  expect(answer.body).toContain(`${durations}_count{method="GET",route="/api/v1/files",status="4xx"} 2`);
  expect(answer.body).toContain(`${durations}_bucket{le="+Inf",method="GET",route="/api/v1/files",status="4xx"} 2`);
  expect(answer.body).toContain(`${durations}_count{method="other",route="none",status="4xx"} 1`);
  expect(answer.body).not.toContain("no-such-page");
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect(answer.body).toMatch(/^process_resident_memory_bytes \d{6,}$/m);
});

test("/metrics reports the state of the installation and omits unknown values", async () => {
  api = await createTestApp({ environment: { METRICS_TOKEN: "right" } });
  const ask = async () => (await api.app.inject({ url: "/metrics", headers: { authorization: "Bearer right" } })).body;
  const token = await api.logIn(await api.addUser());
  await userClient(api, token).add({}, await plainPicture().jpeg().toBuffer());

  const body = await ask();
  expect(body).toMatch(/^visiga_info{version="\d+\.\d+\.\d+"} 1$/m);
  expect(body).toContain('visiga_dependency_up{part="database"} 1');
  expect(body).toContain('visiga_dependency_up{part="storage"} 1');
  expect(body).toMatch(/^visiga_disk_bytes{space="free"} \d{6,}$/m);
  expect(body).toMatch(/^visiga_database_pool_size{state="waiting"} \d+$/m);
  expect(body).toContain('visiga_queue_length{queue="copies"} 1');
  expect(body).toContain('visiga_queue_length{queue="computations"} 0');

  await api.database.destroy();
  // A successful check is reused for one second.
  await vi.waitFor(async () => expect(await ask()).toContain('visiga_dependency_up{part="database"} 0'), 60_000);
  const away = await ask();
  await api.database.initialize();
  expect(away).toContain('visiga_dependency_up{part="storage"} 1');
  // Only the database knows how many photos wait.
  expect(away).not.toContain("visiga_queue_length{");
});

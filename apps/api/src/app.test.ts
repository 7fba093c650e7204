import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { writeStubSite } from "./testing/stub-site.ts";
import { createTestApp } from "./testing/test-app.ts";

const { api } = await useTestApp();

test.each([
  "/healthz",
  "/api/v1/files",
  "/api/v1/users",
  "/api/trpc/auth.me",
  "/api/docs/",
  "/api/openapi.json",
  "/api/nowhere",
])("%s carries the security headers", async (url) => {
  const { headers } = await api.app.inject(url);
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  expect(headers["referrer-policy"]).toBeDefined();
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/nowhere"],
  ["GET", "/api/v1/nowhere"],
] as const)("%s %s is an unknown address and gets 404 as JSON", async (method, url) => {
  const answer = await api.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: "not_found", message: expect.any(String) });
});

test("on a server with a site, unknown API addresses get the same response for every method", async () => {
  const stub = await writeStubSite();
  const behind = await createTestApp({ site: { root: stub.root } });
  for (const url of ["/api/nowhere", "/api/v1/nowhere"]) {
    for (const method of ["GET", "POST"] as const) {
      const answer = await behind.app.inject({ method, url });
      expect(answer.statusCode, `${method} ${url}`).toBe(404);
      expect(answer.json(), `${method} ${url}`).toEqual({ code: "not_found", message: expect.any(String) });
    }
  }
  await behind.close();
  await stub.remove();
});

test("an address of the API with invalid percent-encoding is refused as a bad request", async () => {
  const answer = await api.app.inject("/api/v1/files/page/%zz");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "malformed_request", message: expect.any(String) });
  expect(answer.headers["strict-transport-security"]).toBeDefined();
});

test("an unknown procedure and one called the wrong way are refused in tRPC's shape", async () => {
  const unknown = await api.call("query", "nobody.knows");
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().error.data).toEqual({ code: "not_found", httpStatus: 404, path: "nobody.knows" });
  expect((await api.call("query", "auth.login")).statusCode).toBe(405);
  const malformed = await api.app.inject({
    method: "POST",
    url: "/api/trpc/auth.login",
    headers: { "content-type": "application/json" },
    payload: '{"email": ',
  });
  expect(malformed.statusCode).toBe(400);
  expect(malformed.json().error.data.code).toBe("malformed_request");
});

test("each procedure in a batch has its own result", async () => {
  const answer = await api.app.inject({ url: "/api/trpc/auth.me,users.list?batch=1&input=%7B%7D" });
  expect(answer.json().map(({ error }: { error: { data: { code: string } } }) => error.data.code)).toEqual([
    "unauthenticated",
    "unauthenticated",
  ]);
});

/** Properties of a JSON schema and what is inside, without a description. */
function undescribed(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const within = undescribed(each, `${path}/${name}`);
    if (name !== "properties") return within;
    const missing = Object.entries(each as Record<string, object>).filter(([, schema]) => !("description" in schema));
    return [...missing.map(([property]) => `${path}/${property}`), ...within];
  });
}

test("the OpenAPI document describes every field", async () => {
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  expect(Object.keys(paths).length).toBeGreaterThan(10);
  expect(undescribed(paths)).toEqual([]);
});

test("the documentation describes the REST routes in OpenAPI 3.1, and no procedure", async () => {
  const document = (await api.app.inject("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const login = document.paths["/api/v1/auth/authenticate"].post;
  expect(login.requestBody.content["application/json"].schema.required).toEqual(["email", "password"]);
  expect(login.responses["200"].content["application/json"].schema.properties.data.required).toEqual([
    "token",
    "refreshToken",
  ]);
  expect(login.security).toEqual([]);
  expect(document.paths["/api/v1/users/register"].post.security).toEqual([{ bearer: [] }]);
  expect(document.paths["/api/v1/auth/logout"].post.responses["204"]).toBeDefined();
  expect(Object.keys(document.paths).every((path) => path.startsWith("/api/v1/"))).toBe(true);
});

test("the documentation can be read in a browser", async () => {
  const page = await api.app.inject("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).not.toMatch(/<script>[^<]/);
  expect((await api.app.inject("/api/docs")).statusCode).toBeLessThan(400);
  const script = await api.app.inject("/api/docs/static/swagger-initializer.js");
  expect(script.headers).toMatchObject({ "content-security-policy": page.headers["content-security-policy"] });
  expect(script.body).toContain("/api/openapi.json");
  expect((await api.app.inject("/api/docs/static/missing.js")).json()).toMatchObject({ code: "not_found" });
});

test("links use the public address if it is set, or else the address of the request", async () => {
  const admin = await api.addUser({ role: "ADMIN" });
  const token = await api.logIn(admin);
  const user = await api.addUser();
  const link = async (host: string) =>
    (
      await api.app.inject({
        method: "POST",
        url: "/api/trpc/users.createPasswordLink",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, host },
        payload: { id: user.id },
      })
    ).json().result.data.setPasswordUrl;
  expect(await link("school.example:8080")).toMatch(/^http:\/\/school\.example:8080\/set-password#/);

  const behind = await createTestApp({ environment: { PUBLIC_URL: "https://www.example.org" } });
  const registered = await behind.rest("POST", "/users/register", {
    payload: { name: "Sample", email: "sample@example.org", phoneNumber: "+255 700 000 001" },
    token: await behind.logIn(await behind.addUser({ role: "ADMIN" })),
  });
  expect(registered.json().setPasswordUrl).toMatch(/^https:\/\/www\.example\.org\/set-password#/);
  await behind.close();
});

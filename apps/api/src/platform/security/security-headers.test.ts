import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { useStubSite, useTestApp } from "#testing/use-test-app.ts";

const site = await useStubSite();
const { client, api } = await useTestApp({ user: {}, site: { root: site.root } });
const picture = String((await client.add({}, await plainPicture().jpeg().toBuffer())).photoUrl);

const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
];

const read = async (url: string) => {
  const { headers } = await api.app.inject(url);
  const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  return { headers, bytes };
};

test.each(["/", "/not-found", "/mark.svg", "/robots.txt", "/api/v1/files", "/healthz"])(
  "%s has all security headers in at most 850 bytes",
  async (url) => {
    const { headers, bytes } = await read(url);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(ofDocuments));
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(bytes).toBeLessThanOrEqual(850);
  },
);

test.each([
  ["a script", () => "/assets/a-1.js", undefined],
  ["rules", () => "/speculation.json", undefined],
  ["a picture", () => picture, "default-src 'none'; sandbox"],
])("%s has only the security headers of files, in at most 400 bytes", async (_, url, policy) => {
  const { headers, bytes } = await read(url());
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toBe(policy);
  expect(ofDocuments.slice(1).filter((name) => name in headers)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(400);
});

test.each(["/", "/api/v1/files", "/api/v1/auth/authenticate", "/api/trpc/auth.login", "/removal"])(
  "%s does not let pages of other sites read it or send it a token",
  async (url) => {
    const origin = { origin: "https://evil.example" };
    const preflight = {
      ...origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization",
    };
    for (const answer of [
      await api.app.inject({ url, headers: origin }),
      await api.app.inject({ url, method: "OPTIONS", headers: preflight }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  },
);

test("a form of another site changes nothing, even with the user's cookies", async () => {
  const headers = { origin: "https://evil.example", cookie: "browser=x; language=sw" };
  for (const [type, payload] of [
    ["application/x-www-form-urlencoded", "id=1&status=DELETED"],
    ["text/plain", '{"id":"1"}'],
    ["multipart/form-data; boundary=x", "--x--"],
  ] as const) {
    for (const url of ["/api/v1/users/status", "/api/v1/files/image", "/api/trpc/users.changeStatus"]) {
      const answer = await api.app.inject({
        url,
        method: "POST",
        headers: { ...headers, "content-type": type },
        payload,
      });
      expect([400, 401, 415], `${url} ${type}`).toContain(answer.statusCode);
    }
  }
});

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diagnoseCertificate } from "./certificate.ts";

/** Self-signed certificate of localhost, valid until Oct 29 10:57:03 2126 GMT. It protects nothing. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUXNU+F+JO4bu6UfDfaNBMzgTNH64wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjEwNTcwM1oYDzIxMjYxMDI5
MTA1NzAzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASR19Uv5mNgfvsjv49FSct9vPQc6Q5pSOh1QnALUE1dOlY9UwZwOrVD
fF5WxFvAHl31oqQ1W0Sks6JDp/kYvkAxo2kwZzAdBgNVHQ4EFgQUlchxDSgTfIv7
XcVPBTNYRPaaC+EwHwYDVR0jBBgwFoAUlchxDSgTfIv7XcVPBTNYRPaaC+EwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgdO7Y+1mMgmSe2n894MwgTPG4dhSVW6Baeq0SbWPgsJYCIQD7A8zIPvZl
dfbQErJRtVtKqmE/r1jyl3vOubPO/Q+krA==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgc3gLkNZZAU21q1Cy
EKXBwJB5W2qur7XzUAz+FeQWF4OhRANCAASR19Uv5mNgfvsjv49FSct9vPQc6Q5p
SOh1QnALUE1dOlY9UwZwOrVDfF5WxFvAHl31oqQ1W0Sks6JDp/kYvkAx
-----END PRIVATE KEY-----`;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer({ cert, key }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const today = new Date();
const before = (days: number) => new Date(Date.parse("2126-10-29T10:57:03Z") - days * 24 * 3600 * 1000);

test.each([
  ["one that browsers believe", today, cert, "ok", /is valid until 2126/],
  ["one that was not renewed in time", before(13), cert, "warning", /is valid until 2126/],
  ["one that has expired", before(-1), cert, "broken", /of localhost has expired/],
  ["one that nobody vouches for", today, undefined, "broken", /of localhost is not trusted by browsers/],
])("%s", async (_, now, authorities, state, says) => {
  const [trust, ...chain] = await diagnoseCertificate(url, now, authorities);
  expect(trust).toMatchObject({ about: "certificate", state, says: expect.stringMatching(says) });
  // Of an unknown root only a phone can tell.
  expect(chain.map((finding) => finding.state)).toEqual(state === "broken" ? [] : ["ok"]);
});

test("an unreachable address is a warning, and one without TLS has no certificate", async () => {
  expect(await diagnoseCertificate("https://localhost:1", today)).toEqual([
    expect.objectContaining({ state: "warning", says: expect.stringContaining("ECONNREFUSED") }),
  ]);
  expect(await diagnoseCertificate("http://localhost:1", today)).toEqual([]);
  expect(await diagnoseCertificate(undefined, today)).toEqual([]);
});

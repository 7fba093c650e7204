import { once } from "node:events";
import { type AddressInfo, createServer as createPlainServer, type Server as PlainServer } from "node:net";
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

/** The same for `[::1]`. */
const numbered = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUKgAwIBAgIUCS1iN/ppkPFScJP9ImanmzC+1OQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTE5MzkwN1oYDzIxMjYxMTA1
MTkzOTA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASR19Uv5mNgfvsjv49FSct9vPQc6Q5pSOh1QnALUE1dOlY9UwZwOrVD
fF5WxFvAHl31oqQ1W0Sks6JDp/kYvkAxo3AwbjAdBgNVHQ4EFgQUlchxDSgTfIv7
XcVPBTNYRPaaC+EwHwYDVR0jBBgwFoAUlchxDSgTfIv7XcVPBTNYRPaaC+EwDwYD
VR0TAQH/BAUwAwEB/zAbBgNVHREEFDAShxAAAAAAAAAAAAAAAAAAAAABMAoGCCqG
SM49BAMCA0cAMEQCIFXF9MEqDKwme0i8VX4FtWGAtnMA56pvz38YqbpOw459AiBr
fB94/IEsetCMPb2TesgZzBFNqZQC3+RqEkUy9bJX3w==
-----END CERTIFICATE-----`;

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
  [
    "one that nobody vouches for",
    today,
    undefined,
    "broken",
    /of localhost is not trusted by browsers, because it is signed by itself/,
  ],
])("%s", async (_, now, authorities, state, says) => {
  const [trust, ...chain] = await diagnoseCertificate(url, now, authorities);
  expect(trust).toMatchObject({ about: "certificate", state, says: expect.stringMatching(says) });
  // Of an unknown root only a phone can tell.
  expect(chain.map((finding) => finding.state)).toEqual(state === "broken" ? [] : ["ok"]);
});

const portOf = async (listening: PlainServer, host = "127.0.0.1") => {
  await once(listening.listen(0, host), "listening");
  return (listening.address() as AddressInfo).port;
};

test("the certificate of an address without a name is read by its number", async () => {
  const six = createServer({ cert: numbered, key });
  const [trust] = await diagnoseCertificate(`https://[::1]:${await portOf(six, "::1")}`, today, numbered);
  six.close();
  expect(trust).toMatchObject({ state: "ok", says: expect.stringContaining("is valid until 2126") });
});

test("a certificate of another name says whose it is", async () => {
  const [trust] = await diagnoseCertificate(url.replace("localhost", "127.0.0.1"), today, cert);
  expect(trust).toMatchObject({
    state: "broken",
    says: "of 127.0.0.1 is not trusted by browsers, because it is of DNS:localhost",
  });
});

test("an address that answers without TLS is reached, and none of the library's words are shown", async () => {
  const plain = createPlainServer((client) => client.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const address = `https://localhost:${await portOf(plain)}`;
  const found = await diagnoseCertificate(address, today, cert);
  plain.close();
  expect(found).toEqual([
    expect.objectContaining({
      state: "warning",
      says: `of ${address} cannot be read: TLS fails (ERR_SSL_WRONG_VERSION_NUMBER)`,
    }),
  ]);
});

test("an unreachable address is a warning, and one without TLS has no certificate", async () => {
  expect(await diagnoseCertificate("https://localhost:1", today)).toEqual([
    expect.objectContaining({ state: "warning", says: expect.stringContaining("ECONNREFUSED") }),
  ]);
  expect(await diagnoseCertificate("http://localhost:1", today)).toEqual([]);
  expect(await diagnoseCertificate(undefined, today)).toEqual([]);
});

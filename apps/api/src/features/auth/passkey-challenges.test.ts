import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { addPasskey, codeOf, logInWith, startLogin, startRegistration } from "#testing/passkey-client.ts";
import { openReplica } from "#testing/replica.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE login_attempt, security_event, used_challenge");
  token = await api.logIn(await api.addUser());
});

describe("a signed challenge", () => {
  test("a challenge for another site or host, without a user check or wrongly signed, is refused", async () => {
    const { device } = await addPasskey(api, token);
    const sent = async (change: (device: SoftwareAuthenticator) => object) =>
      codeOf(await api.call("mutation", "passkeys.logIn", { response: change(device) }));
    const options = await startLogin(api);
    device.origin = "https://another.example";
    expect(await sent(() => device.logIn(options))).toBe("passkey_refused");
    device.origin = "http://localhost";
    const fresh = async () => startLogin(api);
    const forOther = { ...(await fresh()), rpId: "another.example" };
    expect(await sent(() => device.logIn(forOther))).toBe("passkey_refused");
    const unverified = await fresh();
    device.verified = false;
    expect(await sent(() => device.logIn(unverified))).toBe("passkey_refused");
    device.verified = true;
    const { response, ...rest } = device.logIn(await fresh());
    const signature = new SoftwareAuthenticator().logIn(await fresh()).response.signature;
    expect(await sent(() => ({ ...rest, response: { ...response, signature } }))).toBe("passkey_refused");
    const handle = Buffer.from(crypto.randomUUID()).toString("base64url");
    const another = device.logIn(await fresh());
    expect(await sent(() => ({ ...another, response: { ...another.response, userHandle: handle } }))).toBe(
      "passkey_refused",
    );
    expect((await logInWith(api, device)).statusCode).toBe(200);
  });

  test("a registration from another website or without a check of the user is refused", async () => {
    const register = async (device: SoftwareAuthenticator) => {
      const response = device.register(await startRegistration(api, token));
      return codeOf(await api.call("mutation", "passkeys.register", { name: "One", response }, token));
    };
    expect(await register(new SoftwareAuthenticator("https://another.example"))).toBe("passkey_invalid");
    const unverified = new SoftwareAuthenticator();
    unverified.verified = false;
    expect(await register(unverified)).toBe("passkey_invalid");
    expect((await api.call("query", "auth.me", undefined, token)).statusCode).toBe(200);
  });

  test("a challenge signed in a frame of another site is refused, at registration and at login", async () => {
    const framed = new SoftwareAuthenticator();
    framed.crossOrigin = true;
    const added = { name: "One", response: framed.register(await startRegistration(api, token)) };
    expect(codeOf(await api.call("mutation", "passkeys.register", added, token))).toBe("passkey_invalid");
    const { device } = await addPasskey(api, token);
    device.crossOrigin = true;
    expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
    device.crossOrigin = false;
    expect((await logInWith(api, device)).statusCode).toBe(200);
  });

  test("a challenge signed by a passkey of another host name is refused", async () => {
    const { device, record } = await addPasskey(api, token);
    await api.database.query("UPDATE passkey SET host = 'former.example.org' WHERE id = $1", [record.id]);
    expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
  });

  test("a signed challenge is valid once, for five minutes, and for its own purpose", async () => {
    const { device } = await addPasskey(api, token);
    const response = device.logIn(await startLogin(api));
    const answers = await Promise.all([1, 2, 3].map(() => api.call("mutation", "passkeys.logIn", { response })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);

    const late = await startLogin(api);
    api.clock.pass(passkeyLimits.challenge + 1);
    expect(codeOf(await api.call("mutation", "passkeys.logIn", { response: device.logIn(late) }))).toBe(
      "passkey_refused",
    );
    const { challenge } = await startRegistration(api, await api.logIn(await api.addUser()));
    const other = device.logIn({ ...late, challenge });
    expect(codeOf(await api.call("mutation", "passkeys.logIn", { response: other }))).toBe("passkey_refused");
    const invented = device.logIn({ ...late, challenge: "bm90IG91cnM" });
    expect(codeOf(await api.call("mutation", "passkeys.logIn", { response: invented }))).toBe("passkey_refused");
  });

  test("a challenge made by one replica is accepted by another", async () => {
    const replica = await openReplica(api, { databaseUrl: String(api.config.databaseUrl), trustedFor: 1000 });
    const options = await startRegistration(api, token);
    const device = new SoftwareAuthenticator();
    const send = (path: string, payload: object, own?: string) =>
      replica.app.inject({
        method: "POST",
        url: `/api/trpc/${path}`,
        payload,
        headers: own ? { authorization: `Bearer ${own}` } : {},
      });
    const added = await send("passkeys.register", { name: "Phone", response: device.register(options) }, token);
    expect(added.statusCode).toBe(200);
    const response = device.logIn(await startLogin(api));
    expect((await send("passkeys.logIn", { response })).statusCode).toBe(200);
    expect(codeOf(await api.call("mutation", "passkeys.logIn", { response }))).toBe("passkey_refused");
    await replica.close();
  });

  test("a challenge stays valid however many others are made, and only used ones are stored", async () => {
    const { device } = await addPasskey(api, token);
    const first = await startLogin(api);
    for (let count = 0; count < 150; count++) await startLogin(api);
    const stored = async () => (await api.database.query("SELECT hash FROM used_challenge")).length;
    const before = await stored();
    expect((await api.call("mutation", "passkeys.logIn", { response: device.logIn(first) })).statusCode).toBe(200);
    expect(await stored()).toBe(before + 1);
    api.clock.pass(passkeyLimits.challenge + 1);
    expect((await logInWith(api, device)).statusCode).toBe(200);
    expect(await stored()).toBe(1);
  });

  test("a challenge with another expiry or another user is not accepted", async () => {
    const { device } = await addPasskey(api, token);
    const late = await startLogin(api);
    const [random, purpose, , expiry, signature] = Buffer.from(late.challenge, "base64url").toString().split(".");
    const forged = (parts: unknown[]) => Buffer.from(parts.join(".")).toString("base64url");
    for (const challenge of [
      forged([random, purpose, "", Number(expiry) + 60_000, signature]),
      forged([random, purpose, crypto.randomUUID(), expiry, signature]),
      `${late.challenge}AA`,
    ])
      expect(
        codeOf(await api.call("mutation", "passkeys.logIn", { response: device.logIn({ ...late, challenge }) })),
      ).toBe("passkey_refused");
  });

  test.each([
    ["no challenge", { clientDataJSON: Buffer.from("{}").toString("base64url") }],
    ["no JSON", { clientDataJSON: "AAAA" }],
    ["no authenticator data", { authenticatorData: "AAAA" }],
    ["an empty signature", { signature: "AA" }],
  ])("with %s is refused", async (_, changed) => {
    const { device } = await addPasskey(api, token);
    const response = device.logIn(await startLogin(api));
    const damaged = { ...response, response: { ...response.response, ...changed } };
    const answer = await api.call("mutation", "passkeys.logIn", { response: damaged });
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, "passkey_refused"]);
  });
});

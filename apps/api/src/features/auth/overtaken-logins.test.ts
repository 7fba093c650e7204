import { describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { addPasskey, startLogin } from "#testing/passkey-client.ts";
import type { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();

interface Owner {
  readonly user: TestUser;
  readonly device: SoftwareAuthenticator;
}

/** An account with a passkey. */
async function addOwner(): Promise<Owner> {
  const user = await api.addUser();
  return { user, device: (await addPasskey(api, await api.logIn(user))).device };
}

const logins: Readonly<
  Record<string, () => Promise<{ user: TestUser; logIn: () => Promise<{ statusCode: number }> }>>
> = {
  "a password": async () => {
    const user = await api.addUser();
    const payload = { email: user.email, password: testPassword };
    return { user, logIn: () => api.rest("POST", "/auth/authenticate", { payload }) };
  },
  "a passkey": async () => {
    const { user, device } = await addOwner();
    const response = device.logIn(await startLogin(api));
    return { user, logIn: () => api.call("mutation", "passkeys.logIn", { response }) };
  },
  "a one-time link": async () => {
    const user = await api.addUser();
    const { manager } = api.database;
    const token = await api.services.auth.createPasswordLink(manager, user.id);
    const setting = { token, password: "another four words" };
    return { user, logIn: () => api.call("mutation", "auth.setPassword", setting) };
  },
};

const changes: Readonly<Record<string, Partial<UserEntity>>> = {
  deactivated: { status: "INACTIVE" },
  deleted: { status: "DELETED" },
  "given another password": { credentialsVersion: 7 },
};

const waiting = async () => {
  const [{ count }] = await api.database.query(
    "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return count;
};

const openSessions = (userId: string) =>
  api.database.query("SELECT 1 FROM session WHERE account_id = $1 AND ended_at IS NULL", [userId]);

describe.each(Object.keys(changes))("an account that is %s while a login is checked", (change) => {
  test.each(Object.keys(logins))("has no session by %s, also once it is active again", async (way) => {
    const { user, logIn } = (await logins[way]?.()) ?? expect.fail();
    let answer: ReturnType<typeof logIn> | undefined;
    await api.database.transaction(async (manager) => {
      await manager.findOne(UserEntity, { where: { id: user.id }, lock: { mode: "pessimistic_write" } });
      answer = logIn();
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await manager.update(UserEntity, user.id, changes[change] ?? {});
      await api.services.auth.revoke(manager, user.id);
    });
    expect((await answer)?.statusCode).toBeGreaterThanOrEqual(400);
    await api.database.manager.update(UserEntity, user.id, { status: "ACTIVE" });
    expect(await openSessions(user.id)).toEqual([]);
  });
});

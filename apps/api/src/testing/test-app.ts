import { randomUUID } from "node:crypto";
import type { Role, Status } from "@visiga/contracts/users";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { DataSource } from "typeorm";
import { type AppOptions, createApp } from "#app.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { type ConnectionLimits, createHttpServer } from "#platform/http/http-server.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";
import { registerAccessTokens } from "#platform/security/access-tokens.ts";
import { hashPassword } from "#platform/security/passwords.ts";
import { createServices, type Services, type ServicesOptions } from "#services.ts";
import { TestClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";

export const testPassword = "four words of mine";

export interface TestUser {
  readonly id: string;
  readonly email: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: DataSource;
  readonly config: Config;
  readonly clock: TestClock;
  /** Adds a user with the password `testPassword`. */
  addUser(details?: { role?: Role; status?: Status; email?: string }): Promise<TestUser>;
  /** Logs a user in. Returns the access token. */
  logIn(user: TestUser): Promise<string>;
  /** Sends a request to a REST route; `url` is relative to `/api/v1`. */
  rest(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    options?: InjectOptions & { token?: string | undefined },
  ): Promise<LightMyRequestResponse>;
  /** Calls a procedure over HTTP. */
  call(kind: "query" | "mutation", path: string, input?: unknown, token?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

type Overrides = Partial<
  Pick<
    ServicesOptions,
    "loginAllowance" | "requestAllowances" | "report" | "makeCopies" | "measureDisk" | "pictures" | "verifyBackup"
  > &
    Pick<AppOptions, "site">
> & {
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  /** Takes the server's log, one line after another; absent: there is none. */
  readonly log?: { write(line: string): void };
};

/** What the tokens of the tests are signed with. */
export const testSecret = "secret of the tests";

/** In this process, because a process for each upload would take most of the time of the tests. */
const sharedPipeline = new PicturePipeline();

/** A browser that is not known and keeps no cookie. */
const testClient = { address: "192.0.2.1", device: "", cookie: { value: undefined, set: () => {} } };

let passwordHash: Promise<string> | undefined;

/** Creates the real application on a fresh database; requests go through `inject`. */
export async function createTestApp({
  environment,
  site,
  limits,
  log,
  ...allowances
}: Overrides = {}): Promise<TestApp> {
  const { dataSource: database, dataDir, databaseUrl, close } = await openTestDatabase();
  const config: Config = { ...readConfig({ DATA_DIR: dataDir, SEED_DEMO: "false", ...environment }), databaseUrl };
  const clock = new TestClock();
  const server = createHttpServer(config, log && { level: "warn", stream: log }, limits);
  const services = await createServices({
    config,
    database,
    secret: testSecret,
    accessTokens: await registerAccessTokens(server, testSecret, clock.now),
    clock: clock.now,
    // The disk of whoever runs the tests may be nearly full.
    measureDisk: async () => ({ free: 1e12, total: 1e12 }),
    pictures: sharedPipeline,
    ...allowances,
  });
  const app = await createApp({ config, server, services, ...(site && { site }) });

  return {
    app,
    services,
    database,
    config,
    clock,
    async addUser({ role = "USER", status = "ACTIVE", email = `${randomUUID()}@example.org` } = {}) {
      passwordHash ??= hashPassword(testPassword);
      const user = {
        id: randomUUID(),
        name: "Sample User",
        email,
        phoneNumber: null,
        role,
        status,
        createdAt: clock.now(),
      };
      await database.manager.insert(UserEntity, { ...user, passwordHash: await passwordHash });
      return user;
    },
    async logIn({ email }) {
      return (await services.auth.login({ email, password: testPassword }, testClient)).token;
    },
    rest: (method, url, { token, headers, ...options } = {}) =>
      app.inject({ method, url: `/api/v1${url}`, headers: { ...headers, ...bearer(token) }, ...options }),
    call: (kind, path, input, token) =>
      kind === "query"
        ? app.inject({
            url: `/api/trpc/${path}`,
            query: input === undefined ? {} : { input: JSON.stringify(input) },
            headers: bearer(token),
          })
        : app.inject({
            method: "POST",
            url: `/api/trpc/${path}`,
            headers: { "content-type": "application/json", ...bearer(token) },
            payload: input === undefined ? "" : JSON.stringify(input),
          }),
    async close() {
      await app.close();
      await close();
    },
  };
}

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

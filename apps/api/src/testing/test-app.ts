import { hash as digest, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hash } from "@node-rs/argon2";
import { schoolDay } from "@visiga/contracts/dates";
import type { Clock } from "@visiga/system/clock";
import { type Config, readConfig } from "@visiga/system/config/config";
import type { Report } from "@visiga/system/errors/start-failure";
import type { InjectOptions, RouteOptions } from "fastify";
import { type AppOptions, createApp } from "#app.ts";
import { checkPdf } from "#features/documents/check-pdf.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { keptSite } from "#kept/kept-site.ts";
import type { ConnectionLimits } from "#platform/http/connections.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { drawPicture } from "#platform/pictures/draw-picture.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";
import type { PicturePreparation, PreparedPicture } from "#platform/pictures/prepared-picture.ts";
import { createRequestQuotas, type RequestQuota } from "#platform/security/request-quotas.ts";
import { createServices, type Doubles } from "#services.ts";
import type { VerifyBackup } from "../../../keeper/src/backup/backups.ts";
import { workOnSecondPlace } from "../../../keeper/src/backup/second-place-work.ts";
import type { AskSecondPlace } from "../../../keeper/src/backup/second-places.ts";
import { openKeeper } from "../../../keeper/src/open-keeper.ts";
import type { InspectBackup } from "../../../keeper/src/restore/backup-processes.ts";
import { openTestDatabase } from "./test-database.ts";

export const testPassword = "four words of mine";

export interface TestUser {
  readonly id: string;
  readonly email: string;
}

export type UserDetails = Partial<Pick<UserEntity, "role" | "status" | "email" | "name">>;

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export type TestAppOptions = Partial<Omit<Doubles, "clock" | "quotas">> & {
  readonly verifyBackup?: VerifyBackup;
  readonly inspectBackup?: InspectBackup;
  readonly site?: AppOptions["site"];
  readonly tellOperator?: Report;
  readonly restoreQuota?: RequestQuota;
  readonly requestQuotas?: Parameters<typeof createRequestQuotas>[0];
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  readonly log?: { write(line: string): void };
};

export const testSecret = "secret of the tests";

/** Prepares pictures in this process, and equal ones once, because preparation takes most of the time of an upload. */
function quickPreparation(): PicturePreparation {
  const pipeline = new PicturePipeline();
  const prepared = new Map<string, PreparedPicture>();
  return {
    opensHeic: () => pipeline.opensHeic(),
    async prepare(path, wish) {
      const key = `${digest("sha256", await readFile(path))} ${JSON.stringify(wish)}`;
      const picture = prepared.get(key) ?? (await pipeline.prepare(path, wish));
      prepared.set(key, picture);
      return picture;
    },
  };
}

const pictures = quickPreparation();

/** Without the start of a process. */
const inThisProcess: AskSecondPlace = (order, signal) => workOnSecondPlace(order, () => {}, signal);

/** An unknown browser that stores no cookies. */
const testClient = { address: "192.0.2.1", device: "", cookie: { value: undefined, set: () => {} } };

/** With the lowest cost. `hashPassword` of the program takes a hundred times as long. */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1 });

/** Creates the real application on a new database. Requests use `inject`. */
export async function createTestApp(overrides: TestAppOptions = {}) {
  const {
    environment,
    site,
    limits,
    log,
    tellOperator = () => {},
    requestQuotas,
    verifyBackup,
    inspectBackup,
    restoreQuota: quota,
    ...doubles
  } = overrides;
  const { dataSource: database, dataDir, databaseUrl, close } = await openTestDatabase();
  const config: Config = { ...readConfig({ DATA_DIR: dataDir, SEED_DEMO: "false", ...environment }), databaseUrl };
  const clock = new TestClock();
  const server = createHttpServer(config, log && { level: "warn", stream: log }, limits);
  const routes: RouteOptions[] = [];
  server.addHook("onRoute", (route) => void routes.push(route));
  const keeper = openKeeper(keptSite, { verifyBackup, inspectBackup, quota, askSecondPlace: inThisProcess });
  const options = { server, config, database, secret: testSecret, tellOperator, openKeeper: keeper };
  const services = await createServices(options, {
    clock: clock.now,
    // Tests pass days.
    clockWatch: { isTrusted: async () => true, jump: async () => null, confirm: async () => {} },
    // The disk of the test machine may be nearly full.
    measureDisk: async () => ({ free: 1e12, total: 1e12 }),
    pictures,
    drawPicture,
    checkDocument: checkPdf,
    quotas: createRequestQuotas(requestQuotas),
    ...doubles,
  });
  const app = await createApp({ server, services, ...(site && { site }) });

  return {
    app,
    services,
    database,
    config,
    clock,
    routes: routes as readonly RouteOptions[],
    async addUser(details: UserDetails = {}): Promise<TestUser> {
      const user = database.manager.create(UserEntity, {
        id: randomUUID(),
        name: "Sample User",
        email: `${randomUUID()}@example.org`,
        role: "USER",
        status: "ACTIVE",
        passwordHash: await passwordHash,
        createdAt: clock.now(),
        ...details,
      });
      await database.manager.insert(UserEntity, user);
      return { id: user.id, email: user.email };
    },
    async logIn({ email }: TestUser) {
      return (await services.auth.login({ email, password: testPassword }, testClient)).token;
    },
    /** Sends a request to a REST route; `url` is relative to `/api/v1`. */
    rest: (
      method: "GET" | "POST" | "PUT" | "DELETE",
      url: string,
      { token, headers, ...options }: InjectOptions & { token?: string | undefined } = {},
    ) => app.inject({ method, url: `/api/v1${url}`, headers: { ...headers, ...bearer(token) }, ...options }),
    call: (kind: "query" | "mutation", path: string, input?: unknown, token?: string) =>
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

/**
 * A clock that starts at noon at the school, so that no test depends on the time of day. It is the noon of yesterday, so
 * that a time of the database's clock, which is always later, makes a test fail. It advances only by `pass`.
 */
class TestClock {
  #now = Date.parse(`${schoolDay(new Date())}T12:00:00+03:00`) - 24 * 3600 * 1000;

  readonly now: Clock = () => new Date(this.#now);

  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

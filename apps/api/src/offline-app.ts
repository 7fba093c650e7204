import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { createApp } from "./app.ts";
import { systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { registerAccessTokens } from "./platform/security/access-tokens.ts";
import type { Report } from "./platform/start-failure.ts";
import { schema } from "./schema.ts";
import { createServices } from "./services.ts";

/** The web application. The relative path is the same from the sources and from the build. */
const siteRoot = fileURLToPath(new URL("../../web", import.meta.url));

/** The site on the configured database and pictures. It does not listen and runs no background work. */
export interface OfflineApp {
  readonly app: FastifyInstance;
  readonly database: DataSource;
  close(): Promise<void>;
}

/** @throws StartFailure if it cannot start */
export async function openOfflineApp(config: Config, report: Report): Promise<OfflineApp> {
  const { dataSource: database, close } = await openDatabase(config, schema, report);
  const server = createHttpServer(config);
  try {
    const secret = randomUUID();
    const accessTokens = await registerAccessTokens(server, secret, systemClock);
    const services = await createServices({ config, database, secret, accessTokens, report });
    const app = await createApp({ config, server, services, site: { root: siteRoot, development: false } });
    await app.ready();
    return { app, database, close: () => app.close().then(close) };
  } catch (error) {
    await server.close();
    await close();
    throw error;
  }
}

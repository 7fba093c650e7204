import { randomUUID } from "node:crypto";
import { createApp, siteRoot } from "#app.ts";
import type { Config } from "#platform/config/config.ts";
import { openDatabase } from "#platform/database/database.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { schema } from "#schema.ts";
import { createServices } from "#services.ts";

/**
 * The site on the configured database and pictures. It does not listen and runs no background work.
 * @throws StartFailure if it cannot start
 */
export async function openOfflineApp(config: Config, report: Report) {
  const { dataSource: database, close } = await openDatabase(config, schema, report);
  const server = createHttpServer(config);
  try {
    const site = { root: siteRoot, development: false };
    const services = await createServices({ server, config, database, secret: randomUUID(), report });
    const app = await createApp({ server, services, site });
    await app.ready();
    return { app, database, close: () => app.close().then(close) };
  } catch (error) {
    await server.close();
    await close();
    throw error;
  }
}

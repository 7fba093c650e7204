import { randomUUID } from "node:crypto";
import type { Config } from "@visiga/system/config/config";
import { connectDatabase } from "@visiga/system/database/database";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import type { Report } from "@visiga/system/errors/start-failure";
import { createApp, siteRoot } from "#app.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import type { OpenKeeper } from "#platform/keeper/keeper.ts";
import { schema } from "#schema.ts";
import { createServices } from "#services.ts";

interface Options {
  readonly config: Config;
  /** Closed with the site. */
  readonly databaseServer: DatabaseServer;
  readonly openKeeper: OpenKeeper;
  readonly tellOperator: Report;
}

/**
 * The site on the configured database and pictures. It does not listen and runs no background work.
 * @throws StartFailure if it cannot start
 */
export async function openOfflineSite({ config, databaseServer, openKeeper, tellOperator }: Options) {
  const { dataSource: database, close } = await connectDatabase(databaseServer, schema, tellOperator);
  const server = createHttpServer(config);
  try {
    const site = { root: siteRoot };
    const services = await createServices({ server, config, database, secret: randomUUID(), tellOperator, openKeeper });
    const app = await createApp({ server, services, site });
    await app.ready();
    return { app, database, close: () => app.close().then(close) };
  } catch (error) {
    await server.close();
    await close();
    throw error;
  }
}

import { createApp } from "#app.ts";
import { keptSite } from "#kept/kept-site.ts";
import { watchContentVersion } from "#platform/cache/content-version.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { schema } from "#schema.ts";
import { createServices } from "#services.ts";
import { openKeeper } from "../../../keeper/src/open-keeper.ts";
import { openDatabase } from "../../../keeper/src/testing/open-database.ts";
import { type TestApp, testSecret } from "./test-app.ts";

export type Replica = Awaited<ReturnType<typeof openReplica>>;

interface ReplicaOptions {
  readonly databaseUrl: string;
  /** Milliseconds for which a read content version is trusted. */
  readonly trustedFor: number;
  readonly site?: string;
}

/** A second process of the same installation, which shares only database and photos. */
export async function openReplica(api: TestApp, { databaseUrl, trustedFor, site }: ReplicaOptions) {
  const config = { ...api.config, databaseUrl };
  const { dataSource, close } = await openDatabase(config, schema, () => {});
  const server = createHttpServer(config);
  const services = await createServices(
    {
      server,
      config,
      database: dataSource,
      secret: testSecret,
      tellOperator: () => {},
      openKeeper: openKeeper(keptSite),
    },
    { clock: api.clock.now },
  );
  const app = await createApp({
    server,
    services,
    ...(site !== undefined && { site: { root: site } }),
  });
  const { contentVersion } = services;
  const stopWatching = watchContentVersion(contentVersion, { interval: 20, trustedFor });
  return {
    app,
    services,
    contentVersion,
    close: async () => {
      stopWatching();
      await app.close();
      await close();
    },
  };
}

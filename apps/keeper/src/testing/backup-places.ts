import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photoBucket } from "@visiga/api/src/testing/photo-places.ts";
import { testServer } from "@visiga/api/src/testing/test-database.ts";
import { databaseUrl, queryServer } from "@visiga/api/src/testing/test-server.ts";
import { readConfig } from "@visiga/system/config/config";

export type EmptyPlace = Awaited<ReturnType<typeof emptyPlace>>;

export type PlaceKind = "embedded, disk" | "embedded, bucket" | "server, disk" | "server, bucket";

export async function emptyPlace(kind: PlaceKind) {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-place-"));
  const bucket = kind.endsWith("bucket") ? await photoBucket() : undefined;
  const server = kind.startsWith("server") ? await emptyDatabase() : undefined;
  return {
    config: readConfig({
      SEED_DEMO: "false",
      ...bucket?.environment,
      ...(server && { DATABASE_URL: server.url, JWT_SECRET: "secret of the tests, and long enough" }),
      DATA_DIR: dataDir,
    }),
    async close() {
      await bucket?.close();
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function emptyDatabase() {
  const { url } = await testServer();
  const name = `visiga_restore_${randomUUID().replaceAll("-", "")}`;
  await queryServer(url, `CREATE DATABASE ${name}`);
  return { url: databaseUrl(url, name), drop: () => queryServer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

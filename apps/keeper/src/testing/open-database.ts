import type { Config } from "@visiga/system/config/config";
import type { Schema } from "@visiga/system/database/connection";
import { connectDatabase } from "@visiga/system/database/database";
import type { Report } from "@visiga/system/errors/start-failure";
import { startDatabaseServer } from "#database/database-server.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";

/** Opens the configured database and runs its migrations. @throws StartFailure */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
  tellOperator: Report,
) {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  return connectDatabase(await startDatabaseServer(config, tellOperator), schema, tellOperator);
}

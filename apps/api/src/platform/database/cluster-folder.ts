import { join } from "node:path";

/** The embedded PostgreSQL's cluster. */
export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

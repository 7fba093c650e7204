import { join } from "node:path";

export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

import { join } from "node:path";
import { openEmbeddedFiles } from "./embedded-files.ts";
import { EmbeddedWire } from "./embedded-wire.ts";
import { openSocketFolder } from "./socket-folder.ts";

export interface EmbeddedServer {
  /** For `pg`: the folder of the socket, or an address. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** PostgreSQL inside this process, with its files in the data folder. The caller holds the folder's lock. */
export async function startEmbeddedServer(dataDir: string, template?: string): Promise<EmbeddedServer> {
  const engine = await openEmbeddedFiles(join(dataDir, "database"), template);
  const wire = new EmbeddedWire(engine);
  try {
    const { host, port, remove } = await listen(wire, dataDir);
    return {
      ...{ host, port },
      stop: async () => {
        await wire.close();
        await engine.close();
        await remove();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function listen(wire: EmbeddedWire, dataDir: string) {
  if (process.platform === "win32") {
    const port = await wire.listen({ host: "127.0.0.1", port: 0 });
    return { host: "127.0.0.1", port: port ?? 0, remove: async () => {} };
  }
  const { folder, socket, remove } = await openSocketFolder(dataDir);
  await wire.listen({ path: socket });
  return { host: folder, port: 5432, remove };
}

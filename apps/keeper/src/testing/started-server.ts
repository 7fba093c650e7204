import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { type ServerProcess, spawnServer } from "@visiga/testing/server-process";

/** The server as this test run has bundled it, without demo content, from its start. */
export const spawnTestServer = async (dataDir: string, settings: Readonly<Record<string, string>> = {}) =>
  spawnServer(["--enable-source-maps", await programPath("main")], {
    SEED_DEMO: "false",
    DATA_DIR: dataDir,
    ...settings,
  });

/** @throws Error with its output if it ends before it is ready */
export async function startTestServer(...of: Parameters<typeof spawnTestServer>): Promise<ServerProcess> {
  const server = await spawnTestServer(...of);
  if (!(await server.ready)) throw new Error(server.output.join("\n"));
  return server;
}

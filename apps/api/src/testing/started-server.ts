import { type ServerProcess, spawnServer } from "@visiga/testing/server-process";
import { programPath } from "./program-path.ts";

export const owner = { email: "owner@example.org", password: "a sentence of four words" };

/** The server as this test run has bundled it, without demo content, from its start. */
export async function spawnTestServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return spawnServer(["--enable-source-maps", await programPath("main")], {
    SEED_DEMO: "false",
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...settings,
  });
}

/** @throws Error with its output if it ends before it is ready */
export async function startTestServer(...of: Parameters<typeof spawnTestServer>): Promise<ServerProcess> {
  const server = await spawnTestServer(...of);
  if (!(await server.ready)) throw new Error(server.output.join("\n"));
  return server;
}

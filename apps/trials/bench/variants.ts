import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { addFile, openAdministrator } from "./administrator.ts";
import { compareEfforts } from "./encoding-efforts.ts";
import { compare, loadProgram } from "./load.ts";
import { type ServerProcess, withServer } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

/**
 * Measures the AVIF variants: what other efforts of the encoder would cost, and how many pages a server sends while it
 * makes variants. `--main PATH` measures another built server. Takes about five minutes.
 */
const { main = currentRelease.main } = parseArgs({ options: { main: { type: "string" } } }).values;
const uploads = 30;

const isEncoding = async (server: ServerProcess) => (await server.memory()).copying > 0;

/** Waits until no variants have been made for some seconds. */
async function variantsMade(server: ServerProcess): Promise<void> {
  for (let idle = 0; idle < 8; idle = (await isEncoding(server)) ? 0 : idle + 1) await pause(1000);
}

async function measurePages(): Promise<Table> {
  return withServer(main, async (server) => {
    const table = new Table(`the cached page /gallery, ${loadProgram}`, "a second", "µs of the server each");
    const add = async (when: string) => {
      const headers = { "accept-encoding": "br" };
      const { page } = await compare({ page: { server, path: "/gallery", headers } });
      table.add(when, formatInteger(page.requestsPerSecond), formatInteger(page.processorPerRequest));
    };
    await variantsMade(server);
    await add("before the uploads");
    const client = await openAdministrator(server.url);
    const photograph = await makePhotograph(1280, 960);
    for (let sent = 0; sent < uploads; sent += 1) await addFile(client, "Bench", photograph);
    await add("while variants are made");
    if (!(await isEncoding(server))) throw new Error("The variants were made before the measurement ended");
    const startedAt = performance.now();
    await variantsMade(server);
    table.add("seconds until all variants were made", formatInteger((performance.now() - startedAt) / 1000 - 8), "");
    return table;
  });
}

process.stdout.write(`${await compareEfforts()}\n${await measurePages()}\n`);

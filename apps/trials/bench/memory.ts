import { publicPaths } from "@visiga/contracts/public-paths";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { addFile, openAdministrator } from "./administrator.ts";
import { withServer } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

const requests = 10_000;
const uploads = 200;

/**
 * Megabytes (PSS) of server and database at start, after 10,000 requests and after 200 uploads of 2 megapixels, and
 * separately those of the process that encodes the variants.
 */
export const measureMemory = (): Promise<Table> =>
  withServer(currentRelease.main, async (server) => {
    const table = new Table("memory of server and database (MB, PSS)", "figure", "aim");
    const add = async (when: string, aim = "") => table.add(when, formatInteger((await server.memory()).serving), aim);
    await add("after the first answer");
    // Half of the requests are searches that never repeat.
    const proxied = { "x-forwarded-for": "192.0.2.1" };
    const paths = publicPaths.flatMap((path) => [path, `${path}?lang=sw`]);
    for (let sent = 0; sent < requests; sent += 1) {
      const path = sent % 2 === 0 ? paths[(sent / 2) % paths.length] : `/gallery?q=word${sent}`;
      const encoding = sent % 3 === 0 ? "gzip" : "br";
      await (await fetch(server.url + path, { headers: { "accept-encoding": encoding, ...proxied } })).arrayBuffer();
    }
    await add(`after ${formatInteger(requests)} requests, half of them for newly rendered pages`, "300");
    const client = await openAdministrator(server.url);
    const photograph = await makePhotograph(1632, 1224);
    let copying = 0;
    for (let sent = 0; sent < uploads; sent += 1) {
      await addFile(client, "Bench", photograph);
      copying = Math.max(copying, (await server.memory()).copying);
    }
    await add(`and ${uploads} uploads of 2 megapixels`, "300");
    table.add("separately, the peak of the process that encodes variants", formatInteger(copying), "");
    return table;
  });

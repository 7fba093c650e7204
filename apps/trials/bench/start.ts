import { publicPaths } from "@visiga/contracts/public-paths";
import type { Release } from "@visiga/testing/build-release";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { serving, startServer } from "./measured-server.ts";
import { compareReleases, dataFolders } from "./releases.ts";

/** How long the built server takes from its spawn to the first page, on existing data, and the memory of its processes. */
export const measureStart = (releases: readonly Release[]): Promise<Table> =>
  withFolder(async (folder) => {
    const folders = await dataFolders(releases, folder);
    return compareReleases(releases, {
      title: `start on existing data, Node.js ${process.versions.node}`,
      rounds: 9,
      aims: { "to the first page (ms)": 900 },
      measure: async (release) => {
        const server = await startServer(release.main, String(folders.get(release)));
        const processorTime = await server.processorTime();
        const memory = await server.memory();
        const { keeper, site, PostgreSQL } = memory;
        for (const path of publicPaths)
          for (const language of ["en", "sw"])
            await (await fetch(`${server.url}${path}?lang=${language}`)).arrayBuffer();
        const afterAll = serving(await server.memory());
        await server.stop();
        return {
          "to the first page (ms)": server.startedAfter,
          "processor time of the server (ms)": processorTime * 1000,
          "memory then (MB, PSS)": serving(memory),
          "… of the keeper": keeper,
          "… of the site": site,
          "… of PostgreSQL": PostgreSQL,
          "memory after every page in both languages (MB, PSS)": afterAll,
        };
      },
    });
  });

import type { Release } from "@visiga/testing/build-release";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { startServer } from "./measured-server.ts";
import { compareReleases, dataFolders } from "./releases.ts";

/** How long the built server takes from its spawn to the first page, on existing data. */
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
        await server.stop();
        return {
          "to the first page (ms)": server.startedAfter,
          "processor time of the server (ms)": processorTime * 1000,
        };
      },
    });
  });
